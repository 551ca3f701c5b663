import type { Messages } from '../../en/index.ts';

export const rulesJoining = {
  iUseTheChargersBy: ({ name }) =>
    `Ik gebruik de laadpunten volgens de regels van ${name}, en maak het laadpunt vrij als mijn tijd voorbij is.`,
} satisfies Messages['rulesJoining'];
