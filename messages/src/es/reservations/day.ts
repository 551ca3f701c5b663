import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Reservado para ti',
  heldForName: ({ name }) => `Reservado para ${name}`,
  heldForSomebodyInLine: 'Reservado para alguien de la lista de espera',
} satisfies Messages['reservationsDay'];
