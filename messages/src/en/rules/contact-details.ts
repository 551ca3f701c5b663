import type { Values } from '../../values.ts';

export const rulesContactDetails = {
  // contact-details.ts
  founderSOrganization: ({ founder }: Values<'founder'>) => `${founder}'s organization`,
};
