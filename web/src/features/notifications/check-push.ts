import { m } from '@chargerota/messages';
import { ApiError, call } from '../../lib/api.ts';
import {
  rememberEnded,
  rememberSubscribed,
  subscribedHere,
  unsubscribeHere,
} from '../../lib/push-subscription.ts';
import { toast } from '../../ui/toast.ts';
import { subscribeHere } from './choices/push.ts';
import { pushKeysOf, subscriptionHere, type PushKeys } from './push-api.ts';

/**
 * Push messages end without a word when the browser drops its subscription, or the installation gets another key. So each
 * visit compares what this browser has with what the server has stored, and subscribes anew where the permission still
 * stands. Otherwise it says that push has ended.
 */
export async function checkPushHere(): Promise<void> {
  const id = subscribedHere();
  if (id === null) return;
  const subscription = await subscriptionHere();
  try {
    const found = await renew(id, pushKeysOf(subscription), keyOf(subscription));
    if (found.works || (await subscribeAnew(id, found.pushKey))) return;
    await call('DELETE /api/push-subscriptions/:id', { params: { id } });
  } catch (error) {
    // Removed from elsewhere, or ended with the sessions. Anything else is tried again at the next visit.
    if (!(error instanceof ApiError && error.code === 'not_found')) return;
    await unsubscribeHere().catch(() => undefined);
  }
  rememberEnded();
  toast({
    title: m.notifications.pushMessagesHaveEndedHere,
    description: m.notifications.thisBrowserGetsNoMore,
    tone: 'off',
  });
}

async function renew(id: string, subscription: PushKeys | null, serverKey: string | null) {
  const found = await call('PUT /api/push-subscriptions/:id', {
    params: { id },
    body: { subscription, serverKey },
  });
  if (found.works && found.id !== id) rememberSubscribed(found.id);
  return found;
}

/** False without permission, or if the browser cannot. */
async function subscribeAnew(id: string, pushKey: string): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  // Otherwise the browser answers with the subscription that it has.
  await unsubscribeHere().catch(() => undefined);
  const subscription = await subscribeHere(pushKey).catch(() => null);
  return subscription !== null && (await renew(id, subscription, pushKey)).works;
}

/** In base64url, as the server gives it. */
function keyOf(subscription: PushSubscription | null): string | null {
  const key = subscription?.options.applicationServerKey;
  if (!key) return null;
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
