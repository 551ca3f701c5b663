// The same hours once more: from a reservation that is over to the booking screen.
import { addDays, bookingWindow, dateChoice, judgeBooking, localDate, weekdayOf } from '@chargerota/domain';
import type { BookingContext, LocalDate, ViolationCode } from '@chargerota/domain';
import type { BookingLink } from './booking-link.ts';

/** Of the member's own reservations. */
const IN_THE_WAY: ReadonlySet<ViolationCode> = new Set(['own_overlap', 'consecutive']);

type Over = { locationId: string; spotId: string; date: LocalDate; timeSlot: string };

/**
 * The same hours at the same location on the next such weekday that can be booked and on which the member has nothing in
 * the way, else on the next such day; null if no day can be booked. Today is left out: its hours may be past. The same
 * charger is taken if it is free.
 */
export function bookAgain(
  { locationId, spotId, date, timeSlot }: Over,
  context: BookingContext,
): BookingLink | null {
  const today = localDate(context.now, context.timezone);
  const { last } = bookingWindow(today, context.rules);
  const days: LocalDate[] = [];
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) days.push(day);
  const isSuch = (day: LocalDate): boolean => weekdayOf(day) === weekdayOf(date);
  const isOpen = (day: LocalDate): boolean => dateChoice(day, context).available;
  // A list asks for each of its rows: a day is judged only once nothing earlier fits.
  const isFree = (day: LocalDate): boolean =>
    isOpen(day) &&
    !judgeBooking({ date: day, timeSlot }, context).violations.some(({ code }) => IN_THE_WAY.has(code));
  const next = days.find((day) => isSuch(day) && isFree(day)) ?? days.find(isFree) ?? days.find(isOpen);
  if (next === undefined) return null;
  const skipped = days.find((day) => day < next && isSuch(day) && isOpen(day));
  return { location: locationId, date: next, slot: timeSlot, rather: spotId, ...(skipped && { skipped }) };
}
