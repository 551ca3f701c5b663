import type { DayReservation } from '@chargerota/contract';
import { addDays } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { dayReservationsQuery } from '../api.ts';
import { periodOf } from '../member/rule-context.ts';

type Options = { refetchInterval?: number | false };

/** What occupies a location's chargers on a day and the next one: what begins in the evening may end after midnight. */
export function useOccupied(date: LocalDate, locationId: string, options: Options = {}) {
  const days = [
    useQuery({ ...dayReservationsQuery(date, locationId), ...options }),
    useQuery(dayReservationsQuery(addDays(date, 1), locationId)),
  ];
  return {
    reservations: days.flatMap(({ data }) => data ?? []),
    isKnown: days.every(({ data }) => data !== undefined),
    failed: days.filter(({ isLoadingError }) => isLoadingError),
  };
}

/** What occupies one charger, as the rules ask for it. */
export const bookingsOf = (
  spotId: string,
  reservations: readonly DayReservation[],
): (Period & { id: string; closedFor: string | null })[] =>
  reservations
    .filter((row) => row.spotId === spotId)
    .map((row) => ({ id: row.id, closedFor: row.closedFor, ...periodOf(row) }));
