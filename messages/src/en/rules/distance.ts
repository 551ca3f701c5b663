import type { Values } from '../../values.ts';

export const rulesDistance = {
  // distance.ts
  meters: ({ meters }: Values<'meters'>) => `${meters} m`,
  kilometers: ({ kilometers }: Values<'kilometers'>) => `${kilometers} km`,
};
