// The booking guidelines, with the organization's own numbers.
import { countedWords, openBookings, UNLIMITED_OPEN } from '@chargerota/domain';
import type { BookingContext, BookingRules } from '@chargerota/domain';

const DAYS_OF_A_MONTH = 30;

/**
 * 'Up to 1 month in advance', '1-hour or 3-hour slots', 'Confirm your arrival within 30 minutes', and a cap if one
 * holds.
 */
export function bookingGuidelines(rules: BookingRules, context: BookingContext | null = null): string[] {
  return [
    `Up to ${advanceText(rules.maxAdvanceBookingDays)} in advance`,
    slotsText(rules),
    `Confirm your arrival within ${rules.noShowGracePeriodMinutes} minutes`,
    ...capText(rules),
    ...openCapText(rules, context),
  ];
}

/** Multiples of thirty days are shown as months (docs/rules.md "Booking window"). */
export function advanceText(days: number): string {
  const isMonths = days % DAYS_OF_A_MONTH === 0;
  return isMonths ? counted(days / DAYS_OF_A_MONTH, 'month') : counted(days, 'day');
}

/** The suggested durations that the limits allow, and the limits, up to which any other can be chosen. */
function slotsText(rules: BookingRules): string {
  const { maxBookingHoursReservation, maxBookingHoursWalkIn } = rules;
  const allReserved = rules.offPeakAccessPolicy === 'reservation_only';
  const offPeakLimit = allReserved ? maxBookingHoursReservation : maxBookingHoursWalkIn;
  const hours = new Set([
    Math.min(Math.ceil(rules.offPeakSlotDuration / 60), offPeakLimit),
    Math.min(Math.ceil(rules.peakSlotDuration / 60), maxBookingHoursReservation),
  ]);
  const proposed = [...hours].toSorted((a, b) => a - b).map((count) => `${count}-hour`);
  return `${proposed.join(' or ')} slots are suggested; you can take up to ${limitWords(rules, offPeakLimit)}`;
}

/** '3 hours in peak time and up to 12 hours outside it', or one limit that always applies. */
function limitWords(rules: BookingRules, outside: number): string {
  const inPeak = rules.maxBookingHoursReservation;
  if (!rules.peakHoursEnabled || inPeak === outside) return counted(outside, 'hour');
  return `${counted(inPeak, 'hour')} in peak hours and up to ${counted(outside, 'hour')} outside them`;
}

const CAPS = {
  daily: ['day', 'maxBookingsPerDay'],
  weekly: ['week', 'maxBookingsPerWeek'],
  monthly: ['month', 'maxBookingsPerMonth'],
} as const;

function capText(rules: BookingRules): string[] {
  if (!rules.bookingFrequencyEnabled || rules.bookingFrequencyType === 'unlimited') return [];
  const [period, limit] = CAPS[rules.bookingFrequencyType];
  return [`At most ${counted(rules[limit], 'booking')} a ${period}`];
}

/** With how many the member has, once that is known. */
function openCapText({ maxOpenBookings }: BookingRules, context: BookingContext | null): string[] {
  if (maxOpenBookings === UNLIMITED_OPEN) return [];
  const limit = `At most ${counted(maxOpenBookings, 'upcoming reservation')} at once`;
  return [context ? `${limit}; you have ${openBookings(context)}` : limit];
}

export const counted = (count: number, word: string): string => countedWords(count, word, `${word}s`);
