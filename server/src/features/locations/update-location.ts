import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import type { RouteInput, updateLocation as updateLocationRoute } from '@chargerota/contract';
import { usualConnector, type DomainEventOf } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockOrganization } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { LOCATION_LIMITS } from './limits.ts';
import { planChargers } from './charger-count.ts';
import { hoursColumns } from './opening-hours.ts';
import { requireBelowCeiling } from './policy.ts';
import { recordLocation } from './record-place.ts';
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

/** The add-ons of a location, from the feature that has them (server/src/features.ts). */
export type LocationAddOns<Ended extends { count: number }> = {
  /** Before the transaction that closes it. */
  prepareToEnd: (deps: AppDeps, scope: OrganizationScope, locationId: string) => Promise<void>;
  /** In it, under the organization's lock. */
  end: (tx: Tx, scope: OrganizationScope, closed: { locationId: string; now: Date }) => Promise<Ended>;
  /** After it. */
  finishEnding: (deps: AppDeps, ended: Ended) => Promise<void>;
};

type Form = RouteInput<typeof updateLocationRoute>['body'];

/**
 * Changes a location; absent fields stay as they are. Existing reservations stay too (docs/rules.md "Booking"), unless
 * the change makes them impossible: the location closes, moves to another time zone (which would shift their hours), or
 * has chargers taken out of use. These reservations are first listed, and end once that is confirmed.
 * Reservations in hours that will be closed stay, once it is confirmed that they do, and their members are told.
 * The add-ons of a location that closes end with it.
 * @throws DomainError not_found, invalid_input, coming_reservations, reservations_outside_hours, billing_busy; when it
 * is to have more also location_limit, spot_limit, organization_full, subscription_required, rate_limited
 */
export async function updateLocation<Ended extends { count: number }>(
  deps: AppDeps,
  addOns: LocationAddOns<Ended>,
  scope: OrganizationScope,
  id: string,
  form: Form,
): Promise<{ location: LocationRow; endedAddOns: number }> {
  const { operatingHoursJson, confirm, keep, totalSpots, ...changes } = form;
  const hours = operatingHoursJson && hoursColumns(operatingHoursJson);
  if (totalSpots !== undefined)
    await limitAttempts(deps, LOCATION_LIMITS.addPlacesByOrganization, scope.organizationId);
  const closes = changes.isActive === false;
  if (closes) await addOns.prepareToEnd(deps, scope, id);
  const { organizationId } = scope;
  const { tell } = deps;
  const now = deps.clock.now();
  const { location, ended } = await inTransaction(deps.database, async (tx) => {
    // Locked before the location: locks are taken in the same order everywhere.
    if (changes.isActive !== undefined || totalSpots !== undefined)
      await lockOrganization(tx, organizationId);
    const ended = closes ? await addOns.end(tx, scope, { locationId: id, now }) : null;
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
      const locationsInUse = opens ? await countActiveLocations(tx, scope) : null;
      const growth = { organizationId, locationId: id, locationsInUse, chargers: wanted };
      await tell(tx, { type: 'places_grow', ...growth }, now);
      requireBelowCeiling(await countStored(tx, scope), { locations: 0, chargers: plan.add.length });
    }

    await lockSpots(
      tx,
      scope,
      [...plan.takeOut, ...plan.bringBack].map((charger) => charger.id),
    );
    const ends = endingOf(before, changes, plan.takeOut);
    if (ends) {
      const said = { by: scope.user, subject: { id, label: before.name }, confirm };
      await tell(tx, { type: 'places_close', organizationId, ...ends, ...said }, now);
    }
    await carryOut(tx, scope, { id, timezone: changes.timezone ?? before.timezone }, plan, now);
    const after = await updateLocationRow(tx, scope, id, {
      ...changes,
      ...hours,
      totalSpots: wanted,
      updatedAt: now,
    });
    if (hours) {
      const { id: locationId, timezone, operatingHoursJson: usual } = before;
      const changed = { before: usual, after: hours.operatingHoursJson, keep };
      const location = { id: locationId, timezone };
      await tell(tx, { type: 'hours_changed', organizationId, location, ...changed }, now);
    }
    const timezone = { before: before.timezone, after: after.timezone };
    await tell(tx, { type: 'location_changed', organizationId, locationId: id, timezone }, now);
    await recordLocation(tx, scope, actionOf(before, after), { before, after }, now);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId: id }]);
    return { location: after, ended };
  });
  if (ended) await addOns.finishEnding(deps, ended);
  return { location, endedAddOns: ended?.count ?? 0 };
}

/** What can be used no more as it was reserved, and why; null if nothing is. */
function endingOf(
  location: LocationRow,
  changes: Pick<Form, 'isActive' | 'timezone'>,
  takenOut: SpotRow[],
): Pick<DomainEventOf<'places_close'>, 'of' | 'cause' | 'reason'> | null {
  const { id, name } = location;
  if (changes.isActive === false && location.isActive) {
    const reason = inEnglish(() => m.stored.locationNoLongerAvailable({ name }));
    return { of: { locationId: id }, cause: 'closed', reason };
  }
  if (changes.timezone !== undefined && changes.timezone !== location.timezone) {
    const reason = inEnglish(() => m.stored.locationInAnotherZone({ name }));
    return { of: { locationId: id }, cause: 'other_zone', reason };
  }
  const [first] = takenOut;
  if (!first) return null;
  const reason =
    takenOut.length === 1
      ? inEnglish(() => m.stored.chargerNoLongerInUse({ spotNumber: first.spotNumber, location: name }))
      : inEnglish(() => m.stored.chargersNoLongerInUse({ number: takenOut.length, location: name }));
  return { of: { spotIds: takenOut.map((charger) => charger.id) }, cause: 'closed', reason };
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
