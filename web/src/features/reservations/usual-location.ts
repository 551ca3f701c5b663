import type { Location, Reservation } from '@chargerota/contract';

/** The only location that takes reservations, else the one that the member booked last; null if there is neither. */
export function usualLocation(
  locations: readonly Location[],
  reservations: readonly Pick<Reservation, 'locationId'>[],
): Location | null {
  const active = locations.filter(({ isActive }) => isActive);
  if (active.length <= 1) return active[0] ?? null;
  const last = reservations.find((row) => active.some(({ id }) => id === row.locationId));
  return active.find(({ id }) => id === last?.locationId) ?? null;
}
