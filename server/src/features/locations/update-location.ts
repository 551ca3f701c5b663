import type { RouteInput, updateLocation as updateLocationRoute } from '@chargerota/contract';
import { usualConnector } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { LOCATION_LIMITS } from './limits.ts';
import {
  endAddOnsOf,
  finishEndingAddOns,
  prepareToEndAddOns,
  type EndedAddOns,
} from '../billing/decide/end-location-add-ons.ts';
import { readGrowthLimits } from '../billing/subscription.ts';
import { recheckLines, moveLine } from '../waitlist/withdraw-offers.ts';
import { cancelComing, type ComingAct } from '../reservations/cancel-coming.ts';
import { confirmKept, tellKept } from '../reservations/confirm-kept.ts';
import { planChargers } from './charger-count.ts';
import { hoursColumns } from './opening-hours.ts';
import { requireBelowCeiling, requireLocationCapacity, requireSpotCapacity } from './policy.ts';
import { chargerLabel, recordLocation } from './record-place.ts';
import {
  countActiveLocations,
  countStored,
  lockLocation,
  lockSpots,
  insertSpots,
  listSpotsOf,
  updateLocationRow,
  updateSpots,
  type LocationRow,
  type SpotRow,
} from './store.ts';

type Form = RouteInput<typeof updateLocationRoute>['body'];

/**
 * Changes a location; absent fields stay as they are. Existing reservations stay too (docs/rules.md "Booking"), unless
 * the change makes them impossible: the location closes, moves to another time zone (which would shift their hours), or
 * has chargers taken out of use. These reservations are first listed, and end once that is confirmed.
 * Reservations in hours that will be closed stay, once it is confirmed that they do, and their members are told.
 * The add-ons of a location that closes end with it.
 * @throws DomainError not_found, invalid_input, coming_reservations, reservations_outside_hours, billing_busy; when it is to have more also location_limit,
 * spot_limit, organization_full, subscription_required, rate_limited
 */
export async function updateLocation(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
  form: Form,
): Promise<{ location: LocationRow; endedAddOns: number }> {
  const { operatingHoursJson, confirm, keep, totalSpots, ...changes } = form;
  const hours = operatingHoursJson && hoursColumns(operatingHoursJson);
  if (totalSpots !== undefined)
    await limitAttempts(deps, LOCATION_LIMITS.addPlacesByOrganization, scope.organizationId);
  const closes = changes.isActive === false;
  if (closes) await prepareToEndAddOns(deps, scope, id);
  const now = deps.clock.now();
  const { location, ended } = await inTransaction(deps.database, async (tx) => {
    // Locked before the location: locks are taken in the same order everywhere.
    if (changes.isActive !== undefined || totalSpots !== undefined)
      await lockOrganization(tx, scope.organizationId);
    const nothing: EndedAddOns = { count: 0, operation: null };
    const ended = closes ? await endAddOnsOf(tx, scope, { locationId: id, now }) : nothing;
    const before = await lockLocation(tx, scope, id);
    if (!before) throw new DomainError('not_found');
    if (changes.contactPhone !== before.contactPhone)
      requirePhone({ path: 'contactPhone', phone: changes.contactPhone }, [
        changes.timezone ?? before.timezone,
      ]);

    const chargers = await listSpotsOf(tx, scope, id);
    const inUse = chargers.filter(({ isActive }) => isActive).length;
    const wanted = totalSpots ?? inUse;
    const plan = planChargers(chargers, wanted);
    const opens = changes.isActive === true && !before.isActive;
    if (opens || wanted > inUse) {
      const limits = await readGrowthLimits(tx, scope, now, id);
      if (opens) requireLocationCapacity(await countActiveLocations(tx, scope), limits);
      requireSpotCapacity(wanted, limits);
      requireBelowCeiling(await countStored(tx, scope), { locations: 0, chargers: plan.add.length });
    }

    await lockSpots(
      tx,
      scope,
      [...plan.takeOut, ...plan.bringBack].map((charger) => charger.id),
    );
    const ends = endingOf(before, changes, plan.takeOut);
    if (ends) await cancelComing(tx, scope, { ...ends, confirm, subject: { id, label: before.name } }, now);
    const kept = hours
      ? await confirmKept(
          tx,
          scope,
          {
            location: before,
            before: before.operatingHoursJson,
            after: hours.operatingHoursJson,
            keep,
          },
          now,
        )
      : [];
    await carryOut(tx, scope, { id, timezone: changes.timezone ?? before.timezone }, plan, now);
    const after = await updateLocationRow(tx, scope, id, {
      ...changes,
      ...hours,
      totalSpots: wanted,
      updatedAt: now,
    });
    await tellKept(tx, scope, kept, now);
    if (after.timezone !== before.timezone) await moveLine(tx, scope, after, now);
    // New chargers or longer hours may be what somebody waits for.
    await recheckLines(tx, scope, { locationId: id }, now);
    await recordLocation(tx, scope, actionOf(before, after), { before, after }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId: scope.organizationId, locationId: id }]);
    return { location: after, ended };
  });
  await finishEndingAddOns(deps, ended);
  return { location, endedAddOns: ended.count };
}

/** The reservations that a change makes impossible, and why; null if there are none. */
function endingOf(
  location: LocationRow,
  changes: Pick<Form, 'isActive' | 'timezone'>,
  takenOut: SpotRow[],
): Pick<ComingAct, 'of' | 'kind' | 'reason'> | null {
  const { id, name } = location;
  if (changes.isActive === false && location.isActive) {
    const reason = `${name} is no longer available for reservations.`;
    return { of: { locationId: id }, kind: 'spot_closed', reason };
  }
  if (changes.timezone !== undefined && changes.timezone !== location.timezone) {
    const reason = `${name} is in another time zone now. Please reserve again.`;
    return { of: { locationId: id }, kind: 'cancelled_by_other', reason };
  }
  const [first] = takenOut;
  if (!first) return null;
  const reason =
    takenOut.length === 1
      ? `${chargerLabel(first, location)} is no longer in use.`
      : `${takenOut.length} chargers at ${name} are no longer in use.`;
  return { of: { spotIds: takenOut.map((charger) => charger.id) }, kind: 'spot_closed', reason };
}

async function carryOut(
  tx: Tx,
  scope: OrganizationScope,
  { id: locationId, timezone }: Pick<LocationRow, 'id' | 'timezone'>,
  { takeOut, bringBack, add }: ReturnType<typeof planChargers>,
  now: Date,
): Promise<void> {
  const idsOf = (chargers: SpotRow[]) => chargers.map(({ id }) => id);
  await updateSpots(tx, scope, idsOf(takeOut), { isActive: false, lastStatusUpdate: now });
  await updateSpots(tx, scope, idsOf(bringBack), { isActive: true, lastStatusUpdate: now });
  const { organizationId } = scope;
  await insertSpots(
    tx,
    add.map((charger) => ({
      ...charger,
      connectorType: usualConnector(timezone),
      organizationId,
      locationId,
      createdAt: now,
    })),
  );
}

function actionOf(before: LocationRow, after: LocationRow) {
  if (before.isActive === after.isActive) return 'location.changed';
  return after.isActive ? 'location.reactivated' : 'location.deactivated';
}
