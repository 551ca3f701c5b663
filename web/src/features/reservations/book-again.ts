// The same hours once more: from a reservation that is over to the booking screen.
import { addDays, bookingWindow, dateChoice, localDate, weekdayOf } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import type { BookingLink } from './selection-storage.ts';

type Over = { locationId: string; date: LocalDate; timeSlot: string };

/**
 * The same hours at the same location on the next such weekday that can be booked, else on the next day that can; null
 * if there is none. Today is left out: its hours may be past.
 */
export function bookAgain({ locationId, date, timeSlot }: Over, context: BookingContext): BookingLink | null {
  const today = localDate(context.now, context.timezone);
  const { last } = bookingWindow(today, context.rules);
  const open: LocalDate[] = [];
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) {
    if (dateChoice(day, context).available) open.push(day);
  }
  const next = open.find((day) => weekdayOf(day) === weekdayOf(date)) ?? open[0];
  return next === undefined ? null : { location: locationId, date: next, slot: timeSlot };
}
