import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { isItsLocation, isItsSpot } from './own-store.ts';
import { reservations } from './tables.ts';

/**
 * Locks a reservation that may have become a no-show and reads its organization's rules. They are read after waiting
 * for the row, so that a grace period prolonged meanwhile counts.
 */
export async function lockForNoShow(tx: Tx, scope: TenantScope, id: string) {
  const isIt = and(eq(reservations.organizationId, scope.organizationId), eq(reservations.id, id));
  const locked = await tx.select({ id: reservations.id }).from(reservations).where(isIt).for('update');
  if (locked.length === 0) return null;
  const [found] = await tx
    .select({
      before: {
        id: reservations.id,
        kind: reservations.kind,
        status: reservations.status,
        // Only closures and priority holds have no user, and neither can become a no-show.
        userId: sql<string>`${reservations.userId}`,
        locationId: reservations.locationId,
        spotId: reservations.spotId,
        date: reservations.date,
        startsAt: reservations.startsAt,
        endsAt: reservations.endsAt,
        awaitedMs: reservations.awaitedMs,
        timezone: locations.timezone,
      },
      cancelledAt: reservations.cancelledAt,
      place: {
        locationName: locations.name,
        spotNumber: spots.spotNumber,
        weeklyHours: locations.operatingHoursJson,
      },
      rules: {
        noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes,
        autoMarkNoShow: organizations.autoMarkNoShow,
      },
    })
    .from(reservations)
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .where(isIt);
  return found ?? null;
}
