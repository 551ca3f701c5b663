import type { createLocation as createLocationRoute, RouteInput } from '@chargerota/contract';
import { DEFAULT_ACCESS_TYPE, DEFAULT_LOCATION_TYPE, usualConnector } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { LOCATION_LIMITS } from './limits.ts';
import { readGrowthLimits } from '../billing/subscription.ts';
import { readCurrentOrganization } from '../organizations/read-organizations.ts';
import { firstChargers } from './charger-count.ts';
import { hoursColumns } from './opening-hours.ts';
import { requireBelowCeiling, requireLocationCapacity, requireSpotCapacity } from './policy.ts';
import { recordLocation } from './record-place.ts';
import { countActiveLocations, countStored, insertLocation, insertSpots, type LocationRow } from './store.ts';

/**
 * Adds a location with its chargers, numbered from 01, if the plan allows both. The lock keeps concurrent additions
 * within the limits. The time zone defaults to the organization's (docs/rules.md "Time").
 * @throws DomainError invalid_input, location_limit, spot_limit, organization_full, subscription_required, rate_limited
 */
export async function createLocation(
  deps: AppDeps,
  scope: OrganizationScope,
  form: RouteInput<typeof createLocationRoute>['body'],
): Promise<LocationRow> {
  const { operatingHoursJson, timezone, totalSpots, ...fields } = form;
  const hours = hoursColumns(operatingHoursJson);
  const { organizationId } = scope;
  await limitAttempts(deps, LOCATION_LIMITS.addPlacesByOrganization, organizationId);
  const organization = await readCurrentOrganization(deps, scope);
  requirePhone({ path: 'contactPhone', phone: form.contactPhone }, [timezone ?? organization.timezone]);
  const now = deps.clock.now();
  return inTransaction(deps.database, async (tx) => {
    await lockOrganization(tx, organizationId);
    const limits = await readGrowthLimits(tx, scope, now);
    requireLocationCapacity(await countActiveLocations(tx, scope), limits);
    requireSpotCapacity(totalSpots, limits);
    requireBelowCeiling(await countStored(tx, scope), { locations: 1, chargers: totalSpots });
    const location = await insertLocation(tx, {
      accessType: DEFAULT_ACCESS_TYPE,
      locationType: DEFAULT_LOCATION_TYPE,
      ...fields,
      ...hours,
      organizationId,
      id: newId(),
      timezone: timezone ?? organization.timezone,
      totalSpots,
      createdAt: now,
      updatedAt: now,
    });
    await insertSpots(
      tx,
      firstChargers(totalSpots).map((charger) => ({
        ...charger,
        connectorType: usualConnector(location.timezone),
        organizationId,
        locationId: location.id,
        createdAt: now,
      })),
    );
    await recordLocation(tx, scope, 'location.added', { before: null, after: location }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId: location.id }]);
    return location;
  });
}
