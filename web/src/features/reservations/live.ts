import type { LiveEvent, Reservation } from '@chargerota/contract';
import { addDays } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import type { QueryClient } from '@tanstack/react-query';
import { startingWith } from '../../lib/live/topics.ts';
import type { IsTouched, LiveQueries } from '../../lib/live/topics.ts';
import { isOwnList, reservationKeys } from './api.ts';
import { recommendationKeys } from './recommended/api.ts';

type Place = { locationId?: string; date?: LocalDate };

/**
 * The queries that a change of reservations concerns. An event with a place concerns that day at that location, and the
 * person's own reservations if one of them is there. An event without a place concerns all, because the person's own
 * reservations or what everybody may see have changed.
 */
function touchedByReservations(change: LiveEvent, client: QueryClient): IsTouched {
  const { locationId, date } = change;
  if (locationId === undefined || date === undefined)
    return startingWith(
      reservationKeys.days,
      reservationKeys.availability,
      reservationKeys.ofUsers,
      recommendationKeys.all,
    );
  const isOwn = client
    .getQueriesData<Reservation[]>({ predicate: isOwnList })
    .some(([, rows]) => rows?.some((row) => row.locationId === locationId && row.date === date));
  // A reservation may begin on the evening before, or end on the next day. Some queries use 'today'.
  const near = [undefined, 'today', addDays(date, -1), date, addDays(date, 1)];
  const isThere = (place: Place): boolean =>
    [undefined, locationId].includes(place.locationId) && near.includes(place.date);

  return ({ queryKey: [resource, ...rest] }) => {
    if (resource === reservationKeys.ofUsers[0]) return isOwn;
    if (resource === recommendationKeys.all[0]) return true;
    if (resource === reservationKeys.availability[0]) return isThere(rest.at(-1) as Place);
    if (resource !== reservationKeys.days[0]) return false;
    const [day, place] = rest as [LocalDate, Place];
    return isThere({ ...place, date: day });
  };
}

export const reservationsLive: LiveQueries = {
  reservations: touchedByReservations,
  locations: () => startingWith(reservationKeys.availability, recommendationKeys.all),
  organization: () => startingWith(recommendationKeys.all),
  account: () => startingWith(reservationKeys.ofUsers),
};
