import type { Messages } from '../../en/index.ts';

export const rulesContactDetails = {
  founderSOrganization: ({ founder }) => `${founder}'s organisation`,
} satisfies Partial<Messages['rulesContactDetails']>;
