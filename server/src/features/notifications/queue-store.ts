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
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import {
  countUpTo,
  deadReasonsText,
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
  literalText(RESERVATION_STATUSES.filter((status) => isReminded(kind, status)));

const reservationOfNotification = `
  SELECT FROM reservations r WHERE r.organization_id = n.organization_id AND r.id = n.reservation_id`;

/**
 * Dead notifications `n` that are still of use; $1 is the present. A reminder is until what it announces, by the rules of
 * its delivery.
 */
const IS_RETRIABLE = `
  n.status = 'failed' AND n.error_message IS NOT NULL
  AND n.scheduled_for > $1::timestamptz - interval '${RETRIABLE_DAYS} days' AND CASE
    WHEN n.type IN (${literalText(START_REMINDERS)}) THEN EXISTS (${reservationOfNotification}
      AND r.status IN (${remindedStatuses('start_5min')}) AND r.starts_at > $1)
    WHEN n.type IN (${literalText(END_REMINDERS)}) THEN EXISTS (${reservationOfNotification}
      AND r.status IN (${remindedStatuses('end_5min')}) AND r.ends_at > $1)
    WHEN n.type = 'someone_waits' THEN EXISTS (${reservationOfNotification}
      AND r.status IN (${remindedStatuses('someone_waits')})
      AND r.ends_at > $1 + interval '${SHORTEST_OFFER_MINUTES} minutes')
    WHEN n.type IN (${literalText(CONFIRMATIONS)}) THEN EXISTS (${reservationOfNotification} AND r.ends_at > $1)
    ELSE true END`;

const METHODS = `unnest(ARRAY[${literalText(NOTIFICATION_METHODS)}]) AS by (method)`;

export type NotificationQueue = QueueFigures & { retriable: number };

// Those that have failed carry their error, and only they are in the index that these counts read.
const FIGURES = {
  name: 'notifications.figures',
  text: `
    WITH due AS (
      SELECT count(*)::int AS notifications, min(n.attempt_at) AS oldest
      FROM ${METHODS} CROSS JOIN LATERAL (
        SELECT attempt_at FROM notifications
        WHERE method = by.method AND status = 'pending' AND attempt_at <= $1
        ORDER BY attempt_at LIMIT ${MOST_COUNTED}) n)
    SELECT ${countUpTo('notifications', "status = 'pending'")} AS waiting,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'notifications_due_idx'::regclass) AS about,
      due.notifications AS due, due.oldest AS "oldestDueAt",
      ${countUpTo('notifications', "status = 'pending' AND error_message IS NOT NULL")} AS failing,
      ${countUpTo('notifications', "status = 'failed' AND error_message IS NOT NULL")} AS dead,
      ${countUpTo('notifications n', IS_RETRIABLE, MOST_RETRIED)} AS retriable
    FROM due`,
};

export async function readNotificationQueue(queries: Queries, now: Date): Promise<NotificationQueue> {
  const [row] = await namedQuery<CountedQueue & { retriable: number }>(queries, FIGURES, [now]);
  const { retriable, ...figures } = row!;
  return { ...toFigures(figures), retriable };
}

const DEAD_REASONS = {
  name: 'notifications.dead-reasons',
  text: deadReasonsText(`
    SELECT method AS what, error_message AS reason FROM notifications
    WHERE status = 'failed' AND error_message IS NOT NULL ORDER BY scheduled_for DESC`),
};

/** Why notifications were given up, by method, the most frequent first. */
export const readDeadNotificationReasons = (queries: Queries): Promise<DeadReason[]> =>
  namedQuery<DeadReason>(queries, DEAD_REASONS, []);

export type DayOfMethod = {
  method: NotificationMethod;
  sent: number;
  failed: number;
  lastError: string | null;
  isAtLeast: boolean;
};

const DAY = {
  name: 'notifications.day',
  text: `
    WITH counted AS (
      SELECT method, (count(*) FILTER (WHERE status = 'sent'))::int AS sent,
        (count(*) FILTER (WHERE status = 'failed'))::int AS failed
      FROM (
        SELECT method, status FROM notifications
        WHERE status <> 'pending' AND scheduled_for > $2 AND scheduled_for <= $1
        ORDER BY scheduled_for DESC LIMIT ${MOST_OF_A_DAY}) day
      GROUP BY method)
    SELECT method, coalesce(sent, 0) AS sent, coalesce(failed, 0) AS failed,
      (SELECT coalesce(sum(sent + failed), 0) >= ${MOST_OF_A_DAY} FROM counted) AS "isAtLeast",
      (SELECT n.error_message FROM notifications n
       WHERE n.error_message IS NOT NULL AND n.method = by.method AND n.status IN ('failed', 'pending')
         AND n.scheduled_for > $2
       ORDER BY n.scheduled_for DESC LIMIT 1) AS "lastError"
    FROM ${METHODS} LEFT JOIN counted USING (method)`,
};

/** What became of the notifications that were due within the last 24 hours, by method. */
export const readDayOfNotifications = (queries: Queries, now: Date): Promise<DayOfMethod[]> =>
  namedQuery<DayOfMethod>(queries, DAY, [now, new Date(now.getTime() - DAY_MS)]);

const RETRY_DEAD = {
  name: 'notifications.retry-dead',
  text: `
    UPDATE notifications SET status = 'pending', attempts = 0, attempt_at = $1, error_message = NULL
    WHERE ctid = ANY (ARRAY(
      SELECT n.ctid FROM notifications n WHERE ${IS_RETRIABLE}
      ORDER BY n.scheduled_for LIMIT ${MOST_RETRIED} FOR UPDATE OF n SKIP LOCKED))
    RETURNING true`,
};

/**
 * Makes the dead notifications that are still of use due again, at most 10,000 at once; returns how many. Those whose
 * day is over are tried once more. One that another transaction is about to retry is left to it.
 */
export async function retryDeadNotifications(tx: Tx, now: Date): Promise<number> {
  const retried = await namedQuery(tx, RETRY_DEAD, [now]);
  if (retried.length > 0)
    announceNotifications(
      tx,
      NOTIFICATION_METHODS.map((method) => ({ method })),
    );
  return retried.length;
}
