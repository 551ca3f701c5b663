import type { Values } from '../../values.ts';

export const sentOrganizations = {
  // organizations/mails.ts
  youCanNowReserveChargers: ({ organizationName }: Values<'organizationName'>) =>
    `You can now reserve chargers at ${organizationName}`,
  welcomeFirstName: ({ firstName }: Values<'firstName'>) => `Welcome, ${firstName}`,
  anAdministratorOfOrganizationNameHas: ({ organizationName }: Values<'organizationName'>) =>
    `An administrator of ${organizationName} has approved your membership. You can reserve a charger from now on.`,
  reserveACharger: 'Reserve a charger',
  youReceiveThisBecauseYou: ({ organizationName }: Values<'organizationName'>) =>
    `You receive this because you asked to join ${organizationName}.`,
  youHaveAcceptedTheInvitation: ({ organizationName }: Values<'organizationName'>) =>
    `You have accepted the invitation to ${organizationName}, and are a member now. You can reserve a charger from now on.`,
  ifItWasNotYou: 'If it was not you who accepted, please tell the administrator who invited you.',
  youReceiveThisBecauseYouHave: ({ organizationName }: Values<'organizationName'>) =>
    `You receive this because you have joined ${organizationName}.`,
  yourRequestToJoinOrganizationName: ({ organizationName }: Values<'organizationName'>) =>
    `Your request to join ${organizationName}`,
  yourRequestWasNotApproved: 'Your request was not approved',
  anAdministratorOfOrganizationNameHasNot: ({ organizationName }: Values<'organizationName'>) =>
    `An administrator of ${organizationName} has not approved your membership, so you cannot reserve chargers there.`,
  ifYouThinkThisIs: 'If you think this is a mistake, please ask the administrator who invited you.',
  yourMembershipAtOrganizationNameIs: ({ organizationName }: Values<'organizationName'>) =>
    `Your membership at ${organizationName} is suspended`,
  yourMembershipIsSuspended: 'Your membership is suspended',
  anAdministratorOfOrganizationNameHasSuspended: ({ organizationName }: Values<'organizationName'>) =>
    `An administrator of ${organizationName} has suspended your membership. You cannot reserve chargers there until an administrator lifts the suspension.`,
  ifYouThinkThisIsA: 'If you think this is a mistake, please ask an administrator there.',
  youReceiveThisBecauseYouAre: ({ organizationName }: Values<'organizationName'>) =>
    `You receive this because you are a member of ${organizationName}.`,
  youCanReserveChargersAt: ({ organizationName }: Values<'organizationName'>) =>
    `You can reserve chargers at ${organizationName} again`,
  welcomeBackFirstName: ({ firstName }: Values<'firstName'>) => `Welcome back, ${firstName}`,
  yourMembershipAtOrganizationNameIsActive: ({ organizationName }: Values<'organizationName'>) =>
    `Your membership at ${organizationName} is active again. You can reserve a charger from now on.`,
  youAreNowAnAdministrator: ({ organizationName }: Values<'organizationName'>) =>
    `You are now an administrator of ${organizationName}`,
  youAreAnAdministratorNow: 'You are an administrator now',
  anotherAdministratorGaveYouThis: ({ organizationName }: Values<'organizationName'>) =>
    `Another administrator gave you this role: you can invite and approve members of ${organizationName}, and manage its locations and settings.`,
  openTheOrganization: 'Open the organization',
  youAreNoLongerAn: ({ organizationName }: Values<'organizationName'>) =>
    `You are no longer an administrator of ${organizationName}`,
  youAreNoLongerAnAdministrator: 'You are no longer an administrator',
  youNoLongerManageOrganizationName: ({ organizationName }: Values<'organizationName'>) =>
    `You no longer manage ${organizationName}. You are still a member and can reserve chargers as before.`,

  // organizations/audit/export-log.ts
  // The heads of the columns of a file for spreadsheets: when, who, what was done, to what, and how a field changed.
  at: 'At',
  actor: 'Actor',
  action: 'Action',
  subject: 'Subject',
  field: 'Field',
  before: 'Before',
  after: 'After',

  // organizations/settings-policy.ts
  thisIsAnotherNameOf: ({ setting }: Values<'setting'>) =>
    `This is another name of ${setting}; give one of the two, or the same value to both.`,
  namesVehiclesAndContactDetails:
    'Names, vehicles and contact details are hidden while reservation details are.',
};
