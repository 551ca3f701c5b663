import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Voor jou vastgehouden',
  heldForName: ({ name }) => `Vastgehouden voor ${name}`,
  heldForSomebodyInLine: 'Vastgehouden voor iemand op de wachtlijst',
  nameIsClosedUntil: ({ name, reason, until }) => `${name} is gesloten tot ${until}: ${reason}.`,
  nameIsClosedFromUntil: ({ name, reason, from, until }) =>
    `${name} is gesloten van ${from} tot ${until}: ${reason}.`,
} satisfies Messages['reservationsDay'];
