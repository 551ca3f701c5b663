import type { Messages } from '../../en/index.ts';

export const sentLocations = {
  anOrganizationCanHave: {
    locations: ({ limit }) =>
      `An organisation can have ${limit} locations at most, those out of use included. Please contact support.`,
    chargers: ({ limit }) =>
      `An organisation can have ${limit} chargers at most, those out of use included. Please contact support.`,
  },
} satisfies Partial<Messages['sentLocations']>;
