import type { Messages } from '../../en/index.ts';

export const organizations = {
  yourOrganizationCouldNotBe: 'Your organisation could not be loaded',
  noOrganizationAccess: 'No Organisation Access',
  youDontBelongToAn:
    'You don’t belong to an organisation yet. Ask your administrator for an invitation, or create an organisation of your own.',
  youLackAdministratorPrivilegesIn:
    'You lack administrator privileges in this organisation. Its administrators can:',
  allOfItIsOn: 'All of it is on the organisation’s screen at any time.',
  createOrganization: 'Create organisation',
  anOrganizationBelongsToThe:
    'An organisation belongs to the account that creates it. Sign in, and you come back here.',
  organizationCreatedSuccessfully: 'Organisation created successfully!',
  loadingYourOrganization: 'Loading your organisation',
} satisfies Partial<Messages['organizations']>;
