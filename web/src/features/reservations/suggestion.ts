// The slot that the booking screen proposes before anything is chosen.
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

/** How many days ahead a slot is searched; members can choose a later one themselves. */
const DAYS_TO_SEARCH = 7;
/** On another day than today nobody without habits is sent to a charger before this hour. */
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

/** The hour at which the member's reservations at a location start most often; null without any. */
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
 * The best start of a day that has a free charger: the usual hour, else today the next one, on another day the first
 * from 7 AM. `free` counts the chargers free for a start and a duration. Null if the day has none.
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
