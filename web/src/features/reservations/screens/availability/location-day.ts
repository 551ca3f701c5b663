// Prepares a location's day for the status grid from the server's data.
import { m } from '@chargerota/messages';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import {
  bookingWindow,
  formatTime,
  isInRange,
  isInService,
  localDate,
  startOfDay,
  takesWalkIns,
} from '@chargerota/domain';
import type { BookingRules, DayHour, LocalDate, Period } from '@chargerota/domain';
import { hoursOf } from '../../day/day-hours.ts';
import { buildGrid, isOpenState } from './grid/grid-model.ts';
import type { BookingState, Grid, GridBooking, GridSpot } from './grid/grid-model.ts';
import { summarize } from './grid/grid-summary.ts';
import type { DaySummary } from './grid/grid-summary.ts';
import { wholeClosureOn, type WholeClosure } from '../../day/closed-words.ts';
import { heldOf, personName } from '../../day/charger-words.ts';
import { periodOf } from '../../member/rule-context.ts';
import { plugWords } from '../../../locations/words.ts';

/** A charger, with what is reported of it. */
export type MarkedSpot = Spot & { reported?: string | undefined };

export interface LocationDay {
  location: Location;
  date: LocalDate;
  columns: DayHour[];
  grid: Grid;
  summary: DaySummary;
  /** Whether it opens that day; today, whether it still is open or will be. */
  isOpen: boolean;
  /** Why nothing can be had at once though chargers stand empty now; null if that is not so. */
  whyNotNow: string | null;
  /** That all of it is closed for a time; null if it is not. */
  closed: WholeClosure | null;
  /** Chargers with a reservation at any time of the day. */
  reservedChargers: number;
  reservations: readonly DayReservation[];
}

type Wish = [
  location: Location,
  date: LocalDate,
  spots: readonly MarkedSpot[],
  reservations: readonly DayReservation[],
  rules: BookingRules,
  now: Date,
];

/**
 * `spots` and `reservations` may hold those of other locations too. A day that was computed of the same data is not
 * computed again.
 */
export function locationDay(...wish: Wish): LocationDay {
  const [location, date, , , rules, now] = wish;
  const day = knownOrComputed(...wish);
  const isBookable = isInRange(date, bookingWindow(localDate(now, location.timezone), rules));
  return isBookable ? day : { ...day, summary: { ...day.summary, reserve: null } };
}

type Remembered = { of: readonly unknown[]; day: LocationDay };
/** The day computed last of each list of reservations, by location, and what it was computed of. */
const remembered = new WeakMap<readonly DayReservation[], Map<string, Remembered>>();

function knownOrComputed(...[location, date, spots, reservations, rules, now]: Wish): LocationDay {
  // As time passes, nothing changes in a day that has not begun.
  const eve = new Date(+startOfDay(date, location.timezone) - 1);
  const at = now < eve ? eve : now;
  const of = [location, date, spots, rules, +at];
  const ofLocations = remembered.get(reservations) ?? new Map<string, Remembered>();
  remembered.set(reservations, ofLocations);
  const known = ofLocations.get(location.id);
  if (known?.of.every((part, index) => part === of[index])) return known.day;
  const day = computeDay(location, date, spots, reservations, rules, at);
  ofLocations.set(location.id, { of, day });
  return day;
}

function computeDay(...[location, date, spots, reservations, rules, now]: Wish): LocationDay {
  const hours = hoursOf(location, date, rules);
  const own = reservations.filter(({ locationId }) => locationId === location.id);
  const ownSpots = spots.filter(({ locationId }) => locationId === location.id);
  const grid = buildGrid(ownSpots.map(gridSpot), own.map(gridBooking), {
    ...hours,
    offPeak: { walkIn: takesWalkIns(rules), reserve: rules.offPeakAccessPolicy !== 'walk_in_only' },
    peakAtOnce: rules.peakWalkInWhenFree,
    now,
  });
  const reserved = own.filter(({ kind }) => kind !== 'closure');
  return {
    location,
    date,
    columns: hours.columns,
    grid,
    summary: summarize(grid, now),
    isOpen: hours.openIntervals.some(
      ({ endsAt }) => endsAt > now || date < localDate(now, location.timezone),
    ),
    closed: wholeClosureOn({ location, date, spots: ownSpots, reservations: own, now }),
    whyNotNow: whyNotNow(grid, hours.peak, location.timezone, now),
    reservedChargers: new Set(reserved.map(({ spotId }) => spotId)).size,
    reservations: own,
  };
}

/** For whoever sees empty chargers that nobody may take: what is needed, and when it begins. */
function whyNotNow(grid: Grid, peak: readonly Period[], timezone: string, now: Date): string | null {
  if (grid.rows.some(({ cells }) => cells.some(({ action }) => action === 'walk-in'))) return null;
  const standing = grid.rows.flatMap(({ bars }) => bars.filter((bar) => covers(bar, now)));
  if (!standing.some(({ state }) => isOpenState(state))) return null;
  const until = peak.find((period) => covers(period, now))?.endsAt;
  return until
    ? m.reservationsAvailability.peakHoursLastUntil({ time: formatTime(until, timezone) })
    : m.reservationsAvailability.walkInsAreNotPossible;
}

const covers = ({ startsAt, endsAt }: Period, instant: Date): boolean =>
  startsAt <= instant && instant < endsAt;

const gridSpot = (spot: MarkedSpot): GridSpot => ({
  id: spot.id,
  spotNumber: spot.spotNumber,
  powerKw: spot.powerOutput,
  connector: plugWords(spot),
  isActive: isInService(spot),
  reported: spot.reported,
});

const gridBooking = (row: DayReservation): GridBooking => ({
  id: row.id,
  spotId: row.spotId,
  ...periodOf(row),
  state: bookingState(row),
  name: personName(row),
  ...(row.closedFor && { closedFor: row.closedFor }),
  ...(row.status === 'held' && { held: heldOf(row, formatTime) }),
});

function bookingState({ isMine, kind, status }: DayReservation): BookingState {
  if (kind === 'closure') return 'maintenance';
  if (status === 'held') return 'held';
  return isMine ? 'mine' : 'taken';
}
