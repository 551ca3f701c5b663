import type { Values } from '../../values.ts';

export const organizationsCreate = {
  // organizations/create/api.ts
  yourSessionHasExpiredPlease: 'Your session has expired. Please refresh the page and try again.',
  unauthorized: 'Unauthorized',
  failedToCreateOrganization: 'Failed to create organization',
  failedToUpdateProfilePlease: 'Failed to update profile. Please try again.',

  // organizations/create/create-dialog.tsx
  creating: 'Creating...',
  freeForDays: ({ days }: Values<'days'>) => `Free for ${days} days.`,
  labelAmountAMonth: ({ label, amount }: Values<'label' | 'amount'>) => `${label}, ${amount} a month`,
  organizationCreatedSuccessfully: 'Organization created successfully!',
  youAreNowTheAdministrator: 'You are now the administrator: you can invite members and set up locations.',
  ok: 'OK',

  // organizations/create/details-step.tsx
  organizationDetails: 'Organization details',
  membersMustAcceptAnAgreement: 'Members must accept an agreement to join',
  agreementText: 'Agreement text',
  peopleSeeItWithThe:
    'People see it with the invitation, before they accept. If you leave it empty, the standard agreement is shown.',

  // organizations/create/name-step.tsx
  completeYourProfile: 'Complete Your Profile',
  peopleYouInviteSeeYour: 'People you invite see your name.',
  firstName: 'First name',
  atLeast10Digits: 'At least 10 digits.',

  // organizations/create/organization-fields.tsx
  invitedPeopleAndYourMembers:
    'Invited people and your members see it everywhere. Bills that were issued keep the former one.',
  invitedPeopleReadItOn: 'Invited people read it on the invitation, your members on their dashboard.',
  invitedPeopleAndYourMembersSee: 'Invited people and your members see it.',
  yourMembersSeeItOn: 'Your members see it on their dashboard.',
  yourMembersSeeItOnTheir: 'Your members see it on their dashboard. Each location has an address of its own.',
  organizationName: 'Organization name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',

  // organizations/create/time-zone-field.tsx
  yourLocationsStartWithIt: 'Your locations start with it; each can have its own.',
};
