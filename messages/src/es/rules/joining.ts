import type { Messages } from '../../en/index.ts';

export const rulesJoining = {
  iUseTheChargersBy: ({ name }) =>
    `Uso los cargadores según las reglas de ${name} y dejo el cargador cuando termina mi tiempo.`,
} satisfies Messages['rulesJoining'];
