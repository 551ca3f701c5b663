import type { Messages } from '../../en/index.ts';

export const rulesLineMatch = {
  youHadAChargerAt: 'Je had op die tijd een laadpunt en bent niet verschenen.',
} satisfies Messages['rulesLineMatch'];
