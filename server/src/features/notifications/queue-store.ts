// The table of notifications as the operators of the installation see it.
import { MOST_COUNTED } from '@chargerota/contract';
import {
  DAY_MS,
  isOfEnd,
  isReminded,
  NOTIFICATION_METHODS,
  REMINDER_KINDS,
  RESERVATION_STATUSES,
  SHORTEST_OFFER_MINUTES,
} from '@chargerota/domain';
import type { NotificationMethod, ReminderKind } from '@chargerota/domain';
import { sql } from 'drizzle-orm';
import { literals } from '../../platform/database/columns.ts';
import type { Queries, Tx } from '../../platform/database/database.ts';
import {
  toFigures,
  type CountedQueue,
  type DeadReason,
  type QueueFigures,
} from '../../platform/queue/figures.ts';
import { announceNotifications } from './wake-dispatchers.ts';

/** News that is older tells nobody anything. */
const RETRIABLE_DAYS = 7;
const MOST_RETRIED = 10_000;
/** Of the last day's notifications, so many are counted by method. */
const MOST_OF_A_DAY = 50_000;

const CONFIRMATIONS = ['reservation_confirmed', 'reservation_changed', 'reservation_cancelled'];
const END_REMINDERS: ReminderKind[] = ['end_15min', 'end_5min'];
const START_REMINDERS = REMINDER_KINDS.filter((kind) => !isOfEnd(kind));
const remindedStatuses = (kind: ReminderKind) =>
  literals(RESERVATION_STATUSES.filter((status) => isReminded(kind, status)));

const reservationOfNotification = sql`
  SELECT FROM reservations r WHERE r.organization_id = n.organization_id AND r.id = n.reservation_id`;

/** Dead notifications `n` that are still of use. A reminder is until what it announces, by the rules of its delivery. */
const isRetriable = (now: Date) => sql`
  n.status = 'failed' AND n.error_message IS NOT NULL
  AND n.scheduled_for > ${new Date(now.getTime() - RETRIABLE_DAYS * DAY_MS)} AND CASE
    WHEN n.type IN (${literals(START_REMINDERS)}) THEN EXISTS (${reservationOfNotification}
      AND r.status IN (${remindedStatuses('start_5min')}) AND r.starts_at > ${now})
    WHEN n.type IN (${literals(END_REMINDERS)}) THEN EXISTS (${reservationOfNotification}
      AND r.status IN (${remindedStatuses('end_5min')}) AND r.ends_at > ${now})
    WHEN n.type = 'someone_waits' THEN EXISTS (${reservationOfNotification} AND r.status IN (${remindedStatuses('someone_waits')})
      AND r.ends_at > ${new Date(now.getTime() + SHORTEST_OFFER_MINUTES * 60_000)})
    WHEN n.type IN (${literals(CONFIRMATIONS)}) THEN EXISTS (${reservationOfNotification} AND r.ends_at > ${now})
    ELSE true END`;

export type NotificationQueue = QueueFigures & { retriable: number };

// Those that have failed carry their error, and only they are in the index that these counts read.
const FIGURES = (now: Date) => sql`
  WITH due AS (
    SELECT count(*)::int AS notifications, min(n.attempt_at) AS oldest
    FROM unnest(ARRAY[${literals(NOTIFICATION_METHODS)}]) AS by (method) CROSS JOIN LATERAL (
      SELECT attempt_at FROM notifications
      WHERE method = by.method AND status = 'pending' AND attempt_at <= ${now}
      ORDER BY attempt_at LIMIT ${MOST_COUNTED}) n)
  SELECT
    (SELECT count(*)::int FROM (
      SELECT FROM notifications WHERE status = 'pending' LIMIT ${MOST_COUNTED}) x) AS waiting,
    (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'notifications_due_idx'::regclass) AS about,
    due.notifications AS due, due.oldest AS "oldestDueAt",
    (SELECT count(*)::int FROM (
      SELECT FROM notifications WHERE status = 'pending' AND error_message IS NOT NULL LIMIT ${MOST_COUNTED}) x) AS failing,
    (SELECT count(*)::int FROM (
      SELECT FROM notifications WHERE status = 'failed' AND error_message IS NOT NULL LIMIT ${MOST_COUNTED}) x) AS dead,
    (SELECT count(*)::int FROM (
      SELECT FROM notifications n WHERE ${isRetriable(now)} LIMIT ${MOST_RETRIED}) x) AS retriable
  FROM due`;

export async function readNotificationQueue(queries: Queries, now: Date): Promise<NotificationQueue> {
  const { rows } = await queries.execute<CountedQueue & { retriable: number }>(FIGURES(now));
  const { retriable, ...figures } = rows[0]!;
  return { ...toFigures(figures), retriable };
}

/** Why notifications were given up, by method, the most frequent first. */
export async function readDeadNotificationReasons(queries: Queries): Promise<DeadReason[]> {
  const { rows } = await queries.execute<DeadReason>(sql`
    SELECT method AS what, error_message AS reason, count(*)::int AS count
    FROM (
      SELECT method, error_message FROM notifications WHERE status = 'failed' AND error_message IS NOT NULL
      ORDER BY scheduled_for DESC LIMIT 1000) dead
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 5`);
  return rows;
}

export type DayOfMethod = {
  method: NotificationMethod;
  sent: number;
  failed: number;
  lastError: string | null;
  isAtLeast: boolean;
};

/** What became of the notifications that were due within the last 24 hours, by method. */
export async function readDayOfNotifications(queries: Queries, now: Date): Promise<DayOfMethod[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const { rows } = await queries.execute<DayOfMethod>(sql`
    WITH counted AS (
      SELECT method, (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
        (count(*) FILTER (WHERE status = 'failed'))::int AS failed
      FROM (
        SELECT method, status FROM notifications
        WHERE status <> 'pending' AND scheduled_for > ${since} AND scheduled_for <= ${now}
        ORDER BY scheduled_for DESC LIMIT ${MOST_OF_A_DAY}) day
      GROUP BY method)
    SELECT method, coalesce(sent, 0) AS sent, coalesce(failed, 0) AS failed,
      (SELECT coalesce(sum(sent + failed), 0) >= ${MOST_OF_A_DAY} FROM counted) AS "isAtLeast",
      (SELECT n.error_message FROM notifications n
       WHERE n.error_message IS NOT NULL AND n.method = by.method AND n.status IN ('failed', 'pending')
         AND n.scheduled_for > ${since}
       ORDER BY n.scheduled_for DESC LIMIT 1) AS "lastError"
    FROM unnest(ARRAY[${literals(NOTIFICATION_METHODS)}]) AS by (method) LEFT JOIN counted USING (method)`);
  return rows;
}

/**
 * Makes the dead notifications that are still of use due again, at most 10,000 at once; returns how many. Those whose
 * day is over are tried once more. One that another transaction is about to retry is left to it.
 */
export async function retryDeadNotifications(tx: Tx, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE notifications SET status = 'pending', attempts = 0, attempt_at = ${now}, error_message = NULL
    WHERE ctid = ANY (ARRAY(
      SELECT n.ctid FROM notifications n WHERE ${isRetriable(now)}
      ORDER BY n.scheduled_for LIMIT ${MOST_RETRIED} FOR UPDATE OF n SKIP LOCKED))`);
  if (rowCount)
    announceNotifications(
      tx,
      NOTIFICATION_METHODS.map((method) => ({ method })),
    );
  return rowCount ?? 0;
}
