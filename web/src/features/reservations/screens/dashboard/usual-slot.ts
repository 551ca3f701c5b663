// Finds the slot that a member takes most often, and its next possible date. Pure.
import {
  addDays,
  bookingWindow,
  durationChoices,
  localDate,
  parseTimeSlot,
  slotHours,
  weekdayOf,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import type { OwnRow } from './own-rows.ts';

export interface Habit {
  locationId: string;
  /** The last day on which it was taken; its weekday is that of the habit. */
  lastDate: LocalDate;
  startHour: number;
  hours: number;
}

/** A slot that was taken once is no habit. */
const LEAST_TIMES = 2;

/**
 * The most frequent weekday and slot at a location among past reservations that took place; the latest if several are
 * equally frequent.
 */
export function usualSlot(rows: readonly OwnRow[], now: Date): Habit | null {
  const counts = new Map<string, { habit: Habit; times: number }>();
  for (const row of rows) {
    const slot = parseTimeSlot(row.timeSlot);
    const wasKept = row.status === 'arrived' || row.status === 'confirmed';
    if (!slot || !wasKept || row.startsAt >= now) continue;
    const key = [row.locationId, weekdayOf(row.date), row.timeSlot].join(' ');
    const known = counts.get(key);
    const habit = {
      locationId: row.locationId,
      lastDate: row.date,
      startHour: slot.startHour,
      hours: slotHours(slot),
    };
    const isLater = !known || row.date > known.habit.lastDate;
    counts.set(key, { habit: isLater ? habit : known.habit, times: (known?.times ?? 0) + 1 });
  }
  const [most] = [...counts.values()]
    .filter(({ times }) => times >= LEAST_TIMES)
    .toSorted((a, b) => b.times - a.times || (a.habit.lastDate < b.habit.lastDate ? 1 : -1));
  return most?.habit ?? null;
}

/** The next day on which the rules let the member take their usual slot; null if the booking window has none. */
export function nextDate(habit: Habit, context: BookingContext): LocalDate | null {
  const today = localDate(context.now, context.timezone);
  const { first, last } = bookingWindow(today, context.rules);
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (weekdayOf(date) !== weekdayOf(habit.lastDate)) continue;
    const choices = durationChoices(date, habit.startHour, context);
    if (choices.some(({ hours, enabled }) => enabled && hours === habit.hours)) return date;
  }
  return null;
}
