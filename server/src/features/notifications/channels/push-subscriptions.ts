import { m } from '@chargerota/messages';
import { ECDH } from 'node:crypto';
import type {
  RouteInput,
  RouteResponse,
  renewPush as renewRoute,
  subscribeToPush as subscribeRoute,
} from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { takeLocks } from '../../../platform/database/locks.ts';
import type { Tell } from '../../../platform/followers.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { isPushEndpoint } from '../../../platform/push/push-endpoint.ts';
import { deviceName } from '../../accounts/sessions/device-name.ts';
import { holdSignedIn } from '../../accounts/sessions/hold-signed-in.ts';
import {
  countSubscriptions,
  deleteAllSubscriptions,
  deleteOldSubscriptions,
  deleteSubscription,
  findSubscription,
  noteRefusal,
  upsertSubscription,
  type Subscription,
} from './push-store.ts';

/** Limited because each message goes to all of them. */
const MOST_BROWSERS = 20;

type Browser = RouteInput<typeof subscribeRoute>['body'] & { userAgent: string | null };

/**
 * Subscribes a browser to push messages for the person who is signed in there.
 * @throws DomainError push_endpoint_refused
 */
export async function subscribeToPush(
  deps: AppDeps,
  scope: UserScope,
  { endpoint, keys, userAgent, allowsLoopback }: Browser & { allowsLoopback: boolean },
  replaces?: string,
): Promise<Pick<Subscription, 'id' | 'browser' | 'createdAt'>> {
  if (!isPushEndpoint(endpoint, { allowsLoopback }) || !isPublicKey(keys.p256dh))
    throw new DomainError('push_endpoint_refused');
  const { userId } = scope;
  const now = deps.clock.now();
  const browser = deviceName(userAgent) ?? m.sentNotifications.aBrowser;
  const subscription = { id: newId(), userId, endpoint, ...keys, browser, createdAt: now };
  const { ownerBefore, ...kept } = await asMember(deps, userId, async (tx) => {
    await holdSignedIn(tx, scope);
    const stored = await upsertSubscription(tx, subscription);
    if (replaces && replaces !== stored.id) await deleteSubscription(tx, userId, replaces);
    await deleteOldSubscriptions(tx, userId, MOST_BROWSERS);
    return stored;
  });
  // If this was the previous owner's only browser, their reminders must be planned again.
  if (ownerBefore !== null && ownerBefore !== userId) await asMember(deps, ownerBefore, async () => {});
  return { ...kept, browser };
}

type Visit = RouteInput<typeof renewRoute>['body'] & Pick<Browser, 'userAgent'> & { allowsLoopback: boolean };

/**
 * Compares what a browser has with what is stored of it, and stores what differs. If its messages would reach nobody, it is
 * told to subscribe anew.
 * @throws DomainError not_found, push_endpoint_refused
 */
export async function renewPush(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  { subscription, serverKey, ...browser }: Visit,
): Promise<RouteResponse<typeof renewRoute>> {
  const stored = await requireOwnSubscription(deps, scope, id);
  const { publicKey } = await deps.keys.vapid();
  const isKnown = subscription?.endpoint === stored.endpoint;
  const isOver = isKnown && (stored.endedAt ?? stored.refusedAt) !== null;
  if (!subscription || serverKey !== publicKey || isOver) return { id, works: false, pushKey: publicKey };
  const { p256dh, auth } = subscription.keys;
  if (isKnown && p256dh === stored.p256dh && auth === stored.auth)
    return { id, works: true, pushKey: publicKey };
  const renewed = await subscribeToPush(deps, scope, { ...subscription, ...browser }, id);
  return { id: renewed.id, works: true, pushKey: publicKey };
}

/** @throws DomainError not_found for anybody else's */
export async function unsubscribeFromPush(deps: AppDeps, { userId }: UserScope, id: string): Promise<void> {
  await asMember(deps, userId, async (tx) => {
    if (!(await deleteSubscription(tx, userId, id))) throw new DomainError('not_found');
  });
}

/** @throws DomainError not_found */
export async function requireOwnSubscription(
  { database }: AppDeps,
  { userId }: UserScope,
  id: string,
): Promise<Subscription> {
  const found = await findSubscription(database.drizzle, userId, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Ends a subscription that will never take a message again. */
export async function endSubscription(deps: AppDeps, subscription: Subscription): Promise<void> {
  await asMember(deps, subscription.userId, (tx) =>
    noteRefusal(tx, subscription, { endedAt: deps.clock.now() }),
  );
}

/**
 * Ends the push messages to all of a person's browsers, for acts that end their sessions: whoever was signed in there must
 * not go on reading. The browser that stays signed in subscribes again by itself. Call it while holding the account, before
 * its sessions.
 */
export async function endPushSubscriptions(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  if ((await deleteAllSubscriptions(tx, userId)) > 0)
    await tell(tx, { type: 'contact_changed', userId }, now);
}

/** Changes a person's browsers. If push begins or stops to work for them, their reminders are planned again. */
async function asMember<T>(
  { database, clock, tell }: Pick<AppDeps, 'database' | 'clock' | 'tell'>,
  userId: string,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: userId }]);
    const before = await countSubscriptions(tx, userId);
    const changed = await change(tx);
    const after = await countSubscriptions(tx, userId);
    if (before === 0 || after === 0) await tell(tx, { type: 'contact_changed', userId }, clock.now());
    return changed;
  });
}

/** Whether the key is a point of the curve. Otherwise nothing can be encrypted for it. */
function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}
