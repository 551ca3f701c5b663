import type { Tx } from '../../../platform/database/database.ts';
import { endFeed } from '../../calendar/feed.ts';
import { endPhoneConfirmation } from '../../notifications/channels/confirm-phone.ts';
import { endPushSubscriptions } from '../../notifications/channels/push-subscriptions.ts';
import { deleteEmailChange } from '../profile/email-change-store.ts';

/**
 * Ends everything by which somebody who once was signed in goes on reading without a session: the calendar feed, push
 * messages, the confirmed phone number, and a pending change of address. Call it while holding the account, after ending
 * its sessions: what is being made in one of them is found then.
 */
export async function endConnections(tx: Tx, userId: string, now: Date): Promise<void> {
  await endFeed(tx, userId);
  await deleteEmailChange(tx, userId);
  await endPhoneConfirmation(tx, userId, now);
  await endPushSubscriptions(tx, userId, now);
}
