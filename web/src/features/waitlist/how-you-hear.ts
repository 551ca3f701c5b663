// How an offer reaches a member, by their choices and what works for them.
import type { NotificationPreferences } from '@chargerota/contract';
import { methodsFor, offerReach } from '@chargerota/domain';
import type { OfferReach } from '@chargerota/domain';
import { choicesOf } from '../notifications/reminder-words.ts';
import { methodsInWords } from '../notifications/words.ts';

export type Hearing = {
  reach: OfferReach;
  /** 'by push message'; null if offers are shown in the app alone. */
  by: string | null;
  /** False where the organization sends no notices of free chargers. */
  canChoose: boolean;
  /** Push messages are possible, and are not used yet. */
  canPush: boolean;
};

export function hearingOf(preferences: NotificationPreferences): Hearing {
  const methods = methodsFor('availability', choicesOf(preferences));
  const elsewhere = methods.filter((method) => method !== 'app');
  const canChoose = preferences.topics.some(({ topic }) => topic === 'availability');
  const isConfigured = preferences.channels.some(
    ({ method, why }) => method === 'push' && why !== 'not_configured',
  );
  return {
    reach: offerReach(methods),
    by: elsewhere.length > 0 ? methodsInWords(elsewhere) : null,
    canChoose,
    canPush: canChoose && isConfigured && !methods.includes('push'),
  };
}
