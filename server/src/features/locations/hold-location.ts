import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listSpotsOf, lockLocation, lockSpots, type LocationRow, type SpotRow } from './store.ts';

/**
 * Locks a location until the transaction ends, so that what its row says of others can be computed anew.
 * @throws DomainError not_found
 */
export async function holdLocation(tx: Tx, scope: TenantScope, id: string): Promise<LocationRow> {
  const location = await lockLocation(tx, scope, id);
  if (!location) throw new DomainError('not_found');
  return location;
}

/** A location with all its chargers, in their order, held against reservations. */
export type HeldPlace = { location: LocationRow; spots: SpotRow[] };
export type HeldSpot = SpotRow;

/**
 * Keeps reservations off a location and its chargers until the transaction ends.
 * @throws DomainError not_found
 */
export async function holdPlace(tx: Tx, scope: TenantScope, id: string): Promise<HeldPlace> {
  const location = await holdLocation(tx, scope, id);
  const spots = await listSpotsOf(tx, scope, id);
  await lockSpots(
    tx,
    scope,
    spots.map((spot) => spot.id),
  );
  return { location, spots };
}
