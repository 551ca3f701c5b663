import type { Messages } from '../../en/index.ts';

export const rulesContactDetails = {
  founderSOrganization: ({ founder }) => `Organisation von ${founder}`,
} satisfies Messages['rulesContactDetails'];
