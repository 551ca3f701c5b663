// The peak window of each day and how it limits lengths (docs/rules.md "Peak hours").
import { addDays, isWeekend } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import type { BookingRules } from './organization-rules.ts';
import { sharedTime, touches } from './periods.ts';
import type { Period } from './periods.ts';
import { parseTimeOfDay } from './time-slots.ts';
import { dayHours, localDate, localTime } from './zones.ts';

/** Hours of the wall clock; the end is exclusive and at most 24. */
export interface PeakWindow {
  startHour: number;
  endHour: number;
}

/** A day's peak window; null if the whole day is off-peak. */
export function peakWindowOn(date: LocalDate, rules: BookingRules): PeakWindow | null {
  if (!rules.peakHoursEnabled || !rules.requirePeakReservation) return null;
  if (isWeekend(date) ? !rules.weekendPeakHours : !rules.weekdaysRequireReservations) return null;
  const start = parseTimeOfDay(rules.peakStartTime);
  const end = parseTimeOfDay(rules.peakEndTime);
  if (start === null || end === null || end <= start) return null;
  return { startHour: Math.floor(start / 60), endHour: Math.ceil(end / 60) };
}

export function isPeakHour(date: LocalDate, hour: number, rules: BookingRules): boolean {
  const peak = peakWindowOn(date, rules);
  return peak !== null && peak.startHour <= hour && hour < peak.endHour;
}

/** Hours on the wall clock from an off-peak hour to the next peak start; Infinity if none begins within a day. */
export function hoursToNextPeak(date: LocalDate, hour: number, rules: BookingRules): number {
  const today = peakWindowOn(date, rules);
  if (today && today.startHour > hour) return today.startHour - hour;
  const tomorrow = peakWindowOn(addDays(date, 1), rules);
  return tomorrow ? 24 - hour + tomorrow.startHour : Number.POSITIVE_INFINITY;
}

/**
 * The longest reservation for a start: the reservation limit in peak hours or if all hours need a reservation, else the
 * walk-in limit.
 */
export function maxReservationHours(date: LocalDate, startHour: number, rules: BookingRules): number {
  const reserved = rules.offPeakAccessPolicy === 'reservation_only' || isPeakHour(date, startHour, rules);
  return reserved ? rules.maxBookingHoursReservation : rules.maxBookingHoursWalkIn;
}

/** The duration to preselect, in whole hours, within the limit for that start. */
export function slotDurationHours(date: LocalDate, startHour: number, rules: BookingRules): number {
  const minutes = isPeakHour(date, startHour, rules) ? rules.peakSlotDuration : rules.offPeakSlotDuration;
  return Math.min(Math.ceil(minutes / 60), maxReservationHours(date, startHour, rules));
}

/** Whether an organization allows walk-ins at all; peak-rules.ts decides when. */
export function takesWalkIns(rules: BookingRules): boolean {
  return rules.allowOffPeakWalkIn && rules.offPeakAccessPolicy !== 'reservation_only';
}

/** For how long a free charger can be had without a reservation: not at all, for the rest of the hour, or longer. */
export type AtOnce = 'no' | 'rest_of_hour' | 'yes';

export function atOnce(at: Date, rules: BookingRules, zone: string): AtOnce {
  const { date, hour } = localTime(at, zone);
  if (isPeakHour(date, hour, rules)) return rules.peakWalkInWhenFree ? 'rest_of_hour' : 'no';
  return takesWalkIns(rules) ? 'yes' : 'no';
}

/** When in a period it is so. */
export function periodsAtOnce(wanted: AtOnce, period: Period, rules: BookingRules, zone: string): Period[] {
  const found: Period[] = [];
  const lastDay = localDate(period.endsAt, zone);
  for (let date = localDate(period.startsAt, zone); date <= lastDay; date = addDays(date, 1)) {
    for (const hour of dayHours(date, zone)) {
      const asked = sharedTime(hour, period);
      if (!asked || atOnce(hour.startsAt, rules, zone) !== wanted) continue;
      const last = found.at(-1);
      if (last && touches(last, asked)) last.endsAt = asked.endsAt;
      else found.push(asked);
    }
  }
  return found;
}
