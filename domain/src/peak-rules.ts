// Rules about length and peak hours (docs/rules.md "Peak hours").
import type { BookingContext, Span } from './booking-context.ts';
import {
  hoursToNextPeak,
  isPeakHour,
  maxReservationHours,
  peakWindowOn,
  takesWalkIns,
} from './peak-hours.ts';
import type { BookingRules } from './organization-rules.ts';
import type { Violation } from './violations.ts';
import { formatHour } from './zones.ts';
import { zoneSuffix } from './zone-names.ts';

export const SLOT_NOT_AVAILABLE = 'This time slot is not available for booking.';

function hourCount(hours: number): string {
  return `${hours} hour${hours === 1 ? '' : 's'}`;
}

export function shortEnough(
  { kind, date, startHour, hours }: Span,
  { rules }: BookingContext,
): Violation | null {
  const limit =
    kind === 'walk_in' ? rules.maxBookingHoursWalkIn : maxReservationHours(date, startHour, rules);
  if (hours <= limit) return null;
  const what = kind === 'walk_in' ? 'A walk-in' : `A reservation from ${formatHour(startHour)}`;
  return {
    code: 'too_long',
    message: `${what} can last at most ${hourCount(limit)}.`,
    details: { limit, hours },
  };
}

/**
 * A reservation that starts off-peak must end by the next peak window; one that starts in a peak window may run past
 * its end.
 */
export function clearOfNextPeak(
  { date, startHour, hours, period }: Span,
  { rules, timezone, readerZone }: BookingContext,
): Violation | null {
  if (isPeakHour(date, startHour, rules)) return null;
  const limit = hoursToNextPeak(date, startHour, rules);
  if (hours <= limit) return null;
  const peakStart = (startHour + limit) % 24;
  const start = `${formatHour(peakStart)}${zoneSuffix(period.startsAt, timezone, readerZone)}`;
  const message = `${SLOT_NOT_AVAILABLE} It has to end when peak hours start, at ${start}.`;
  return { code: 'crosses_peak', message, details: { limit, peakStart } };
}

/** Under walk_in_only a reservation lies wholly in the peak window. */
export function allowedOffPeak(
  { date, startHour, hours }: Span,
  { rules }: BookingContext,
): Violation | null {
  if (rules.offPeakAccessPolicy !== 'walk_in_only') return null;
  const peak = peakWindowOn(date, rules);
  if (peak && peak.startHour <= startHour && startHour + hours <= peak.endHour) return null;
  return {
    code: 'off_peak_reservations_off',
    message:
      'Reservations are only available during peak hours. Off-peak hours are first-come, first-serve only.',
    details: { peakStart: peak?.startHour ?? null, peakEnd: peak?.endHour ?? null },
  };
}

/** Off-peak, walk-ins if the organization allows them; in peak hours the rest of the running hour, if it allows that. */
export function walkInPossible(
  { date, startHour, hours, period }: Span,
  { rules, timezone, readerZone }: BookingContext,
): Violation | null {
  const isPeak = isPeakHour(date, startHour, rules);
  if (isPeak && rules.peakWalkInWhenFree && hours === 1) return null;
  if (!takesWalkIns(rules) && !(isPeak && rules.peakWalkInWhenFree)) return whyNoWalkIns(rules);
  if (!isPeak) return null;
  const peakEnd = peakWindowOn(date, rules)?.endHour ?? 24;
  const end = `${formatHour(peakEnd)}${zoneSuffix(period.startsAt, timezone, readerZone)}`;
  const message = rules.peakWalkInWhenFree
    ? `Peak hours last until ${end}: without a reservation you start with the rest of this hour, and can stay longer from there.`
    : `Peak hours last until ${end}: a reservation is required.`;
  return { code: 'walk_in_in_peak', message, details: { peakEnd } };
}

function whyNoWalkIns({ allowOffPeakWalkIn }: BookingRules): Violation {
  if (!allowOffPeakWalkIn) {
    return { code: 'walk_ins_off', message: 'Walk-ins are turned off in this organization.', details: {} };
  }
  const message = 'Off-peak hours are by reservation only in this organization.';
  return { code: 'off_peak_reservation_only', message, details: {} };
}
