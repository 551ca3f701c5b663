// The reservation rules in plain words and as two example days, shown above the controls.
import { m } from '@chargerota/messages';
import {
  peakWindowOn,
  shortestHoldMinutes,
  UNLIMITED_CONSECUTIVE,
  UNLIMITED_OPEN,
  takesWalkIns,
} from '@chargerota/domain';
import type { BookingRules, LocalDate, OfferReach, PeakWindow } from '@chargerota/domain';
import { hoursText, hourText } from './setting-words.ts';
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
  if (JSON.stringify(weekday) === JSON.stringify(weekend))
    return [{ days: m.organizationsSettings.everyDay, stretches: weekday }];
  return [
    { days: m.organizationsSettings.monFri, stretches: weekday },
    { days: m.organizationsSettings.satSun, stretches: weekend },
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
  return {
    days: !weekend
      ? m.organizationsSettings.monFri
      : weekday
        ? m.organizationsSettings.everyDay
        : m.organizationsSettings.satSun,
    window,
  };
}

function peakWords(rules: BookingRules): string {
  const peak = peakOf(rules);
  if (!peak) return m.organizationsSettings.noPeakHoursAllHours;
  const { startHour, endHour } = peak.window;
  const when = { days: peak.days, from: hourText(startHour), to: hourText(endHour) };
  return rules.peakWalkInWhenFree
    ? m.organizationsSettings.peakByReservationOrAtOnce(when)
    : m.organizationsSettings.peakByReservation(when);
}

function offPeakWords(rules: BookingRules): string {
  const words = peakOf(rules) ? m.organizationsSettings.otherHours : m.organizationsSettings.allHours;
  return words[offPeakAccess(rules)];
}

function lengthWords(rules: BookingRules): string {
  const { maxBookingHoursReservation, maxBookingHoursWalkIn } = rules;
  if (rules.offPeakAccessPolicy === 'reservation_only')
    return m.organizationsSettings.upToHoursAtATime({ count: maxBookingHoursReservation });
  if (!peakOf(rules)) return m.organizationsSettings.upToHoursAtATime({ count: maxBookingHoursWalkIn });
  const both = { reserved: hoursText(maxBookingHoursReservation), walkIn: hoursText(maxBookingHoursWalkIn) };
  if (offPeakAccess(rules) === 'walk-in') return m.organizationsSettings.reservationsUpToReservedWalk(both);
  if (maxBookingHoursReservation === maxBookingHoursWalkIn)
    return m.organizationsSettings.upToHoursAtATime({ count: maxBookingHoursReservation });
  return m.organizationsSettings.upToReservedFromA(both);
}

/** Multiples of it are shown as months (docs/rules.md "Booking window"). */
const DAYS_OF_A_MONTH = 30;

function aheadWords({ maxAdvanceBookingDays: days, allowSameDayBooking }: BookingRules): string {
  if (days % DAYS_OF_A_MONTH !== 0)
    return allowSameDayBooking
      ? m.organizationsSettings.upToDaysAheadAndOnTheDay({ count: days })
      : m.organizationsSettings.upToDaysAheadUntilTheDayBefore({ count: days });
  const count = days / DAYS_OF_A_MONTH;
  return allowSameDayBooking
    ? m.organizationsSettings.upToMonthsAheadAndOnTheDay({ count })
    : m.organizationsSettings.upToMonthsAheadUntilTheDayBefore({ count });
}

const LIMITS = {
  daily: 'maxBookingsPerDay',
  weekly: 'maxBookingsPerWeek',
  monthly: 'maxBookingsPerMonth',
} as const;

function oftenWords(rules: BookingRules): string {
  const { bookingFrequencyEnabled, bookingFrequencyType: type, maxOpenBookings } = rules;
  if (!bookingFrequencyEnabled || type === 'unlimited') {
    if (maxOpenBookings === UNLIMITED_OPEN) return m.organizationsSettings.asOftenAsTheyLike;
    return m.organizationsSettings.asOftenAsTheyLikeWithAtMost({ count: maxOpenBookings });
  }
  return m.organizationsSettings.atMostBookings[type]({ count: rules[LIMITS[type]] });
}

function inARowWords({ allowConsecutiveReservations, maxConsecutiveSlots }: BookingRules): string {
  if (!allowConsecutiveReservations) return m.organizationsSettings.neverOneRightAfterAnother;
  if (maxConsecutiveSlots === UNLIMITED_CONSECUTIVE) return m.organizationsSettings.anyNumberInARow;
  return m.organizationsSettings.upToCountInARow({ count: maxConsecutiveSlots });
}

/** The limit of open bookings holds with the line and without it. */
function lineWords({ lineEnabled, lineOrder, lineOfferMinutes, maxOpenBookings }: Settings): string {
  const line = lineEnabled
    ? m.organizationsSettings.freeChargersAreOfferedTo[lineOrder](shortestHolds(lineOfferMinutes))
    : m.organizationsSettings.membersCannotWaitForA;
  if (maxOpenBookings === UNLIMITED_OPEN) return line;
  return `${line} ${m.organizationsSettings.atMostUpcomingReservationsEach({ count: maxOpenBookings })}`;
}

/** For how many minutes an offer is held, of those who are reached at once and of those who are reached by mail. */
export const shortestHolds = (offerMinutes: number): Record<OfferReach, number> => ({
  fast: Math.floor(shortestHoldMinutes(offerMinutes, 'fast')),
  mail: Math.floor(shortestHoldMinutes(offerMinutes, 'mail')),
});

function notificationWords({ allowCustomReminders, defaultReminderMinutes }: Settings): string {
  const always = m.organizationsSettings.reminders15And5Minutes;
  if (!allowCustomReminders) return always;
  return `${always} ${m.organizationsSettings.membersMayChooseAnother({ count: defaultReminderMinutes })}`;
}

function noShowWords({ autoMarkNoShow, noShowGracePeriodMinutes }: BookingRules): string {
  if (!autoMarkNoShow) return m.organizationsSettings.aReservationKeepsItsCharger;
  return m.organizationsSettings.aMemberWhoHasNotArrived({ count: noShowGracePeriodMinutes });
}
