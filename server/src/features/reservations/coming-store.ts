// Coming reservations of a member, a location or some of its spots, for administrators' changes.
import { MEMBER_OCCUPYING_STATUSES } from '@chargerota/domain';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { LONGEST } from './sql-rules.ts';
import { reservations } from './tables.ts';

/** A member or a place, always within the organization. */
export type ComingOf = { userId: string } | { locationId: string } | { spotIds: string[] };
export type ComingReservation = Awaited<ReturnType<typeof readComing>>[number];

/** Locks the coming reservations until the transaction ends, by ascending id as all do. Offers are ended apart. */
export async function lockComing(tx: Tx, scope: TenantScope, of: ComingOf, now: Date) {
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(isComing(scope, of, now))
    .orderBy(asc(reservations.id))
    .for('update');
  return readComing(tx, scope, of, now);
}

/** The same reservations without a lock, for a change that leaves them as they are. */
export const readComing = async (tx: Tx, scope: TenantScope, of: ComingOf, now: Date) =>
  tx
    .select({
      id: reservations.id,
      kind: reservations.kind,
      status: reservations.status,
      date: reservations.date,
      timeSlot: reservations.timeSlot,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      userId: users.id,
      locationId: reservations.locationId,
      spotId: reservations.spotId,
      spotNumber: spots.spotNumber,
      locationName: locations.name,
      timezone: locations.timezone,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(reservations)
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, reservations.organizationId),
        eq(locations.id, reservations.locationId),
      ),
    )
    .innerJoin(
      spots,
      and(
        eq(spots.organizationId, reservations.organizationId),
        // Needed by the planner, so that it finds the spots' rows by the index on their location.
        eq(spots.locationId, reservations.locationId),
        eq(spots.id, reservations.spotId),
      ),
    )
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(isComing(scope, of, now))
    .orderBy(asc(reservations.startsAt), asc(spots.position), asc(reservations.id));

const isComing = (scope: TenantScope, of: ComingOf, now: Date): SQL | undefined =>
  and(
    eq(reservations.organizationId, scope.organizationId),
    isOf(of),
    inArray(reservations.status, [...MEMBER_OCCUPYING_STATUSES]),
    // Limits the starts, so that years of history are not read while the place is locked against bookings.
    gt(reservations.startsAt, sql`${now.toISOString()}::timestamptz - ${sql.raw(LONGEST)}`),
    gt(reservations.endsAt, now),
    gt(reservations.endsAt, reservations.startsAt),
  );

function isOf(of: ComingOf): SQL {
  if ('userId' in of) return eq(reservations.userId, of.userId);
  return 'locationId' in of
    ? eq(reservations.locationId, of.locationId)
    : inArray(reservations.spotId, of.spotIds);
}
