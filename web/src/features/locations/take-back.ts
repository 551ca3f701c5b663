// How Undo takes back what an administrator changed about locations and chargers (decision 0073): by the
// ordinary routes, and only what nobody has changed again since.
import { m } from '@chargerota/messages';
import type { Location, Spot, SpotReport } from '@chargerota/contract';
import { isInService } from '@chargerota/domain';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { formerValues } from '../../lib/former-values.ts';
import { NOTHING_TO_UNDO } from '../../ui/use-undo.ts';
import type { Undone } from '../../ui/use-undo.ts';
import { changeCharger, organizationLocationsQuery } from './admin-api.ts';
import type { ChargerChanges, LocationChanges } from './admin-api.ts';
import { locationSpotsQuery } from './api.ts';

/** How many chargers there are is not taken back: those that were added stay, out of use. */
export const canUndoLocation = (changes: LocationChanges): boolean => changes.totalSpots === undefined;

/** Bringing a charger back tells those who reported it broken that it works again, which nobody has said. */
export function canUndoCharger(
  before: Spot,
  changes: ChargerChanges,
  reports: readonly SpotReport[] | undefined,
): boolean {
  const isTakenOut = isInService(before) && !isInService({ ...before, ...changes });
  if (!isTakenOut) return true;
  return reports?.every(({ spotId, kind }) => spotId !== before.id || kind !== 'broken') ?? false;
}

/** Gives a location the values that it had before. */
export async function undoLocation(
  client: QueryClient,
  before: Location,
  after: Location,
  changes: LocationChanges,
): Promise<Undone> {
  const { id, organizationId } = before;
  const all = await client.fetchQuery({ ...organizationLocationsQuery(organizationId), staleTime: 0 });
  const now = all.find((location) => location.id === id) ?? after;
  const former = formerValues(before, after, now, Object.keys(changes) as (keyof Location)[]);
  if (Object.keys(former).length === 0) return NOTHING_TO_UNDO;
  const { name } = await call('PATCH /api/locations/:id', { params: { id }, body: former });
  return m.locations.nameIsAsBefore({ name });
}

/** A deleted location is in use again. */
export async function bringBack({ id, name }: Pick<Location, 'id' | 'name'>): Promise<Undone> {
  await call('PATCH /api/locations/:id', { params: { id }, body: { isActive: true } });
  return m.locations.nameCanBeReservedAgain({ name });
}

/** A location that came back is deleted again. It is refused if somebody has reserved there meanwhile. */
export async function deleteAgain({ id, name }: Pick<Location, 'id' | 'name'>): Promise<Undone> {
  await call('DELETE /api/locations/:id', { params: { id } });
  return m.locations.nameCanNoLongerBe({ name });
}

/** What gives a charger its former values; empty if all was changed again. */
export function formerCharger(before: Spot, changes: ChargerChanges, now: Spot): ChargerChanges {
  const after = { ...before, ...changes };
  return formerValues(before, after, now, Object.keys(changes) as (keyof Spot)[]) as ChargerChanges;
}

/** A charger and what gives it its former values. */
export type FormerCharger = { spot: Spot; changes: ChargerChanges };

/** What gives chargers of one location their former values; those that were all changed again are left out. */
export async function formerChargers(
  client: QueryClient,
  spots: readonly Spot[],
  changes: ChargerChanges,
): Promise<FormerCharger[]> {
  const [first] = spots;
  if (!first) return [];
  const now = await client.fetchQuery({ ...locationSpotsQuery(first.locationId), staleTime: 0 });
  return spots
    .map((spot) => ({
      spot,
      changes: formerCharger(spot, changes, now.find(({ id }) => id === spot.id) ?? { ...spot, ...changes }),
    }))
    .filter((former) => Object.keys(former.changes).length > 0);
}

/** Gives one charger the values that it had before. */
export async function undoCharger(
  client: QueryClient,
  before: Spot,
  changes: ChargerChanges,
): Promise<Undone> {
  const [former] = await formerChargers(client, [before], changes);
  if (!former) return NOTHING_TO_UNDO;
  const { spotNumber } = await changeCharger(before.id, former.changes);
  return m.locations.chargerSpotNumberIsAsBefore({ spotNumber });
}
