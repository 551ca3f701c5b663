import type { Values } from '../../values.ts';

export const reservationsDay = {
  // reservations/day/charger-words.ts
  heldForYou: 'Held for you',
  /** `name` is a person's. */
  heldForName: ({ name }: Values<'name'>) => `Held for ${name}`,
  heldForSomebodyInLine: 'Held for somebody in line',

  // reservations/day/closed-words.ts
  /** `reason` is what an administrator has written, such as *repairs*; `until` a day, or a day and a time. */
  nameIsClosedUntil: ({ name, reason, until }: Values<'name' | 'reason' | 'until'>) =>
    `${name} is closed for ${reason} until ${until}.`,
  /** `from` is a time of the day that is looked at. */
  nameIsClosedFromUntil: ({ name, reason, from, until }: Values<'name' | 'reason' | 'from' | 'until'>) =>
    `${name} is closed for ${reason} from ${from} until ${until}.`,
};
