// A location’s day: its hours, and how many of its chargers are free.
import type { Location, DayReservation, Spot } from '@chargerota/contract';
import {
  dayHours,
  hourInstant,
  HOUR_MS,
  intersect,
  openIntervals,
  peakWindowOn,
  isInService,
  overlaps,
  slotOf,
  slotPeriod,
} from '@chargerota/domain';
import type { BookingRules, DayHour, LocalDate, Period } from '@chargerota/domain';
import { weekOf } from '../../locations/api.ts';
import { periodOf } from '../member/rule-context.ts';

/** One column: a clock hour of the location's day; on a clock change a day has 23 or 25. */
export interface HourColumn extends Period {
  /** Wall-clock hour, 0 to 23; appears twice when clocks repeat an hour. */
  hour: number;
}

/** A day's hours at a location, when it is open, and when a reservation is required. */
export function hoursOf(
  location: Pick<Location, 'timezone' | 'operatingHoursJson'>,
  date: LocalDate,
  rules: BookingRules,
): { columns: DayHour[]; openIntervals: Period[]; peak: Period[] } {
  const { timezone } = location;
  const open = openIntervals(date, weekOf(location), timezone);
  return {
    columns: dayHours(date, timezone),
    openIntervals: open,
    peak: intersect(peakPeriods(date, rules, timezone), open),
  };
}

/** At most one period. */
function peakPeriods(date: LocalDate, rules: BookingRules, timezone: string): Period[] {
  const peak = peakWindowOn(date, rules);
  if (!peak) return [];
  const at = (hour: number): Date => hourInstant(date, hour, timezone).instant;
  return [{ startsAt: at(peak.startHour), endsAt: at(peak.endHour) }];
}

/** The position of an instant in columns, or null if it is outside the day. */
export function columnAt(instant: Date, columns: readonly HourColumn[]): number | null {
  const first = columns[0];
  if (!first) return null;
  // A column is one hour except on a clock change, so the guess is right or one column off.
  let index = Math.min(Math.max(Math.floor((+instant - +first.startsAt) / HOUR_MS), 0), columns.length - 1);
  while (index > 0 && instant < columns[index]!.startsAt) index -= 1;
  while (index < columns.length - 1 && instant >= columns[index]!.endsAt) index += 1;
  const { startsAt, endsAt } = columns[index]!;
  if (instant < startsAt || instant >= endsAt) return null;
  return index + (+instant - +startsAt) / (+endsAt - +startsAt);
}

/** The number of chargers free for `hours` from a wall-clock hour; 0 if the clocks skip that hour. */
export function freeForSlot(
  day: { date: LocalDate; timezone: string },
  startHour: number,
  hours: number,
  spots: readonly Spot[],
  reservations: readonly DayReservation[],
): number {
  const period = slotPeriod(day.date, slotOf(startHour, hours), day.timezone);
  if (!period) return 0;
  const taken = new Set(
    reservations.filter((row) => overlaps(periodOf(row), period)).map(({ spotId }) => spotId),
  );
  return spots.filter((spot) => isInService(spot) && !taken.has(spot.id)).length;
}
