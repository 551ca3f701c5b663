import { OCCUPYING_STATUSES } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { and, asc, desc, eq, exists, inArray, ne, not, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { isSpotInService } from './sql-rules.ts';
import { reservations } from './tables.ts';

/** The location of a spot of the organization. */
export async function findSpotPlace(queries: Queries, scope: TenantScope, spotId: string) {
  const [found] = await queries
    .select({ locationId: spots.locationId, timezone: locations.timezone })
    .from(spots)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, spots.organizationId), eq(locations.id, spots.locationId)),
    )
    .where(and(eq(spots.organizationId, scope.organizationId), eq(spots.id, spotId)));
  return found ?? null;
}

/** A location's spots in service that nothing occupies during `period`: `preferredId` first, the others in order. */
export async function listFreeSpots(
  tx: Tx,
  scope: TenantScope,
  wanted: { locationId: string; period: Period; preferredId: string; exceptReservationId: string },
): Promise<{ id: string; spotNumber: string }[]> {
  const { startsAt, endsAt } = wanted.period;
  const occupied = tx
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        eq(reservations.organizationId, spots.organizationId),
        eq(reservations.spotId, spots.id),
        // The first column of the index of the spot's constraint.
        sql`uuid_hash(${reservations.spotId}) = uuid_hash(${spots.id})`,
        inArray(reservations.status, [...OCCUPYING_STATUSES]),
        sql`${reservations.period} && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`,
        ne(reservations.id, wanted.exceptReservationId),
      ),
    );
  return tx
    .select({ id: spots.id, spotNumber: spots.spotNumber })
    .from(spots)
    .where(
      and(
        eq(spots.organizationId, scope.organizationId),
        eq(spots.locationId, wanted.locationId),
        isSpotInService,
        not(exists(occupied)),
      ),
    )
    .orderBy(desc(eq(spots.id, wanted.preferredId)), asc(spots.position), asc(spots.id));
}
