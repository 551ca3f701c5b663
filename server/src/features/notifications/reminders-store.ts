import type { NoticeMethod, ReminderKind } from '@chargerota/domain';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { announceNotices } from './wake-dispatchers.ts';

export type DueReminder = {
  organizationId: string;
  reservationId: string;
  userId: string;
  kind: ReminderKind;
  method: NoticeMethod;
  dueAt: Date;
};

const INSERT = {
  name: 'notifications.insert-reminders',
  text: `
    INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, scheduled_for, attempt_at,
      created_at)
    SELECT n."organizationId", n.id, n."userId", n."reservationId", n.kind, n.method, n."dueAt", n."dueAt", $2
    FROM jsonb_to_recordset($1::jsonb) AS n ("organizationId" uuid, id uuid, "userId" uuid, "reservationId" uuid,
      kind text, method text, "dueAt" timestamptz)
    ON CONFLICT (organization_id, reservation_id, type, method, scheduled_for) DO NOTHING`,
};

/** Adds reminders of any organizations to the queue, except those that it has had already. */
export async function insertReminders(tx: Tx, due: readonly DueReminder[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map((reminder) => ({ id: newId(), ...reminder }));
  await namedQuery(tx, INSERT, [JSON.stringify(rows), now]);
  await announceNotices(tx, due);
}
