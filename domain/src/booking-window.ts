import { addDays, addMonths } from './local-dates.ts';
import type { DateRange, LocalDate } from './local-dates.ts';
import type { BookingRules } from './organization-rules.ts';

/**
 * The days on which a reservation may start, counted from the location's today. A maxAdvanceBookingDays that is a
 * multiple of 30 means calendar months, through the same day of the month; other values are days (docs/rules.md
 * "Booking window").
 */
export function bookingWindow(
  today: LocalDate,
  rules: Pick<BookingRules, 'maxAdvanceBookingDays' | 'allowSameDayBooking'>,
): DateRange {
  const days = rules.maxAdvanceBookingDays;
  return {
    first: rules.allowSameDayBooking ? today : addDays(today, 1),
    last: days % 30 === 0 ? addMonths(today, days / 30) : addDays(today, days),
  };
}
