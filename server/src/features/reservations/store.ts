import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { refusedBookings, type reservations } from './tables.ts';

/** Remembers that the caller wanted a charger on a day and did not get it. */
export async function rememberRefused(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  { locationId, date }: { locationId: string; date: string },
): Promise<void> {
  await queries
    .insert(refusedBookings)
    .values({ organizationId, locationId, date, userId })
    .onConflictDoNothing()
    .prepare('reservations.remember-refused')
    .execute();
}

/** The columns that use cases change. */
export type Changes = { updatedAt: Date } & Partial<
  Pick<
    typeof reservations.$inferInsert,
    | 'kind'
    | 'createdAt'
    | 'status'
    | 'locationId'
    | 'spotId'
    | 'date'
    | 'timeSlot'
    | 'startsAt'
    | 'endsAt'
    | 'arrivedAt'
    | 'releasedAt'
    | 'cancelledAt'
    | 'awaitedMs'
    | 'leftFrom'
    | 'leftUntil'
    | 'cancelReason'
  >
> & {
    /** Added to what it has run before its start was moved on, or before it was left. */
    minutesMoved?: number;
  };

/**
 * Has what is due for a reservation `r` found out anew. What was due before is handled, unless the agenda has yet to do so:
 * of new reminders only those are told that come after the change.
 */
export const lookedAtAgain = (now: string): string => `
      next_due_at = ${now},
      reminded_until = CASE WHEN r.next_due_at <= ${now} THEN r.reminded_until ELSE ${now} END`;

// Changes only the columns that are given; none of them is ever set back to null.
const CHANGE = {
  name: 'reservations.change',
  text: `
    UPDATE reservations r SET
      kind = coalesce(c.kind, r.kind), status = coalesce(c.status, r.status),
      location_id = coalesce(c."locationId", r.location_id), spot_id = coalesce(c."spotId", r.spot_id),
      date = coalesce(c.date, r.date), time_slot = coalesce(c."timeSlot", r.time_slot),
      starts_at = coalesce(c."startsAt", r.starts_at), ends_at = coalesce(c."endsAt", r.ends_at),
      arrived_at = coalesce(c."arrivedAt", r.arrived_at), released_at = coalesce(c."releasedAt", r.released_at),
      cancelled_at = coalesce(c."cancelledAt", r.cancelled_at),
      cancel_reason = coalesce(c."cancelReason", r.cancel_reason), created_at = coalesce(c."createdAt", r.created_at),
      minutes_before_move = r.minutes_before_move + coalesce(c."minutesMoved", 0),
      awaited_ms = coalesce(c."awaitedMs", r.awaited_ms),
      left_from = coalesce(c."leftFrom", r.left_from),
      left_until = coalesce(c."leftUntil", r.left_until), updated_at = c."updatedAt",
      absence_judged = r.absence_judged
        AND c."startsAt" IS NULL AND c."endsAt" IS NULL AND c."awaitedMs" IS NULL,
      ${lookedAtAgain('$3')}
    FROM jsonb_to_recordset($2::jsonb) AS c (id uuid, kind text, status text, "locationId" uuid, "spotId" uuid, date date,
      "timeSlot" text, "startsAt" timestamptz, "endsAt" timestamptz, "arrivedAt" timestamptz,
      "releasedAt" timestamptz, "cancelledAt" timestamptz, "cancelReason" text, "createdAt" timestamptz,
      "minutesMoved" integer, "awaitedMs" integer, "leftFrom" timestamptz, "leftUntil" timestamptz, "updatedAt" timestamptz)
    WHERE r.organization_id = $1 AND r.id = c.id`,
};

/** Writes to rows that the transaction has locked. The constraints refuse an overlap (23P01). */
export async function changeReservations(
  tx: Tx,
  scope: TenantScope,
  changes: readonly (Changes & { id: string })[],
  now: Date,
): Promise<void> {
  await namedQuery(tx, CHANGE, [scope.organizationId, JSON.stringify(changes), now]);
}
