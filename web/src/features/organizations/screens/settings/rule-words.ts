// The reservation rules in plain words and as two example days, shown above the controls.
import {
  OFFER_REACHES,
  peakWindowOn,
  shortestHoldMinutes,
  UNLIMITED_CONSECUTIVE,
  UNLIMITED_OPEN,
  takesWalkIns,
} from '@chargerota/domain';
import type { BookingRules, LineOrder, LocalDate, PeakWindow } from '@chargerota/domain';
import { advanceText, counted } from '../../../reservations/choosing/booking-guidelines.ts';
import { hourText, minutesText } from './setting-words.ts';
import type { SectionName, Settings } from './settings.ts';

/** Any Friday and any Saturday, because the rules distinguish only weekdays from weekends. */
const WEEKDAY: LocalDate = '2026-11-20';
const WEEKEND: LocalDate = '2026-11-21';

/**
 * How a charger can be used: peak: reservation required; any: walk-in or reservation; walk-in and reserve: only that;
 * nobody: contradicting settings.
 */
export type Access = 'peak' | 'any' | 'walk-in' | 'reserve' | 'nobody';
export type Stretch = { from: number; to: number; access: Access };
export type DayBand = { days: string; stretches: Stretch[] };

export function offPeakAccess(rules: BookingRules): Exclude<Access, 'peak'> {
  const walkIns = takesWalkIns(rules);
  if (rules.offPeakAccessPolicy === 'walk_in_only') return walkIns ? 'walk-in' : 'nobody';
  return walkIns ? 'any' : 'reserve';
}

/** How a charger can be used over a day: one band if all days are alike, else one for weekdays and one for weekends. */
export function dayBands(rules: BookingRules): DayBand[] {
  const [weekday, weekend] = [stretchesOn(WEEKDAY, rules), stretchesOn(WEEKEND, rules)];
  if (JSON.stringify(weekday) === JSON.stringify(weekend)) return [{ days: 'Every day', stretches: weekday }];
  return [
    { days: 'Mon – Fri', stretches: weekday },
    { days: 'Sat – Sun', stretches: weekend },
  ];
}

function stretchesOn(date: LocalDate, rules: BookingRules): Stretch[] {
  const access = offPeakAccess(rules);
  const peak = peakWindowOn(date, rules);
  if (!peak) return [{ from: 0, to: 24, access }];
  const { startHour, endHour } = peak;
  const stretches: Stretch[] = [
    { from: 0, to: startHour, access },
    { from: startHour, to: endHour, access: 'peak' },
    { from: endHour, to: 24, access },
  ];
  return stretches.filter(({ from, to }) => to > from);
}

/** A sentence for each section that sums up its settings. */
export function ruleWords(settings: Settings): Record<Exclude<SectionName, 'privacy' | 'joining'>, string> {
  return {
    peak: peakWords(settings),
    offPeak: offPeakWords(settings),
    lengths: lengthWords(settings),
    ahead: aheadWords(settings),
    often: oftenWords(settings),
    inARow: inARowWords(settings),
    line: lineWords(settings),
    notifications: notificationWords(settings),
    noShow: noShowWords(settings),
  };
}

function peakOf(rules: BookingRules): { days: string; window: PeakWindow } | null {
  const [weekday, weekend] = [peakWindowOn(WEEKDAY, rules), peakWindowOn(WEEKEND, rules)];
  const window = weekday ?? weekend;
  if (!window) return null;
  return { days: !weekend ? 'Mon – Fri' : weekday ? 'Every day' : 'Sat – Sun', window };
}

function peakWords(rules: BookingRules): string {
  const peak = peakOf(rules);
  if (!peak) return 'No peak hours: all hours of the day are alike.';
  const { startHour, endHour } = peak.window;
  const how = rules.peakWalkInWhenFree
    ? 'by reservation, or at once for the rest of the hour'
    : 'by reservation';
  return `${peak.days}, ${hourText(startHour)} – ${hourText(endHour)}: ${how}.`;
}

const OFF_PEAK_WORDS: Record<Exclude<Access, 'peak'>, string> = {
  any: 'plug in where a charger is free, or reserve.',
  'walk-in': 'plug in where a charger is free, no reservations.',
  reserve: 'by reservation.',
  nobody: 'nobody can charge.',
};

function offPeakWords(rules: BookingRules): string {
  const access = offPeakAccess(rules);
  const hours = peakOf(rules) ? 'Other hours' : 'All hours';
  const also = access === 'reserve' && peakOf(rules) ? 'by reservation as well.' : OFF_PEAK_WORDS[access];
  return `${hours}: ${also}`;
}

function lengthWords(rules: BookingRules): string {
  const reserved = counted(rules.maxBookingHoursReservation, 'hour');
  const walkIn = counted(rules.maxBookingHoursWalkIn, 'hour');
  const access = offPeakAccess(rules);
  if (rules.offPeakAccessPolicy === 'reservation_only') return `Up to ${reserved} at a time.`;
  if (!peakOf(rules)) return `Up to ${walkIn} at a time.`;
  if (access === 'walk-in') return `Reservations up to ${reserved}, walk-ins up to ${walkIn}.`;
  if (reserved === walkIn) return `Up to ${reserved} at a time.`;
  return `Up to ${reserved} from a start in peak hours, up to ${walkIn} from any other.`;
}

function aheadWords({ maxAdvanceBookingDays, allowSameDayBooking }: BookingRules): string {
  const far = advanceText(maxAdvanceBookingDays);
  return allowSameDayBooking
    ? `Up to ${far} ahead, and on the day itself.`
    : `Up to ${far} ahead, until the day before.`;
}

const PERIODS = {
  daily: ['day', 'maxBookingsPerDay'],
  weekly: ['week', 'maxBookingsPerWeek'],
  monthly: ['month', 'maxBookingsPerMonth'],
} as const;

function oftenWords(rules: BookingRules): string {
  if (!rules.bookingFrequencyEnabled || rules.bookingFrequencyType === 'unlimited') {
    if (rules.maxOpenBookings === UNLIMITED_OPEN) return 'As often as they like.';
    return `As often as they like, with at most ${counted(rules.maxOpenBookings, 'upcoming reservation')} at once.`;
  }
  const [period, limit] = PERIODS[rules.bookingFrequencyType];
  return `At most ${counted(rules[limit], 'booking')} a ${period} each.`;
}

function inARowWords({ allowConsecutiveReservations, maxConsecutiveSlots }: BookingRules): string {
  if (!allowConsecutiveReservations) return 'Never one right after another.';
  if (maxConsecutiveSlots === UNLIMITED_CONSECUTIVE) return 'Any number in a row.';
  return `Up to ${maxConsecutiveSlots} in a row.`;
}

/** The limit of open bookings holds with the line and without it. */
function lineWords({ lineEnabled, lineOrder, lineOfferMinutes, maxOpenBookings }: Settings): string {
  const line = lineEnabled
    ? `Free chargers are offered to ${IN_ORDER[lineOrder]}, for ${offerWords(lineOfferMinutes)}.`
    : 'Members cannot wait for a charger.';
  if (maxOpenBookings === UNLIMITED_OPEN) return line;
  return `${line} At most ${counted(maxOpenBookings, 'upcoming reservation')} each.`;
}

/** From those who are reached at once to those who are reached by mail. */
function offerWords(offerMinutes: number): string {
  const [fast, mail] = OFFER_REACHES.map((reach) => Math.floor(shortestHoldMinutes(offerMinutes, reach)));
  return `about ${fast} to ${mail} minutes`;
}

const IN_ORDER: Record<LineOrder, string> = {
  fair: 'whoever has used chargers least',
  first_come: 'whoever has waited longest',
};

function notificationWords({ allowCustomReminders, defaultReminderMinutes }: Settings): string {
  const always = 'Reminders 15 and 5 minutes before the start and the end.';
  if (!allowCustomReminders) return always;
  return `${always} Members may choose another; at first it comes ${minutesText(defaultReminderMinutes)} before the start.`;
}

function noShowWords({ autoMarkNoShow, noShowGracePeriodMinutes }: BookingRules): string {
  if (!autoMarkNoShow) return 'A reservation keeps its charger until it ends, arrived or not.';
  return `A member who has not arrived after ${minutesText(noShowGracePeriodMinutes)} loses the charger to others.`;
}
