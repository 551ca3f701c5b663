// Rules about length and peak hours (docs/rules.md "Peak hours").
import { m } from '@chargerota/messages';
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

export const SLOT_NOT_AVAILABLE = () => m.rulesPeakRules.thisTimeSlotIsNot;

export function shortEnough(
  { kind, date, startHour, hours }: Span,
  { rules }: BookingContext,
): Violation | null {
  const limit =
    kind === 'walk_in' ? rules.maxBookingHoursWalkIn : maxReservationHours(date, startHour, rules);
  if (hours <= limit) return null;
  const message =
    kind === 'walk_in'
      ? m.rulesPeakRules.aWalkInCanLast({ count: limit })
      : m.rulesPeakRules.aReservationCanLast({ count: limit, time: formatHour(startHour) });
  return { code: 'too_long', message, details: { limit, hours } };
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
  const time = `${formatHour(peakStart)}${zoneSuffix(period.startsAt, timezone, readerZone)}`;
  const message = `${SLOT_NOT_AVAILABLE()} ${m.rulesPeakRules.itHasToEndWhenPeakStarts({ time })}`;
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
    message: m.rulesPeakRules.reservationsAreOnlyAvailableDuring,
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
    ? m.rulesPeakRules.peakHoursLastUntilEnd({ end })
    : m.rulesPeakRules.peakHoursLastUntilEndA({ end });
  return { code: 'walk_in_in_peak', message, details: { peakEnd } };
}

function whyNoWalkIns({ allowOffPeakWalkIn }: BookingRules): Violation {
  if (!allowOffPeakWalkIn) {
    return { code: 'walk_ins_off', message: m.rulesPeakRules.walkInsAreTurnedOff, details: {} };
  }
  const message = m.rulesPeakRules.offPeakHoursAreBy;
  return { code: 'off_peak_reservation_only', message, details: {} };
}
