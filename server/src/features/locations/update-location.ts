import type { RouteInput, updateLocation as updateLocationRoute } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { readRoomToGrow } from '../billing/read-room-to-grow.ts';
import { cancelComing } from '../reservations/cancel-coming.ts';
import { hoursColumns } from './opening-hours.ts';
import { requireRoomForLocation } from './policy.ts';
import { countActiveLocations, holdLocation, updateLocationRow, type LocationRow } from './store.ts';

/**
 * Changes a location; what is absent stays, and so do standing reservations (DESIGN.md §5). A location where some are
 * coming is neither deactivated nor moved to another time zone, which would give them other hours.
 * @throws DomainError not_found, invalid_input, coming_reservations; when activated again also location_limit,
 * subscription_required
 */
export async function updateLocation(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  id: string,
  form: RouteInput<typeof updateLocationRoute>['body'],
): Promise<LocationRow> {
  const { operatingHoursJson, confirm, totalSpots: _, ...changes } = form;
  const hours = operatingHoursJson && hoursColumns(operatingHoursJson);
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    if (changes.isActive) await lockOrganization(tx, scope.organizationId);
    const location = await holdLocation(tx, scope, id);
    if (!location) throw new DomainError('not_found');

    if (changes.isActive && !location.isActive) {
      const limits = await readRoomToGrow(tx, scope.organizationId, now);
      requireRoomForLocation(await countActiveLocations(tx, scope), limits);
    }
    const closes = changes.isActive === false && location.isActive;
    const moves = changes.timezone !== undefined && changes.timezone !== location.timezone;
    if (closes || moves) {
      const reason = closes
        ? `${location.name} is no longer available for reservations.`
        : `${location.name} has moved to another time zone.`;
      const act = { of: { locationId: id }, confirm, reason, subject: { id, label: location.name } };
      await cancelComing(tx, scope, act, now);
    }
    return updateLocationRow(tx, scope, id, { ...changes, ...hours, updatedAt: now });
  });
}
