// What of chargers a member can have this minute, by the rules that the server will judge by. Pure.
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { isInService, judgeEarlyArrival, localDate, MINUTE_MS, walkInChoices } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { periodOf } from '../rule-context.ts';
import { sortRows, type OwnRow } from '../screens/dashboard/own-rows.ts';

/** A charger that can be had now. */
export type ChargerNow = { location: Location; spot: Spot };

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
    row.status === 'confirmed' && row.startsAt > context.now && judgeEarlyArrival(row, context).length === 0
  );
}

const onSpot = (spot: Spot, reservations: readonly DayReservation[]) => ({
  spotActive: isInService(spot),
  spotBookings: reservations
    .filter(({ spotId }) => spotId === spot.id)
    .map((row) => ({ id: row.id, ...periodOf(row) })),
});
