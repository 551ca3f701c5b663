// Holds: priority holds of freed time, which are nobody's yet, and slots held for an offer.
import type { Period } from '@chargerota/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { onSpot } from '../reservations/sql-rules.ts';
import { reservations } from '../reservations/tables.ts';

const isHold = (scope: TenantScope) =>
  and(
    eq(reservations.organizationId, scope.organizationId),
    eq(reservations.kind, 'hold'),
    eq(reservations.status, 'held'),
  );

const IS_PRIORITY_HOLD = `r.organization_id = $1 AND r.kind = 'hold' AND r.status = 'held' AND r.user_id IS NULL`;

const LOCK_PRIORITY_HOLDS = {
  name: 'waitlist.lock-priority-holds',
  text: `
    SELECT r.id, r.date, r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.created_at AS "freeSince"
    FROM reservations r
    WHERE ${IS_PRIORITY_HOLD} AND ${onSpot('$2::uuid')} AND r.period && tstzrange($3, $4)
    FOR UPDATE`,
};

/** Free time that is kept for the line. */
export type PriorityHold = Period & { id: string; date: string; freeSince: Date };

/** Locks the priority holds of a spot that share time with a period. */
export const lockPriorityHolds = (
  tx: Tx,
  scope: TenantScope,
  spotId: string,
  { startsAt, endsAt }: Period,
): Promise<PriorityHold[]> =>
  namedQuery(tx, LOCK_PRIORITY_HOLDS, [scope.organizationId, spotId, startsAt, endsAt]);

const DELETE_PRIORITY_HOLDS = {
  name: 'waitlist.delete-priority-holds',
  text: `DELETE FROM reservations r WHERE ${IS_PRIORITY_HOLD} AND r.id = ANY ($2::uuid[]) RETURNING r.id`,
};

/** Deletes priority holds: their time is free for everybody, or goes into a hold. Returns how many there were. */
export async function deletePriorityHolds(tx: Tx, scope: TenantScope, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await namedQuery(tx, DELETE_PRIORITY_HOLDS, [scope.organizationId, ids])).length;
}

/** When a slot became free that was free before anybody waited: whoever was ever offered it was offered it. */
export const LONG_FREE = new Date(0);

export type NewHold = Period & {
  id: string;
  /** Null: a priority hold. */
  userId: string | null;
  locationId: string;
  spotId: string;
  date: string;
  timeSlot: string;
  /** When its time became free. */
  freeSince: Date;
};

const INSERT_HOLDS = {
  name: 'waitlist.insert-holds',
  text: `
    INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot, starts_at,
      ends_at, created_at, updated_at)
    SELECT $1, h.id, 'hold', 'held', h."userId", h."locationId", h."spotId", h.date, h."timeSlot", h."startsAt",
      h."endsAt", h."freeSince", $3
    FROM jsonb_to_recordset($2::jsonb) AS h (id uuid, "userId" uuid, "locationId" uuid, "spotId" uuid, date date,
      "timeSlot" text, "startsAt" timestamptz, "endsAt" timestamptz, "freeSince" timestamptz)
    ON CONFLICT DO NOTHING
    RETURNING id`,
};

/** Writes holds; false if one of them shares time with another row of its spot: then none is written. */
export async function insertHolds(
  tx: Tx,
  scope: TenantScope,
  holds: readonly NewHold[],
  now: Date,
): Promise<boolean> {
  const written = await namedQuery(tx, INSERT_HOLDS, [scope.organizationId, JSON.stringify(holds), now]);
  return written.length === holds.length;
}

/** The days of a location that have priority holds. */
export const listPriorityHoldDates = (tx: Tx, scope: TenantScope, locationId: string, now: Date) =>
  tx
    .selectDistinct({ locationId: reservations.locationId, date: reservations.date })
    .from(reservations)
    .where(
      and(
        isHold(scope),
        isNull(reservations.userId),
        eq(reservations.locationId, locationId),
        gt(reservations.startsAt, sql`${now.toISOString()}::timestamptz - interval '2 days'`),
      ),
    );

/** Locks the hold of an offer; null if it is gone. */
export async function lockHold(tx: Tx, scope: TenantScope, id: string) {
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(isHold(scope), eq(reservations.id, id)))
    .for('update');
  return row ?? null;
}

/** Makes a priority hold of an offer's hold: nobody else gets its time until the line has been checked again. */
export async function makePriorityHold(
  tx: Tx,
  scope: TenantScope,
  id: string,
  { freeSince, now }: { freeSince: Date; now: Date },
): Promise<void> {
  await tx
    .update(reservations)
    .set({ userId: null, timeSlot: 'hold', createdAt: freeSince, updatedAt: now })
    .where(and(isHold(scope), eq(reservations.id, id)));
}
