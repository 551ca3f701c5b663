import type { Reminder } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { pendingNotification } from './notify.ts';
import { insertNotifications } from './store.ts';
import { announceNotifications } from './wake-dispatchers.ts';

export type DueReminder = Reminder & { organizationId: string; reservationId: string; userId: string };

/** Adds reminders of any organizations to the queue, except those that it has had already. */
export async function writeReminders(tx: Tx, due: readonly DueReminder[], now: Date): Promise<void> {
  await insertNotifications(
    tx,
    due.map(({ organizationId, method, dueAt, ...reminder }) => ({
      ...pendingNotification(reminder, dueAt, now),
      organizationId,
      method,
    })),
  );
  announceNotifications(tx, due);
}
