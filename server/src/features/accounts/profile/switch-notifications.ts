import type { Tx } from '../../../platform/database/database.ts';
import type { Tell } from '../../../platform/followers.ts';
import { writeSwitches } from '../store.ts';

/**
 * Switches mails and text messages of notifications on or off, in all organizations. The
 * profile's checkboxes are the same switches.
 */
export async function switchNotifications(
  tx: Tx,
  tell: Tell,
  userId: string,
  switches: { email: boolean; sms: boolean },
  now: Date,
): Promise<void> {
  if (await writeSwitches(tx, userId, switches, now))
    await tell(tx, { type: 'contact_changed', userId }, now);
}
