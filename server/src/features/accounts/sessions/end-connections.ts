import type { Tx } from '../../../platform/database/database.ts';
import type { Tell } from '../../../platform/followers.ts';
import { deleteEmailChange } from '../profile/email-change-store.ts';

/**
 * Ends everything by which somebody who once was signed in goes on reading without a session: the calendar feed, push
 * messages, the confirmed phone number, and a pending change of address. Call it while holding the account, after ending
 * its sessions: what is being made in one of them is found then.
 */
export async function endConnections(tx: Tx, tell: Tell, userId: string, now: Date): Promise<void> {
  await deleteEmailChange(tx, userId);
  await tell(tx, { type: 'access_withdrawn', userId, from: 'everything' }, now);
}
