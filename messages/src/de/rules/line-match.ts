import type { Messages } from '../../en/index.ts';

export const rulesLineMatch = {
  youHadAChargerAt: 'Du hattest zu dieser Zeit einen Ladepunkt und bist nicht erschienen.',
} satisfies Messages['rulesLineMatch'];
