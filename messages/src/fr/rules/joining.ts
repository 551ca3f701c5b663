import type { Messages } from '../../en/index.ts';

export const rulesJoining = {
  iUseTheChargersBy: ({ name }) =>
    `J’utilise les bornes selon les règles de l’organisation ${name}, et je libère la borne à la fin de mon créneau.`,
} satisfies Messages['rulesJoining'];
