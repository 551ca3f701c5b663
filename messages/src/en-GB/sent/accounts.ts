import type { Messages } from '../../en/index.ts';

export const sentAccounts = {
  nameRegisteredAnOrganizationAt: ({ name, newEmail }) =>
    `${name} registered an organisation at ChargeRota with ${newEmail}. Once you have confirmed this address, you can invite people.`,
  somebodyRegisteredAnOrganization: ({ newEmail }) =>
    `Somebody registered an organisation at ChargeRota with ${newEmail}. Once you have confirmed this address, you can invite people.`,
  ifItWasntYouTell: 'If it wasn’t you, tell an administrator of your organisation at once.',
  organizationCreated: 'Organisation Created',
} satisfies Partial<Messages['sentAccounts']>;
