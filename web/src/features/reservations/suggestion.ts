// Suggests the slot that the booking screen shows before anything is chosen.
import type { Reservation } from '@chargerota/contract';
import {
  addDays,
  bookingWindow,
  dateChoice,
  durationChoices,
  localTime,
  parseTimeSlot,
  startChoices,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';

/** The number of days that are searched for a slot; members can choose a later day themselves. */
const DAYS_TO_SEARCH = 7;
/** On another day than today, a member without a usual hour is not offered an earlier start than this. */
const EARLIEST_HOUR = 7;

export interface SlotSuggestion {
  date: LocalDate;
  startHour: number;
  hours: number;
}

/** The days on which to look for a slot, the next one first. */
export function daysToSearch(context: BookingContext): LocalDate[] {
  const today = localTime(context.now, context.timezone).date;
  const { first, last } = bookingWindow(today, context.rules);
  return Array.from({ length: DAYS_TO_SEARCH }, (_, index) => addDays(first, index)).filter(
    (date) => date <= last && dateChoice(date, context).available,
  );
}

/** The hour at which the member's reservations at a location start most often; null if there are none. */
export function usualStartHour(reservations: readonly Reservation[], locationId: string): number | null {
  const counts = new Map<number, number>();
  for (const { locationId: at, status, timeSlot } of reservations) {
    const hour = parseTimeSlot(timeSlot)?.startHour;
    if (at !== locationId || status === 'cancelled' || hour === undefined) continue;
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/**
 * The best start on a day that has a free charger: the usual hour, else the next one today, or the first from 7 AM on
 * another day. `free` counts the chargers free for a start and a duration. Null if there is none.
 */
export function suggestOn(
  date: LocalDate,
  free: (startHour: number, hours: number) => number,
  usualHour: number | null,
  context: BookingContext,
): SlotSuggestion | null {
  const isToday = date === localTime(context.now, context.timezone).date;
  const starts = startChoices(date, context).filter(({ enabled, hour }) => enabled && free(hour, 1) > 0);
  const start =
    starts.find(({ hour }) => hour === usualHour) ??
    starts.find(({ hour }) => isToday || hour >= EARLIEST_HOUR) ??
    starts[0];
  if (!start) return null;
  const durations = durationChoices(date, start.hour, context);
  const suggested = durations.find((choice) => choice.suggested)?.hours ?? 1;
  const longest = durations.findLast(
    ({ enabled, hours }) => enabled && hours <= suggested && free(start.hour, hours) > 0,
  );
  return longest ? { date, startHour: start.hour, hours: longest.hours } : null;
}
