// Coming reservations as an administrator's act meets them: all of a member, a location or some of its spots.
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { reservations } from './tables.ts';

/** Whose or where: within the organization in any case. */
export type ComingOf = { userId: string } | { locationId: string } | { spotIds: string[] };
export type ComingReservation = Awaited<ReturnType<typeof lockComing>>[number];

/** What holds a spot for a member after `now`, in order, kept from changing until the transaction ends. */
export async function lockComing(tx: Tx, scope: TenantScope, of: ComingOf, now: Date) {
  return tx
    .select({
      id: reservations.id,
      status: reservations.status,
      date: reservations.date,
      timeSlot: reservations.timeSlot,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      spotNumber: spots.spotNumber,
      location: { id: locations.id, name: locations.name, timezone: locations.timezone },
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      organizationName: organizations.name,
    })
    .from(reservations)
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, reservations.organizationId),
        eq(locations.id, reservations.locationId),
      ),
    )
    .innerJoin(
      spots,
      and(eq(spots.organizationId, reservations.organizationId), eq(spots.id, reservations.spotId)),
    )
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(
      and(
        eq(reservations.organizationId, scope.organizationId),
        isOf(of),
        inArray(reservations.status, ['held', 'confirmed', 'arrived']),
        // By the indexes over periods: years of history cost nothing while the place is held against bookings.
        sql`${reservations.period} && tstzrange(${now.toISOString()}, NULL)`,
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(spots.position), asc(reservations.id))
    .for('update', { of: reservations });
}

function isOf(of: ComingOf): SQL {
  if ('userId' in of) return eq(reservations.userId, of.userId);
  return 'locationId' in of
    ? eq(reservations.locationId, of.locationId)
    : inArray(reservations.spotId, of.spotIds);
}

/** Ends rows that are locked: who has arrived leaves now, as by a release; the others are cancelled. */
export async function endLocked(
  tx: Tx,
  scope: TenantScope,
  { ids, reason, now }: { ids: string[]; reason: string; now: Date },
): Promise<void> {
  // One parameter however many: a large location has more of them than a statement takes parameters.
  const locked = and(
    eq(reservations.organizationId, scope.organizationId),
    sql`${reservations.id} = ANY (${sql.param(ids)}::uuid[])`,
  );
  const ended = { cancelReason: reason, updatedAt: now };
  await tx
    .update(reservations)
    .set({
      ...ended,
      releasedAt: now,
      // Another instance's clock may have been ahead when it began.
      endsAt: sql`greatest(${reservations.startsAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(locked, eq(reservations.status, 'arrived')));
  await tx
    .update(reservations)
    .set({ ...ended, status: 'cancelled', cancelledAt: now })
    .where(and(locked, ne(reservations.status, 'arrived')));
}
