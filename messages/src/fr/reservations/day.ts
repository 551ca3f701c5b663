import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Retenue pour vous',
  heldForName: ({ name }) => `Retenue pour ${name}`,
  heldForSomebodyInLine: 'Retenue pour quelqu’un de la liste d’attente',
} satisfies Messages['reservationsDay'];
