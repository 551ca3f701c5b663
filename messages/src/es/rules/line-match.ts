import type { Messages } from '../../en/index.ts';

export const rulesLineMatch = {
  youHadAChargerAt: 'Tenías un cargador a esa hora y no llegaste.',
} satisfies Messages['rulesLineMatch'];
