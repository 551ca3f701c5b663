import type { Tx } from '../../../platform/database/database.ts';
import { replanPerson } from '../../notifications/plan-reminders.ts';
import { writeSwitches } from '../store.ts';

/**
 * Switches mails and text messages of notices on or off, in all organizations, and plans pending reminders again. The
 * profile's checkboxes are the same switches.
 */
export async function switchNotices(
  tx: Tx,
  userId: string,
  switches: { email: boolean; sms: boolean },
  now: Date,
): Promise<void> {
  if (await writeSwitches(tx, userId, switches, now)) await replanPerson(tx, userId, now);
}
