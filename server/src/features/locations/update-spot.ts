import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { errorMessage, type RouteInput, type updateSpot as updateSpotRoute } from '@chargerota/contract';
import { isInService } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requireSpot } from './read-locations.ts';
import { chargerLabel, recordCharger } from './record-place.ts';
import {
  findSpot,
  lockLocation,
  lockSpots,
  listSpotsOf,
  updateLocationRow,
  updateSpots,
  type SpotRow,
} from './store.ts';

/**
 * Changes a charger. In maintenance or out of use it takes no reservations: its coming ones are first listed, and end
 * once that is confirmed. The location is held meanwhile, so that nobody books the charger and the number of chargers
 * in use stays right.
 * @throws DomainError not_found, spot_number_taken, coming_reservations; when brought back also spot_limit,
 * subscription_required
 */
export async function updateSpot(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
  { confirm, ...changes }: RouteInput<typeof updateSpotRoute>['body'],
): Promise<SpotRow> {
  const { database, clock, tell } = deps;
  const { organizationId } = scope;
  const now = clock.now();
  const found = await requireSpot(deps, scope, id);
  return inTransaction(database, async (tx) => {
    if (changes.isActive) await lockOrganization(tx, organizationId);
    const location = await lockLocation(tx, scope, found.locationId);
    await lockSpots(tx, scope, [id]);
    const before = await findSpot(tx, scope, id);
    if (!location || !before) throw new DomainError('not_found');

    const others = await listSpotsOf(tx, scope, location.id);
    const inUse = others.filter((spot) => spot.id !== id && spot.isActive).length;
    const next = { ...before, ...changes };
    if (next.isActive && !before.isActive) {
      const growth = { locationId: location.id, locationsInUse: null, chargers: inUse + 1 };
      await tell(tx, { type: 'places_grow', organizationId, ...growth }, now);
    }
    if (isInService(before) && !isInService(next)) {
      const label = chargerLabel(before, location);
      const charger = { spotNumber: before.spotNumber, location: location.name };
      const reason = next.isActive
        ? inEnglish(() => m.stored.chargerInMaintenance(charger))
        : inEnglish(() => m.stored.chargerNoLongerInUse(charger));
      const closed = { of: { spotIds: [id] }, reason, subject: { id, label }, confirm };
      await tell(
        tx,
        { type: 'places_close', organizationId, by: scope.user, cause: 'closed', ...closed },
        now,
      );
    }

    const isOtherState = next.isActive !== before.isActive || next.currentStatus !== before.currentStatus;
    const lastStatusUpdate = isOtherState ? now : before.lastStatusUpdate;
    const [after] = await updateSpots(tx, scope, [id], { ...changes, lastStatusUpdate }).catch(numberTaken);
    if (!after) throw new Error('a charger whose location is held cannot vanish');
    const totalSpots = inUse + (after.isActive ? 1 : 0);
    if (totalSpots !== location.totalSpots) {
      await updateLocationRow(tx, scope, location.id, { totalSpots, updatedAt: now });
    }
    if (isInService(after) && !isInService(before)) {
      const where = { locationId: location.id, spotId: id };
      await tell(tx, { type: 'charger_returned', organizationId, by: scope.user, ...where }, now);
    }
    await recordCharger(tx, scope, { location, before, after }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId: location.id }]);
    return after;
  });
}

function numberTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'spots_spot_number_key')) throw error;
  const message = errorMessage('spot_number_taken');
  throw new DomainError('spot_number_taken', [{ code: 'spot_number_taken', message, path: 'spotNumber' }]);
}
