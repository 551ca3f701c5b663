import type { Messages } from '../../en/index.ts';

export const rulesContactDetails = {
  founderSOrganization: ({ founder }) => `Organización de ${founder}`,
} satisfies Messages['rulesContactDetails'];
