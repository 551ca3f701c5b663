import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Reservado para ti',
  heldForName: ({ name }) => `Reservado para ${name}`,
  heldForSomebodyInLine: 'Reservado para alguien de la lista de espera',
  nameIsClosedUntil: ({ name, reason, until }) => `${name} está cerrada hasta el ${until}: ${reason}.`,
  nameIsClosedFromUntil: ({ name, reason, from, until }) =>
    `${name} está cerrada desde las ${from} hasta el ${until}: ${reason}.`,
} satisfies Messages['reservationsDay'];
