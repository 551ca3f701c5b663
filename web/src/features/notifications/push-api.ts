import { call } from '../../lib/api.ts';
import { rememberSubscribed, subscribedHere, PUSH_WORKER } from '../../lib/push-subscription.ts';

export type PushKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

/** The subscription that this browser has; null if it has none any more. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What the server needs of a subscription. */
export function pushKeysOf(subscription: PushSubscription | null): PushKeys | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/**
 * The server ends the push messages to all browsers together with their sessions. The browser that stays signed in, if it
 * has taken them, subscribes again. If that fails, the choices offer to turn them on.
 */
export async function keepPushHere(): Promise<void> {
  if (subscribedHere() === null) return;
  const keys = pushKeysOf(await subscriptionHere());
  if (keys) rememberSubscribed((await call('POST /api/push-subscriptions', { body: keys })).id);
}
