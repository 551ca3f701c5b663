import type { Location } from '@chargerota/contract';
import { WEEKDAYS } from '@chargerota/domain';
import type { DayHours, Weekday, WeeklyHours } from '@chargerota/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** While a member books, locations are reloaded this often. */
export const LOCATIONS_REFETCH_MS = 30_000;

export const locationKeys = {
  all: ['/api/locations'],
  spots: ['/api/spots'],
  spotsOf: (locationId: string) => ['/api/locations', locationId, 'spots'],
} as const;

export const locationsQuery = queryOptions({
  queryKey: locationKeys.all,
  queryFn: ({ signal }) => call('GET /api/locations', {}, { signal }),
});

/**
 * The locations for screens on which one is chosen: reloaded when the screen opens and when the member returns to it.
 */
export const freshLocationsQuery = queryOptions({
  ...locationsQuery,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** All chargers of the current organization. */
export const spotsQuery = queryOptions({
  queryKey: locationKeys.spots,
  queryFn: ({ signal }) => call('GET /api/spots', {}, { signal }),
});

export const locationSpotsQuery = (locationId: string) =>
  queryOptions({
    queryKey: locationKeys.spotsOf(locationId),
    queryFn: ({ signal }) => call('GET /api/locations/:id/spots', { params: { id: locationId } }, { signal }),
  });

/** A location's week as the domain reads it: a day without times counts as closed. */
export function weekOf(location: Pick<Location, 'operatingHoursJson'>): WeeklyHours {
  const hours = location.operatingHoursJson;
  return Object.fromEntries(
    WEEKDAYS.map((weekday) => [weekday, { open: '', close: '', ...hours[weekday] }]),
  ) as Record<Weekday, DayHours>;
}
