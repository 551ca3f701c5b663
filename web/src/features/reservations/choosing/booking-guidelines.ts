// The booking guidelines, with the organization's own numbers.
import { m } from '@chargerota/messages';
import { openBookings, UNLIMITED_OPEN } from '@chargerota/domain';
import type { BookingContext, BookingRules } from '@chargerota/domain';

const DAYS_OF_A_MONTH = 30;

/**
 * 'Up to 1 month in advance', '1-hour or 3-hour slots', 'Confirm your arrival within 30 minutes', and a cap if one
 * holds.
 */
export function bookingGuidelines(rules: BookingRules, context: BookingContext | null = null): string[] {
  const { unit, count } = advanceOf(rules.maxAdvanceBookingDays);
  return [
    m.reservationsChoosing.upToInAdvance[unit]({ count }),
    slotsText(rules),
    m.reservationsChoosing.confirmYourArrivalWithin({ minutes: rules.noShowGracePeriodMinutes }),
    ...capText(rules),
    ...openCapText(rules, context),
  ];
}

/** Multiples of thirty days are shown as months (docs/rules.md "Booking window"). */
export const advanceOf = (days: number): { unit: 'days' | 'months'; count: number } =>
  days % DAYS_OF_A_MONTH === 0
    ? { unit: 'months', count: days / DAYS_OF_A_MONTH }
    : { unit: 'days', count: days };

/** `14 days`, `1 month`. */
export function advanceText(days: number): string {
  const { unit, count } = advanceOf(days);
  return m.reservationsChoosing.lengthOf[unit]({ count });
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
  const [shorter, longer] = [Math.min(...hours), Math.max(...hours)];
  const limit = m.common.hourHours({ count: offPeakLimit });
  const words = m.reservationsChoosing.slotsAreSuggested;
  if (!rules.peakHoursEnabled || maxBookingHoursReservation === offPeakLimit)
    return shorter === longer
      ? words.oneLengthOneLimit({ length: shorter, limit })
      : words.twoLengthsOneLimit({ shorter, longer, limit });
  const peakLimit = m.common.hourHours({ count: maxBookingHoursReservation });
  return shorter === longer
    ? words.oneLengthTwoLimits({ length: shorter, peakLimit, otherLimit: limit })
    : words.twoLengthsTwoLimits({ shorter, longer, peakLimit, otherLimit: limit });
}

const CAPS = {
  daily: 'maxBookingsPerDay',
  weekly: 'maxBookingsPerWeek',
  monthly: 'maxBookingsPerMonth',
} as const;

function capText(rules: BookingRules): string[] {
  if (!rules.bookingFrequencyEnabled || rules.bookingFrequencyType === 'unlimited') return [];
  const period = rules.bookingFrequencyType;
  return [m.reservationsChoosing.atMostBookings[period]({ count: rules[CAPS[period]] })];
}

/** With how many the member has, once that is known. */
function openCapText({ maxOpenBookings }: BookingRules, context: BookingContext | null): string[] {
  if (maxOpenBookings === UNLIMITED_OPEN) return [];
  return [
    context
      ? m.reservationsChoosing.atMostAtOnceYouHave({ count: maxOpenBookings, own: openBookings(context) })
      : m.reservationsChoosing.atMostAtOnce({ count: maxOpenBookings }),
  ];
}
