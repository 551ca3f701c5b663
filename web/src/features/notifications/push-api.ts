import { call } from '../../lib/api.ts';
import { rememberSubscribed, subscribedHere } from '../../lib/push-subscription.ts';
import { pushKeysOf, subscriptionHere } from './push-keys.ts';

/**
 * The server ends the push messages to all browsers together with their sessions. The browser that stays signed in, if it
 * has taken them, subscribes again. If that fails, the choices offer to turn them on.
 */
export async function keepPushHere(): Promise<void> {
  if (subscribedHere() === null) return;
  const keys = pushKeysOf(await subscriptionHere());
  if (keys) rememberSubscribed((await call('POST /api/push-subscriptions', { body: keys })).id);
}
