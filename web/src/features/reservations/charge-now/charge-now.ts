// What of chargers a member can have this minute, by the rules by which the server will evaluate it.
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { isInService, evaluateEarlyArrival, localDate, MINUTE_MS, walkInChoices } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { bookingsOf } from '../day/use-occupied.ts';
import { sortRows, type OwnRow, usualLocation } from '../member/own-rows.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUnlessLive } from '../../../lib/live/health.ts';
import { spotsQuery } from '../../locations/api.ts';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import { DAY_REFETCH_MS, dayReservationsQuery } from '../api.ts';
import type { Member } from '../member/member.ts';
import { ruleContext } from '../member/rule-context.ts';

/** A charger that can be had now. */
type ChargerNow = { location: Location; spot: Spot };

/** What is known of the chargers: what occupies them on `datesNow`, and what is reported of them. */
export type Chargers = {
  spots: readonly Spot[];
  reservations: readonly DayReservation[];
  reportedIds: ReadonlySet<string>;
  /** The rules at a location, and of a charger with what its reader has reported. */
  contextAt: (location: Location, spot?: Spot) => BookingContext;
};

/** The locations at which the rules let the member have a free charger now, in the order given. */
export const placesNow = (
  locations: readonly Location[],
  contextAt: Chargers['contextAt'],
): readonly Location[] => locations.filter((location) => location.isActive && canTake(contextAt(location)));

/** The days of these locations, each once, from now for as long as people usually charge: it may be soon midnight. */
export const datesNow = (
  locations: readonly Location[],
  contextAt: Chargers['contextAt'],
): readonly LocalDate[] => [
  ...new Set(
    locations.flatMap((location) => {
      const context = contextAt(location);
      return [context.now, usualEnd(context)].map((instant) => localDate(instant, location.timezone));
    }),
  ),
];

const usualEnd = ({ now, rules }: BookingContext): Date =>
  new Date(now.getTime() + rules.offPeakSlotDuration * MINUTE_MS);

const canTake = (context: BookingContext): boolean => walkInChoices(context).some(({ enabled }) => enabled);

/**
 * The chargers there that can be had now, by location. Of each location first those that nobody has reported, and of
 * these the ones that stay free for as long as people usually charge.
 */
export function chargersNow(places: readonly Location[], chargers: Chargers): ChargerNow[] {
  const { spots, reservations, reportedIds, contextAt } = chargers;
  return places.flatMap((location) => {
    const here = spots.filter((spot) => spot.locationId === location.id && isInService(spot));
    const found = here.flatMap((spot) => {
      const context = { ...contextAt(location, spot), ...onSpot(spot, reservations) };
      if (!canTake(context)) return [];
      const isSoonTaken = context.spotBookings.some(
        ({ startsAt, endsAt }) => endsAt > context.now && startsAt < usualEnd(context),
      );
      return [{ location, spot, rank: Number(reportedIds.has(spot.id)) * 2 + Number(isSoonTaken) }];
    });
    return found.toSorted((a, b) => a.rank - b.rank).map(({ spot }) => ({ location, spot }));
  });
}

/** The member's next reservation if it can begin before its start, as far as it is known what occupies its charger. */
export function nextToBegin(
  rows: readonly OwnRow[],
  locations: readonly Location[],
  { now, ...chargers }: Chargers & { now: Date },
): OwnRow | null {
  const row = sortRows(rows, now).next?.row;
  const location = row && locations.find(({ id }) => id === row.locationId);
  return location && canBeginEarly(row, location, chargers) ? row : null;
}

function canBeginEarly(row: OwnRow, location: Location, chargers: Chargers): boolean {
  const spot = chargers.spots.find(({ id }) => id === row.spotId);
  const context = { ...chargers.contextAt(location, spot), ...(spot && onSpot(spot, chargers.reservations)) };
  return (
    row.status === 'confirmed' &&
    row.startsAt > context.now &&
    evaluateEarlyArrival(row, context).length === 0
  );
}

const onSpot = (spot: Spot, reservations: readonly DayReservation[]) => ({
  spotActive: isInService(spot),
  spotBookings: bookingsOf(spot.id, reservations),
});

export type ChargeNow = {
  /** The rules of a member at a location, now. */
  contextAt: (location: Location) => BookingContext;
} & (
  | { is: 'no' | 'looking' | 'all_taken' }
  /** One's own next reservation, which can begin now. */
  | { is: 'early'; row: OwnRow }
  /** Free chargers, the one to propose first. */
  | { is: 'free'; chargers: readonly ChargerNow[] }
);

/**
 * What the member can charge at this minute. As long as the rules refuse every charger, nothing is asked of the server.
 */
export function useChargeNow(
  member: Member,
  { locations, rows, now }: { locations: readonly Location[]; rows: readonly OwnRow[]; now: Date },
): ChargeNow {
  const ordered = useMemo(() => {
    const usual = usualLocation(locations, rows);
    return locations.toSorted((a, b) => Number(b === usual) - Number(a === usual));
  }, [locations, rows]);
  const reports = useQuery({ ...spotReportsQuery, enabled: false }).data;
  const contextAt: Chargers['contextAt'] = (location, spot) => ({
    ...ruleContext(member, location, rows, now),
    ...(spot && { ownReports: ownReportsOf(reports ?? [], spot.id) }),
  });
  const nothing: Chargers = { spots: [], reservations: [], reportedIds: new Set(), contextAt };
  const mayBegin = nextToBegin(rows, locations, { ...nothing, now });
  const allowed = placesNow(ordered, contextAt);
  const asked = mayBegin
    ? [...allowed, ...locations.filter(({ id }) => id === mayBegin.locationId)]
    : allowed;

  const enabled = asked.length > 0;
  const refetchInterval = useUnlessLive(DAY_REFETCH_MS);
  const spots = useQuery({ ...spotsQuery, enabled });
  const days = useQueries({
    queries: datesNow(asked, contextAt).map((date) => ({ ...dayReservationsQuery(date), refetchInterval })),
    combine: ofAllDays,
  });
  useQuery({ ...spotReportsQuery, enabled });

  return useMemo(() => {
    if (!enabled || spots.isLoadingError || days === 'failed') return { is: 'no', contextAt };
    if (!spots.data || !days) return { is: 'looking', contextAt };
    const chargers: Chargers = {
      spots: spots.data,
      reservations: days,
      reportedIds: new Set((reports ?? []).map(({ spotId }) => spotId)),
      contextAt,
    };
    const row = mayBegin && nextToBegin(rows, locations, { ...chargers, now });
    if (row) return { is: 'early', row, contextAt };
    const found = chargersNow(allowed, chargers);
    if (found.length > 0) return { is: 'free', chargers: found, contextAt };
    return { is: allowed.length > 0 ? 'all_taken' : 'no', contextAt };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all else is made of these
  }, [member, ordered, rows, now, spots.data, spots.isLoadingError, days, reports]);
}

/** What all days have; undefined until each is there. */
function ofAllDays(
  days: UseQueryResult<DayReservation[]>[],
): readonly DayReservation[] | 'failed' | undefined {
  if (days.some(({ isLoadingError }) => isLoadingError)) return 'failed';
  return days.every(({ data }) => data) ? days.flatMap(({ data }) => data!) : undefined;
}
