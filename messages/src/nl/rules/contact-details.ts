import type { Messages } from '../../en/index.ts';

export const rulesContactDetails = {
  founderSOrganization: ({ founder }) => `Organisatie van ${founder}`,
} satisfies Messages['rulesContactDetails'];
