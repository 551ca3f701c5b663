import type { Messages } from '../../en/index.ts';

export const reservationsDay = {
  heldForYou: 'Voor jou vastgehouden',
  heldForName: ({ name }) => `Vastgehouden voor ${name}`,
  heldForSomebodyInLine: 'Vastgehouden voor iemand op de wachtlijst',
} satisfies Messages['reservationsDay'];
