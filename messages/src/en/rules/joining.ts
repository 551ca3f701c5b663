import type { Values } from '../../values.ts';

export const rulesJoining = {
  // joining.ts
  iUseTheChargersBy: ({ name }: Values<'name'>) =>
    `I use the chargers by the rules of ${name}, and leave the charger when my time is over.`,
};
