import type { Values } from '../../values.ts';

export const reservationsDay = {
  // reservations/day/charger-words.ts
  heldForYou: 'Held for you',
  /** `name` is a person's. */
  heldForName: ({ name }: Values<'name'>) => `Held for ${name}`,
  heldForSomebodyInLine: 'Held for somebody in line',
};
