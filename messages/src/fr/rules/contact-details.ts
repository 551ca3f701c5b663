import type { Messages } from '../../en/index.ts';

export const rulesContactDetails = {
  founderSOrganization: ({ founder }) => `Organisation ${founder}`,
} satisfies Messages['rulesContactDetails'];
