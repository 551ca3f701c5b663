// Prepares a location's day for the status grid from the server's data.
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import {
  bookingWindow,
  dayHours,
  hourInstant,
  isInRange,
  isInService,
  localDate,
  openInterval,
  peakWindowOn,
  takesWalkIns,
} from '@chargerota/domain';
import type { BookingRules, DayHour, LocalDate, Period } from '@chargerota/domain';
import { weekOf } from '../locations/api.ts';
import { buildGrid, intersect } from './components/grid-model.ts';
import type { BookingState, Grid, GridBooking, GridSpot } from './components/grid-model.ts';
import { summarize } from './components/grid-summary.ts';
import type { DaySummary } from './components/grid-summary.ts';
import { periodOf } from './rule-context.ts';
import { connectorLabel } from '../locations/words.ts';

export interface LocationDay {
  location: Location;
  date: LocalDate;
  columns: DayHour[];
  grid: Grid;
  summary: DaySummary;
  isOpen: boolean;
  /** Chargers with a reservation at any time of the day. */
  reservedChargers: number;
  reservations: readonly DayReservation[];
}

/** `spots` and `reservations` may hold those of other locations too. */
export function locationDay(
  location: Location,
  date: LocalDate,
  spots: readonly Spot[],
  reservations: readonly DayReservation[],
  rules: BookingRules,
  now: Date,
): LocationDay {
  const { timezone } = location;
  const hours = hoursOf(location, date, rules);
  const own = reservations.filter(({ locationId }) => locationId === location.id);
  const grid = buildGrid(
    spots.filter(({ locationId }) => locationId === location.id).map(gridSpot),
    own.map(gridBooking),
    {
      ...hours,
      offPeak: { walkIn: takesWalkIns(rules), reserve: rules.offPeakAccessPolicy !== 'walk_in_only' },
      now,
    },
  );
  const summary = summarize(grid, now);
  const isBookable = isInRange(date, bookingWindow(localDate(now, timezone), rules));
  const reserved = own.filter(({ kind }) => kind !== 'closure');
  return {
    location,
    date,
    columns: hours.columns,
    grid,
    summary: isBookable ? summary : { ...summary, reserve: null },
    isOpen: hours.openIntervals.length > 0,
    reservedChargers: new Set(reserved.map(({ spotId }) => spotId)).size,
    reservations: own,
  };
}

/** A day's hours at a location, when it is open, and when a reservation is required. */
export function hoursOf(
  location: Pick<Location, 'timezone' | 'operatingHoursJson'>,
  date: LocalDate,
  rules: BookingRules,
): { columns: DayHour[]; openIntervals: Period[]; peak: Period[] } {
  const { timezone } = location;
  const open = openInterval(date, weekOf(location), timezone);
  const openIntervals = open ? [open] : [];
  return {
    columns: dayHours(date, timezone),
    openIntervals,
    peak: intersect(peakPeriods(date, rules, timezone), openIntervals),
  };
}

/** At most one period. */
function peakPeriods(date: LocalDate, rules: BookingRules, timezone: string): Period[] {
  const peak = peakWindowOn(date, rules);
  if (!peak) return [];
  const at = (hour: number): Date => hourInstant(date, hour, timezone).instant;
  return [{ startsAt: at(peak.startHour), endsAt: at(peak.endHour) }];
}

const gridSpot = (spot: Spot): GridSpot => ({
  id: spot.id,
  spotNumber: spot.spotNumber,
  powerKw: spot.powerOutput,
  connector: connectorLabel(spot.connectorType),
  isActive: isInService(spot),
});

const gridBooking = (row: DayReservation): GridBooking => ({
  id: row.id,
  spotId: row.spotId,
  ...periodOf(row),
  state: bookingState(row),
  name: personName(row),
});

function bookingState({ isMine, kind, status }: DayReservation): BookingState {
  if (kind === 'closure') return 'maintenance';
  if (isMine) return 'mine';
  return status === 'held' ? 'held' : 'taken';
}

/** The name of the member who reserved, if the organization lets the viewer see it. */
export function personName({ user }: DayReservation): string | undefined {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || undefined;
}
