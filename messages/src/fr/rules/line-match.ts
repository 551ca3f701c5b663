import type { Messages } from '../../en/index.ts';

export const rulesLineMatch = {
  youHadAChargerAt: 'Une borne était déjà réservée à ce moment-là, sans arrivée confirmée.',
} satisfies Messages['rulesLineMatch'];
