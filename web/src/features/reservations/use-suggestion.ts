import type { Location, Reservation } from '@chargerota/contract';
import { localTime } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { locationSpotsQuery } from '../locations/api.ts';
import { dayReservationsQuery } from './api.ts';
import { freeForSlot } from './free-chargers.ts';
import { daysToSearch, suggestOn, usualStartHour } from './suggestion.ts';
import type { SlotSuggestion } from './suggestion.ts';

/** Days are checked one after the other, because normally the first has a free charger. */
async function findSlot(
  client: QueryClient,
  context: BookingContext,
  usualHour: number | null,
): Promise<SlotSuggestion | null> {
  const { locationId, timezone } = context;
  const spots = await client.fetchQuery(locationSpotsQuery(locationId));
  for (const date of daysToSearch(context)) {
    // oxlint-disable-next-line no-await-in-loop
    const reservations = await client.fetchQuery(dayReservationsQuery(date, locationId));
    const free = (startHour: number, hours: number): number =>
      freeForSlot({ date, timezone }, startHour, hours, spots, reservations);
    const slot = suggestOn(date, free, usualHour, context);
    if (slot) return slot;
  }
  return null;
}

interface Given {
  /** Null while nothing is to be suggested. */
  location: Location | null;
  context: BookingContext | null;
  reservations: readonly Reservation[];
  /** When the reservations were loaded, so that another slot is suggested after a booking. */
  readAt: number;
}

/** The next sensible slot with a free charger at a location; null if the coming week has none. */
export function useSuggestion({ location, context, reservations, readAt }: Given) {
  const client = useQueryClient();
  const hour = context && localTime(context.now, context.timezone);
  return useQuery({
    queryKey: ['booking suggestion', location?.id, hour?.date, hour?.hour, readAt],
    queryFn: () =>
      context && location ? findSlot(client, context, usualStartHour(reservations, location.id)) : null,
    enabled: location !== null && context !== null,
    // Each visit asks again, because what was free then may be taken.
    staleTime: 0,
    gcTime: 0,
    // When the hour changes, the suggestion stays until the next one is found.
    placeholderData: keepPreviousData,
  });
}
