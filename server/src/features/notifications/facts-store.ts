import { formatAddress } from '@chargerota/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import type { NoticedReservation } from './facts.ts';

/** Reservations as notices tell of them, by their id. */
export async function loadNoticedReservations(
  queries: Queries,
  scope: TenantScope,
  ids: readonly string[],
): Promise<Map<string, NoticedReservation>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      id: reservations.id,
      status: reservations.status,
      date: reservations.date,
      timeSlot: reservations.timeSlot,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      arrivedAt: reservations.arrivedAt,
      locationName: locations.name,
      postal: {
        address: locations.address,
        city: locations.city,
        state: locations.state,
        zipCode: locations.zipCode,
      },
      timezone: locations.timezone,
      spotNumber: spots.spotNumber,
      noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes,
      autoMarkNoShow: organizations.autoMarkNoShow,
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
    .where(and(eq(reservations.organizationId, scope.organizationId), inArray(reservations.id, [...ids])));
  return new Map(rows.map(({ postal, ...row }) => [row.id, { ...row, address: formatAddress(postal) }]));
}
