import type { Messages } from '../../en/index.ts';

export const accountsProviders = {
  setUpYourOrganizationThen: 'Set up your organisation, then invite its members. You won’t need a password.',
} satisfies Partial<Messages['accountsProviders']>;
