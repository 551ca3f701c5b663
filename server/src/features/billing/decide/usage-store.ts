import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { byName } from '../../../platform/database/text.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { locations, spots } from '../../locations/tables.ts';

/** A location that counts against the plan, with its chargers in use. */
export type UsedLocation = { locationId: string; locationName: string; spots: number };

export const listUsedLocations = (
  queries: Queries,
  { organizationId }: TenantScope,
): Promise<UsedLocation[]> =>
  queries
    .select({ locationId: locations.id, locationName: locations.name, spots: count(spots.id) })
    .from(locations)
    .leftJoin(
      spots,
      and(
        eq(spots.organizationId, locations.organizationId),
        eq(spots.locationId, locations.id),
        eq(spots.isActive, true),
      ),
    )
    .where(and(eq(locations.organizationId, organizationId), eq(locations.isActive, true)))
    .groupBy(locations.id, locations.name)
    .orderBy(asc(byName(locations.name)), asc(locations.id));
