import { KEEP_NOTIFICATIONS_DAYS } from '@chargerota/domain';
import { sendStatement, type Tx } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import { currentTrace } from '../../platform/tracing/tracing.ts';
import type { RowsInBatches } from '../../platform/jobs/housekeeping.ts';
import type { notifications } from './tables.ts';

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'id' | 'userId' | 'type' | 'method' | 'scheduledFor' | 'attemptAt' | 'createdAt'
> &
  Partial<
    Pick<
      typeof notifications.$inferSelect,
      | 'reservationId'
      | 'status'
      | 'params'
      | 'title'
      | 'message'
      | 'path'
      | 'sentAt'
      | 'providerId'
      | 'segments'
      | 'errorMessage'
      | 'attempts'
    >
  >;

const INSERT = {
  name: 'notifications.insert',
  text: `
    INSERT INTO notifications (organization_id, id, user_id, reservation_id, type, method, status, params, title, message,
      path, scheduled_for, attempt_at, attempts, sent_at, provider_id, segments, error_message, trace, created_at)
    SELECT n."organizationId", n.id, n."userId", n."reservationId", n.type, n.method, coalesce(n.status, 'pending'), n.params,
      coalesce(n.title, ''), coalesce(n.message, ''), n.path, n."scheduledFor", n."attemptAt", coalesce(n.attempts, 0),
      n."sentAt", n."providerId", n.segments, n."errorMessage", $2, n."createdAt"
    FROM jsonb_to_recordset($1::jsonb) AS n ("organizationId" uuid, id uuid, "userId" uuid, "reservationId" uuid, type text, method text,
      status text, params jsonb, title text, message text, path text, "scheduledFor" timestamptz, "attemptAt" timestamptz,
      attempts int, "sentAt" timestamptz, "providerId" text, segments int, "errorMessage" text, "createdAt" timestamptz)
    ON CONFLICT DO NOTHING`,
};

/** A notification with the organization that it is about. */
export type StoredNotification = NewNotification & { organizationId: string };

/**
 * Writes notifications, for who sends statements in a group. One whose reservation, kind, method and time exist already
 * is left out.
 */
export const insertStatement = (notifications: readonly StoredNotification[]): Statement => ({
  ...INSERT,
  values: [JSON.stringify(notifications), currentTrace()],
});

/** The same at once. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly StoredNotification[],
): Promise<void> {
  if (notifications.length === 0) return;
  await sendStatement(tx, insertStatement(notifications));
}

/** Housekeeping deletes old notifications that were sent or have failed. */
export const expiredNotifications: RowsInBatches = {
  name: 'notifications.delete-old',
  text: `
    WITH gone AS (
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications WHERE status <> 'pending' AND scheduled_for <= $1
        ORDER BY scheduled_for LIMIT $2))
      RETURNING 1)
    SELECT count(*)::int AS gone FROM gone`,
  keep: KEEP_NOTIFICATIONS_DAYS * 86_400_000,
  batch: 1000,
};
