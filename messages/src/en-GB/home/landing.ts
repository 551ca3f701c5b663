import type { Messages } from '../../en/index.ts';

export const homeLanding = {
  eachOrganizationHasItsOwn: 'Each organisation has its own members, locations and rules.',
  organizationManaged: 'Organisation-managed',
  reserveAChargerConfirmYour: 'Reserve a charger, confirm your arrival, manage your organisation.',
  createYourAccountAndYour: 'Create your account and your organisation. 14 days free.',
  newOrganization: 'New Organisation',
  createAnOrganization: 'Create an organisation',
  alreadyAnAdministratorSetUp: 'Already an administrator? Set up another organisation.',
  yourOrganization: 'Your Organisation',
} satisfies Partial<Messages['homeLanding']>;
