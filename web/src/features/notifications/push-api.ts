import { subscribeToPush } from '@chargerota/contract';
import { call } from '../../lib/api.ts';
import { PUSH_WORKER, rememberSubscribed, subscribedHere } from '../../lib/push-subscription.ts';

/**
 * The server ends the push messages to all browsers together with their sessions. The browser that stays signed in, if it
 * has taken them, subscribes again. If that fails, the choices offer to turn them on.
 */
export async function keepPushHere(): Promise<void> {
  if (subscribedHere() === null) return;
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER);
  const { endpoint, keys } = (await registration?.pushManager.getSubscription())?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return;
  const body = { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
  rememberSubscribed((await call(subscribeToPush, { body })).id);
}
