import type { Messages } from '../../en/index.ts';

export const rulesDistance = {
  meters: ({ meters }) => `${meters} m`,
  kilometers: ({ kilometers }) => `${kilometers} km`,
} satisfies Messages['rulesDistance'];
