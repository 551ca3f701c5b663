// The table of notices as a queue: due by the business clock, leased by the database's.
import { formatAddress } from '@chargerota/domain';
import type { NoticeKind, NoticeMethod, UserStatus } from '@chargerota/domain';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import { storableText } from '../../../platform/database/storable-text.ts';
import type { NoticedReservation } from '../texts.ts';

/** A notice that is due, with what its text and its channel need. */
export type DueNotice = {
  organizationId: string;
  id: string;
  kind: NoticeKind;
  params: unknown;
  scheduledFor: Date;
  /** Counts the one that is beginning. */
  attempts: number;
  lease: string | null;
  userId: string;
  firstName: string | null;
  email: string;
  /** Confirmed and not stopped. */
  phone: string | null;
  accountStatus: UserStatus;
  organizationName: string;
  /** False for what only administrators may read, when its reader is none any more. */
  mayRead: boolean;
  reservation: NoticedReservation | null;
};

const IS_FREE = '(leased_until IS NULL OR leased_until < clock_timestamp())';

const dueRows = (columns: string) => `
  SELECT ${columns} FROM notifications
  WHERE method = $1 AND status = 'pending' AND attempt_at <= $2 AND ${IS_FREE}
  ORDER BY attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED`;

// Each fact is looked up for its notice alone: OFFSET 0 keeps the planner from joining whole tables to a batch whose size
// it doesn't know.
const withFacts = (rows: string, columns: { attempts: string; lease: string }) => `
  SELECT n.organization_id AS "organizationId", n.id, n.type AS kind, n.params, n.scheduled_for AS "scheduledFor",
    ${columns.attempts} AS attempts, ${columns.lease} AS lease, n.user_id AS "userId", person.*,
    organization.name AS "organizationName",
    n.type <> 'invitation_accepted' OR EXISTS (
      SELECT FROM organization_memberships m
      WHERE m.organization_id = n.organization_id AND m.user_id = n.user_id AND m.role = 'admin'
        AND m.status = 'active' OFFSET 0) AS "mayRead",
    CASE WHEN reserved.id IS NOT NULL THEN to_jsonb(reserved) END AS reservation
  FROM ${rows} n
  CROSS JOIN LATERAL (
    SELECT u.first_name AS "firstName", u.email, u.status AS "accountStatus",
      CASE WHEN u.sms_stopped_at IS NULL THEN u.confirmed_phone END AS phone
    FROM users u WHERE u.id = n.user_id OFFSET 0) person
  CROSS JOIN LATERAL (SELECT o.name FROM organizations o WHERE o.id = n.organization_id OFFSET 0) organization
  LEFT JOIN LATERAL (
    SELECT r.id, r.status, r.date, r.time_slot AS "timeSlot", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
      r.arrived_at AS "arrivedAt", l.name AS "locationName", l.timezone, s.spot_number AS "spotNumber",
      json_build_object('address', l.address, 'city', l.city, 'state', l.state, 'zipCode', l.zip_code) AS address,
      o.no_show_grace_period_minutes AS "noShowGracePeriodMinutes", o.auto_mark_no_show AS "autoMarkNoShow"
    FROM reservations r
    JOIN organizations o ON o.id = r.organization_id
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.location_id = r.location_id AND s.id = r.spot_id
    WHERE r.organization_id = n.organization_id AND r.id = n.reservation_id OFFSET 0) reserved ON true
  ORDER BY n.attempt_at, n.id`;

const LOCK = {
  name: 'notifications.lock-due',
  text: `
    WITH due AS MATERIALIZED (${dueRows('*')})
    ${withFacts('due', { attempts: 'n.attempts + 1', lease: 'n.leased_by' })}`,
};

/** Up to `limit` that are due by one method, kept from everybody else until the transaction ends. */
export const lockDue = async (
  tx: Tx,
  claim: { method: NoticeMethod; now: Date; limit: number },
): Promise<DueNotice[]> =>
  (await namedQuery<DueRow>(tx, LOCK, [claim.method, claim.now, claim.limit])).map(toNotice);

// By the rows' places, so that no plan looks through the table for them.
const CLAIM = {
  name: 'notifications.claim',
  text: `
    WITH taken AS (
      UPDATE notifications SET leased_until = clock_timestamp() + $4 * interval '1 millisecond', leased_by = $5,
        attempts = attempts + 1
      WHERE ctid = ANY (ARRAY(${dueRows('ctid')}))
      RETURNING *)
    ${withFacts('taken', { attempts: 'n.attempts', lease: 'n.leased_by' })}`,
};

/** Takes up to `limit` that are due by one method, the longest due first, under the lease `lease`. */
export async function claimDue(
  queries: Queries,
  claim: { method: NoticeMethod; now: Date; limit: number; leaseMilliseconds: number; lease: string },
): Promise<DueNotice[]> {
  const { method, now, limit, leaseMilliseconds, lease } = claim;
  const rows = await namedQuery<DueRow>(queries, CLAIM, [method, now, limit, leaseMilliseconds, lease]);
  return rows.map(toNotice);
}

type DueRow = Omit<DueNotice, 'reservation'> & {
  /** As JSON: instants are text. */
  reservation:
    | (Omit<NoticedReservation, 'address'> & { address: Parameters<typeof formatAddress>[0] })
    | null;
};

function toNotice({ reservation, ...notice }: DueRow): DueNotice {
  return {
    ...notice,
    reservation: reservation && {
      ...reservation,
      address: formatAddress(reservation.address),
      startsAt: new Date(reservation.startsAt),
      endsAt: new Date(reservation.endsAt),
      arrivedAt: reservation.arrivedAt && new Date(reservation.arrivedAt),
    },
  };
}

const NEXT = {
  name: 'notifications.next',
  text: `
    SELECT attempt_at AS "attemptAt" FROM notifications
    WHERE method = $1 AND status = 'pending' AND ${IS_FREE} ORDER BY attempt_at LIMIT 1`,
};

/** When the next by one method can be tried; null where none waits. */
export async function findNextAttempt(queries: Queries, method: NoticeMethod): Promise<Date | null> {
  const [row] = await namedQuery<{ attemptAt: Date }>(queries, NEXT, [method]);
  return row?.attemptAt ?? null;
}

const RENEW = {
  name: 'notifications.renew',
  text: `UPDATE notifications n SET leased_until = clock_timestamp() + $2 * interval '1 millisecond'
         FROM jsonb_to_recordset($1::jsonb) AS held ("organizationId" uuid, id uuid, lease text)
         WHERE n.organization_id = held."organizationId" AND n.id = held.id AND n.leased_by = held.lease`,
};

export async function renewLeases(
  queries: Queries,
  held: readonly DueNotice[],
  leaseMilliseconds: number,
): Promise<void> {
  const keys = held.map(({ organizationId, id, lease }) => ({ organizationId, id, lease }));
  await namedQuery(queries, RENEW, [JSON.stringify(keys), leaseMilliseconds]);
}

/** What has become of a notice. */
export type Outcome =
  /** Nothing is to be said any more. */
  | { is: 'gone' }
  | {
      is: 'sent';
      title: string;
      message: string;
      path: string | null;
      sentAt: Date;
      providerId?: string | undefined;
      segments?: number | undefined;
    }
  | { is: 'retry'; attemptAt: Date; error: string }
  | { is: 'failed'; error: string };

/** A notice whose delivery has ended, and how. */
export type Ended = { notice: DueNotice; outcome: Outcome };

const END = {
  name: 'notifications.end',
  text: `
    UPDATE notifications n SET
      status = CASE o.is WHEN 'retry' THEN 'pending' ELSE o.is END,
      title = coalesce(o.title, n.title), message = coalesce(o.message, n.message), path = coalesce(o.path, n.path),
      sent_at = o."sentAt", provider_id = o."providerId", segments = o.segments, error_message = o.error,
      attempts = o.attempts, attempt_at = coalesce(o."attemptAt", n.attempt_at), leased_until = NULL, leased_by = NULL
    FROM jsonb_to_recordset($1::jsonb) AS o ("organizationId" uuid, id uuid, lease text, attempts int, "is" text,
      title text, message text, path text, "sentAt" timestamptz, "providerId" text, segments int, error text,
      "attemptAt" timestamptz)
    WHERE n.organization_id = o."organizationId" AND n.id = o.id AND n.status = 'pending'
      AND n.leased_by IS NOT DISTINCT FROM o.lease`,
};

const DROP = {
  name: 'notifications.drop',
  text: `
    DELETE FROM notifications n
    USING jsonb_to_recordset($1::jsonb) AS o ("organizationId" uuid, id uuid, lease text)
    WHERE n.organization_id = o."organizationId" AND n.id = o.id AND n.status = 'pending'
      AND n.leased_by IS NOT DISTINCT FROM o.lease`,
};

/** An outcome that cannot be written is an attempt without end, so what no column can hold of others' words is left out. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;

/** Writes what has become of notices that are still held as they were taken. */
export async function writeOutcomes(queries: Queries, ended: readonly Ended[]): Promise<void> {
  const rows = ended.map(({ notice: { organizationId, id, lease, attempts }, outcome }) => ({
    organizationId,
    id,
    lease,
    attempts,
    ...outcome,
  }));
  const gone = rows.filter((row) => row.is === 'gone');
  const kept = rows.filter((row) => row.is !== 'gone');
  if (kept.length > 0) await namedQuery(queries, END, [JSON.stringify(kept, storable)]);
  if (gone.length > 0) await namedQuery(queries, DROP, [JSON.stringify(gone)]);
}
