import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Für dich zurückgelegt',
  heldForName: ({ name }) => `Für ${name} zurückgelegt`,
  heldForSomebodyInLine: 'Für jemanden auf der Warteliste zurückgelegt',
  nameIsClosedUntil: ({ name, reason, until }) => `${name} ist bis ${until} gesperrt: ${reason}.`,
  nameIsClosedFromUntil: ({ name, reason, from, until }) =>
    `${name} ist von ${from} bis ${until} gesperrt: ${reason}.`,
} satisfies Messages['reservationsDay'];
