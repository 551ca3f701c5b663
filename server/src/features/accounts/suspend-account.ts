import type { Tx } from '../../platform/database/database.ts';
import { destroyUserSessions } from '../../platform/sessions/sessions.ts';
import { endPushSubscriptions } from '../notifications/channels/push-subscriptions.ts';
import { endStreamsWithSessions } from './sessions/end-devices.ts';
import { changeStatus, lockAccount } from './store.ts';

// What only an operator decides (decision 0055). Memberships, reservations and the organization stay as they are.

/** Suspends an approved account and signs it out everywhere; false if it was not approved. */
export async function suspendAccount(tx: Tx, userId: string, now: Date): Promise<boolean> {
  if ((await lockAccount(tx, userId))?.status !== 'approved') return false;
  await changeStatus(tx, userId, { from: ['approved'], to: 'suspended', now });
  await endPushSubscriptions(tx, userId, now);
  await destroyUserSessions(tx, userId);
  await endStreamsWithSessions(tx, userId);
  return true;
}

/** Approves a suspended account again; false if it was not suspended. */
export async function reinstateAccount(tx: Tx, userId: string, now: Date): Promise<boolean> {
  if ((await lockAccount(tx, userId))?.status !== 'suspended') return false;
  await changeStatus(tx, userId, { from: ['suspended'], to: 'approved', now });
  return true;
}
