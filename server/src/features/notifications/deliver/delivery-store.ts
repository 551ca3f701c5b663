// The table of notifications as a queue. Notifications are due by the business clock; leases run by the database's clock.
import {
  LONGEST_LEAD_MINUTES,
  MEMBER_OCCUPYING_STATUSES,
  REMINDER_KINDS,
  type Language,
} from '@chargerota/domain';
import type {
  Clock,
  NotificationChoices,
  NotificationKind,
  Region,
  NotificationMethod,
  UserStatus,
} from '@chargerota/domain';
import { literalText } from '../../../platform/database/columns.ts';
import { namedQuery, type Queries } from '../../../platform/database/database.ts';
import { storableText } from '../../../platform/database/text.ts';
import type { Claim } from '../../../platform/queue/queue.ts';
import { IS_FREE, makeRenewal } from '../../../platform/queue/table.ts';
import { fromJson, NOTIFIED_RESERVATIONS, type ReservationJson } from '../facts-store.ts';
import type { NotifiedReservation } from '../facts.ts';
import { choicesOf, CHOICES, type ChoiceFacts } from '../sql-rules.ts';
import { LINE_FACTS, type Waiting } from './line-facts-store.ts';

/** A notification that is due, with what its text and its channel need. */
export type DueNotification = {
  organizationId: string;
  id: string;
  kind: NotificationKind;
  params: unknown;
  scheduledFor: Date;
  /** Includes the one that is beginning. */
  attempts: number;
  trace: string | null;
  /** That of its message. */
  lease: string;
  userId: string;
  firstName: string | null;
  language: Language;
  region: Region;
  clock: Clock;
  email: string;
  /** The confirmed number; null without one, or if it has answered STOP. */
  phone: string | null;
  accountStatus: UserStatus;
  organizationName: string;
  reservation: NotifiedReservation | null;
  /** The reader's present choices. */
  choices: NotificationChoices;
  /** True if it is for administrators and its reader no longer is one. */
  isForOthers: boolean;
  /** True if its offer was answered, has lapsed or was withdrawn, or if it may be said only once and already was. */
  hasEnded: boolean;
  /** The same notification in the reader's list. */
  listedId: string | null;
  /** Who waits for the time of the reader's charging session; null unless the notification tells of that. */
  waiting: Waiting | null;
};

// Rows that are looked up by their key or place: this keeps PostgreSQL 15 and 18 from reading the index of all that is pending
// instead, which they take for small if little was pending when statistics were gathered.
const isPending = (notification: string): string => `${notification}.status || '' = 'pending'`;

// One message has all reminders of a person that are due by the end of this minute. They are taken together with the first
// of them and never without it, so two instances never take some each. They are found by the reservations that begin or run
// within the next hour, at most two, because no reminder comes earlier. OFFSET 0 keeps PostgreSQL 15 and 18 from reading all
// that is due for each person instead, where they take that for little. Reminders that were leased together stay together:
// if their instance has died, their message may have been sent. The set is the same for each of its rows, so no row is in
// two sets.
const TOGETHER = `
  SELECT array_agg(s.id ORDER BY s.attempt_at, s.id) AS ids, array_agg(s.ctid ORDER BY s.attempt_at, s.id) AS places
  FROM reservations r
  CROSS JOIN LATERAL (
    SELECT s.ctid, s.* FROM notifications s
    WHERE s.organization_id = r.organization_id AND s.reservation_id = r.id OFFSET 0) s
  WHERE r.user_id = n.user_id AND r.status IN (${literalText(MEMBER_OCCUPYING_STATUSES)})
    AND r.period && tstzrange($2::timestamptz, $2::timestamptz + interval '${LONGEST_LEAD_MINUTES + 1} minutes')
    AND s.user_id = n.user_id AND s.type IN (${literalText(REMINDER_KINDS)}) AND s.method = $1 AND s.status = 'pending'
    AND s.scheduled_for < date_trunc('minute', $2::timestamptz) + interval '1 minute'
    AND s.leased_by IS NOT DISTINCT FROM n.leased_by`;

/**
 * The CTE `due` has each row to take once: its place (ctid), and as `head` the id of the first row of its message. A
 * reminder that is in no set, such as one whose reservation is over, is taken alone. If the first row of a set has changed
 * since the statement began, its place is another when it is locked, and the whole set waits for the next look.
 */
const DUE = `
  heads AS MATERIALIZED (
    SELECT n.ctid AS place, n.id, n.leased_by, CASE WHEN n.id = ANY (same.ids) THEN same.places[2:] END AS others
    FROM notifications n
    LEFT JOIN LATERAL (${TOGETHER}) same ON n.type IN (${literalText(REMINDER_KINDS)})
    WHERE n.method = $1 AND n.status = 'pending' AND n.attempt_at <= $2 AND ${IS_FREE}
      AND (same.ids IS NULL OR n.id <> ALL (same.ids) OR n.ctid = same.places[1])
    ORDER BY n.attempt_at, n.id LIMIT $3 FOR UPDATE OF n SKIP LOCKED),
  due AS MATERIALIZED (
    SELECT place, id AS head FROM heads
    UNION ALL
    SELECT other.place, heads.id FROM heads CROSS JOIN LATERAL (
      SELECT s.ctid AS place FROM notifications s
      WHERE s.ctid = ANY (heads.others) AND ${isPending('s')} AND s.leased_by IS NOT DISTINCT FROM heads.leased_by
      FOR UPDATE SKIP LOCKED) other)`;

const WITH_FACTS = `
  SELECT n.organization_id AS "organizationId", n.id, n.type AS kind, n.params, n.scheduled_for AS "scheduledFor",
    n.attempts, n.trace, n.leased_by AS lease, n.user_id AS "userId", person.*,
    organization.name AS "organizationName", chosen.choices,
    chosen."isForOthers",
    (chosen."hasEnded" OR coalesce(line."wasSaid", false)) AS "hasEnded", line."listedId", line.waiting,
    CASE WHEN reserved.id IS NOT NULL THEN to_jsonb(reserved) END AS reservation
  FROM taken n
  CROSS JOIN LATERAL (
    SELECT u.first_name AS "firstName", u.language, u.region, u.clock, u.email, u.status AS "accountStatus",
      CASE WHEN u.sms_stopped_at IS NULL THEN u.confirmed_phone END AS phone
    FROM users u WHERE u.id = n.user_id) person
  CROSS JOIN LATERAL (SELECT o.name FROM organizations o WHERE o.id = n.organization_id) organization
  CROSS JOIN LATERAL (
    SELECT ${CHOICES} AS choices, n.type = 'invitation_accepted' AND NOT EXISTS (
        SELECT FROM organization_memberships m WHERE m.organization_id = o.id AND m.user_id = u.id
          AND m.role = 'admin' AND m.status = 'active') AS "isForOthers",
      n.type = 'availability' AND n.params ? 'offerId' AND NOT EXISTS (
        SELECT FROM waitlist_offers f WHERE f.organization_id = n.organization_id
          AND f.id = (n.params ->> 'offerId')::uuid AND f.status = 'open' AND f.passed_at IS NULL) AS "hasEnded"
    FROM users u JOIN organizations o ON o.id = n.organization_id
    WHERE u.id = n.user_id) chosen
  LEFT JOIN LATERAL (${LINE_FACTS}) line ON true
  LEFT JOIN LATERAL (${NOTIFIED_RESERVATIONS}
    WHERE r.organization_id = n.organization_id AND r.id = n.reservation_id) reserved ON true
  ORDER BY n.attempt_at, n.id`;

// Each message has its own lease, so that the notifications of two are never taken for one.
const CLAIM = {
  name: 'notifications.claim',
  text: `
    WITH ${DUE}, taken AS (
      UPDATE notifications n SET leased_until = clock_timestamp() + $4 * interval '1 millisecond',
        leased_by = $5 || '/' || due.head, attempts = attempts + 1
      FROM due WHERE n.ctid = due.place
      RETURNING n.*)
    ${WITH_FACTS}`,
};

/**
 * Takes the notifications of up to `limit` due messages of one method under `lease`, those that have been due longest
 * first.
 */
export async function claimDue(
  queries: Queries,
  claim: Claim & { method: NotificationMethod },
): Promise<DueNotification[]> {
  const { method, now, limit, leaseMilliseconds, lease } = claim;
  const rows = await namedQuery<DueRow>(queries, CLAIM, [method, now, limit, leaseMilliseconds, lease]);
  return rows.map(toNotification);
}

type DueRow = Omit<DueNotification, 'reservation' | 'choices'> & {
  choices: ChoiceFacts;
  reservation: ReservationJson | null;
};

const toNotification = ({ reservation, choices, ...notification }: DueRow): DueNotification => ({
  ...notification,
  choices: choicesOf(choices),
  reservation: reservation && fromJson(reservation),
});

const NEXT = {
  name: 'notifications.next',
  text: `
    SELECT attempt_at AS "attemptAt" FROM notifications
    WHERE method = $1 AND status = 'pending' AND ${IS_FREE} ORDER BY attempt_at LIMIT 1`,
};

/** When the next notification of one method is due; null if none is pending. */
export async function findNextAttempt(queries: Queries, method: NotificationMethod): Promise<Date | null> {
  const [row] = await namedQuery<{ attemptAt: Date }>(queries, NEXT, [method]);
  return row?.attemptAt ?? null;
}

export const renewNotifications = makeRenewal(
  'notifications',
  't.organization_id = held."organizationId" AND t.id = held.id',
);

/** The result of a delivery. */
export type Outcome =
  /** The reason no longer holds: the notification is deleted. */
  | { is: 'gone' }
  | {
      is: 'sent';
      title: string;
      message: string;
      path: string | null;
      /** Null of a reminder that went out in the message of another. */
      sentAt: Date | null;
      providerId?: string | undefined;
      segments?: number | undefined;
    }
  | { is: 'retry'; attemptAt: Date; error: string }
  /** It has no reason yet, and is decided again then. */
  | { is: 'wait'; attemptAt: Date }
  | { is: 'failed'; error: string };

/** A notification whose delivery has ended, and how. */
export type Ended = { notification: DueNotification; outcome: Outcome };

const END = {
  name: 'notifications.end',
  text: `
    UPDATE notifications n SET
      status = CASE WHEN o.is IN ('retry', 'wait') THEN 'pending' ELSE o.is END,
      title = coalesce(o.title, n.title), message = coalesce(o.message, n.message), path = coalesce(o.path, n.path),
      sent_at = o."sentAt", provider_id = o."providerId", segments = o.segments, error_message = o.error,
      attempts = o.attempts, attempt_at = coalesce(o."attemptAt", n.attempt_at), leased_until = NULL, leased_by = NULL
    FROM jsonb_to_recordset($1::jsonb) AS o ("organizationId" uuid, id uuid, lease text, attempts int, "is" text,
      title text, message text, path text, "sentAt" timestamptz, "providerId" text, segments int, error text,
      "attemptAt" timestamptz)
    WHERE n.organization_id = o."organizationId" AND n.id = o.id AND ${isPending('n')}
      AND n.leased_by = o.lease`,
};

const DROP = {
  name: 'notifications.drop',
  text: `
    DELETE FROM notifications n
    USING jsonb_to_recordset($1::jsonb) AS o ("organizationId" uuid, id uuid, lease text)
    WHERE n.organization_id = o."organizationId" AND n.id = o.id AND ${isPending('n')}
      AND n.leased_by = o.lease`,
};

/** An outcome that cannot be written is an attempt without end, so what no column can hold of others' words is left out. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;

/** Writes the outcomes of notifications whose leases still hold. */
export async function writeOutcomes(queries: Queries, ended: readonly Ended[]): Promise<void> {
  const rows = ended.map(({ notification: { organizationId, id, lease, attempts }, outcome }) => ({
    organizationId,
    id,
    lease,
    // What had no reason was not tried.
    attempts: outcome.is === 'wait' ? attempts - 1 : attempts,
    ...outcome,
  }));
  const gone = rows.filter((row) => row.is === 'gone');
  const kept = rows.filter((row) => row.is !== 'gone');
  if (kept.length > 0) await namedQuery(queries, END, [JSON.stringify(kept, storable)]);
  if (gone.length > 0) await namedQuery(queries, DROP, [JSON.stringify(gone)]);
}
