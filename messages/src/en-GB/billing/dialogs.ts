import type { Messages } from '../../en/index.ts';

export const billingDialogs = {
  whatStaysYourOrganizationIts:
    '<b>What stays:</b> your organisation, its members, locations and chargers. Members keep booking.',
  yourOrganizationIsOnLabel: ({ label }) => `Your organisation is on ${label} now.`,
} satisfies Partial<Messages['billingDialogs']>;
