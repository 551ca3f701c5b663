import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Retenue pour vous',
  heldForName: ({ name }) => `Retenue pour ${name}`,
  heldForSomebodyInLine: 'Retenue pour quelqu’un de la liste d’attente',
  nameIsClosedUntil: ({ name, reason, until }) => `Le site ${name} est fermé jusqu’au ${until} : ${reason}.`,
  nameIsClosedFromUntil: ({ name, reason, from, until }) =>
    `Le site ${name} est fermé à partir de ${from} et jusqu’au ${until} : ${reason}.`,
} satisfies Messages['reservationsDay'];
