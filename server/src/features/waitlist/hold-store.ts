// Holds: guards of freed time, which are nobody's yet, and slots held for an offer.
import type { Period } from '@chargerota/domain';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { reservations } from '../reservations/tables.ts';

const isHold = (scope: TenantScope) =>
  and(
    eq(reservations.organizationId, scope.organizationId),
    eq(reservations.kind, 'hold'),
    eq(reservations.status, 'held'),
  );

/** Locks the guards of a spot that share time with a period. */
export const lockGuards = (tx: Tx, scope: TenantScope, spotId: string, { startsAt, endsAt }: Period) =>
  tx
    .select({
      id: reservations.id,
      date: reservations.date,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      freeSince: reservations.createdAt,
    })
    .from(reservations)
    .where(
      and(
        isHold(scope),
        isNull(reservations.userId),
        sql`uuid_hash(${reservations.spotId}) = uuid_hash(${spotId})`,
        eq(reservations.spotId, spotId),
        sql`${reservations.period} && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`,
      ),
    )
    .for('update');

/** Deletes guards: their time is free for everybody, or goes into a hold. Returns how many there were. */
export async function deleteGuards(tx: Tx, scope: TenantScope, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(reservations)
    .where(and(isHold(scope), isNull(reservations.userId), inArray(reservations.id, ids)))
    .returning({ id: reservations.id });
  return gone.length;
}

/** When a slot became free that was free before anybody waited: whoever was ever offered it was offered it. */
export const LONG_FREE = new Date(0);

export type NewHold = Period & {
  id: string;
  /** Null: a guard. */
  userId: string | null;
  locationId: string;
  spotId: string;
  date: string;
  timeSlot: string;
  /** When its time became free. */
  freeSince: Date;
};

/** Writes holds; false if one of them shares time with another row of its spot: then none is written. */
export async function insertHolds(
  tx: Tx,
  scope: TenantScope,
  holds: readonly NewHold[],
  now: Date,
): Promise<boolean> {
  const rows = holds.map(({ freeSince, ...hold }) => ({
    ...hold,
    organizationId: scope.organizationId,
    kind: 'hold' as const,
    status: 'held' as const,
    createdAt: freeSince,
    updatedAt: now,
  }));
  const written = await tx
    .insert(reservations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: reservations.id });
  return written.length === rows.length;
}

/** The days of a location that have guards. */
export const listGuardedDates = (tx: Tx, scope: TenantScope, locationId: string, now: Date) =>
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

/** Makes a guard of an offer's hold: nobody else gets its time until the line was asked again. */
export async function makeGuard(
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
