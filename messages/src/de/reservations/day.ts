import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Für dich zurückgelegt',
  heldForName: ({ name }) => `Für ${name} zurückgelegt`,
  heldForSomebodyInLine: 'Für jemanden auf der Warteliste zurückgelegt',
} satisfies Messages['reservationsDay'];
