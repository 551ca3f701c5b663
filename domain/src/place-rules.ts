// Rules about who may book at all, and about places and dates (docs/rules.md "Who may book").
import { m } from '@chargerota/messages';
import type { BookingContext, Span } from './booking-context.ts';
import { bookingWindow } from './booking-window.ts';
import { formatDate } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import { DEFAULT_WEEKLY_HOURS, describeHoursOn, hasTimesOn, openUntil } from './opening-hours.ts';
import { SLOT_NOT_AVAILABLE } from './peak-rules.ts';
import type { Violation } from './violations.ts';
import { localDate } from './zones.ts';
import { zonedTime, zoneSuffix } from './zone-names.ts';

export function memberMayBook({
  accountStatus,
  membershipStatus,
}: Pick<BookingContext, 'accountStatus' | 'membershipStatus'>): Violation | null {
  const details = { accountStatus, membershipStatus };
  if (accountStatus !== 'approved') {
    return { code: 'not_approved', message: m.rulesPlaceRules.yourAccount[accountStatus], details };
  }
  if (membershipStatus === 'active') return null;
  const message =
    membershipStatus === null
      ? m.rulesPlaceRules.youAreNotAMember
      : m.rulesPlaceRules.yourMembership[membershipStatus];
  return { code: 'not_approved', message, details };
}

export function locationIsActive({
  locationActive,
}: Pick<BookingContext, 'locationActive'>): Violation | null {
  return locationActive
    ? null
    : { code: 'location_inactive', message: m.rulesPlaceRules.thisLocationNoLongerTakes, details: {} };
}

export function spotIsActive({ spotActive }: Pick<BookingContext, 'spotActive'>): Violation | null {
  return spotActive === false
    ? {
        code: 'spot_inactive',
        message: m.rulesPlaceRules.thisChargerIsOutOf,
        details: {},
      }
    : null;
}

/**
 * The start day, compared with the location's today: not past, today only if allowed, and within the booking window.
 */
export function dateIsBookable(date: LocalDate, { now, timezone, rules }: BookingContext): Violation | null {
  const today = localDate(now, timezone);
  if (date < today)
    return { code: 'date_past', message: m.rulesPlaceRules.thisDateIsInThe, details: { today } };
  const { first, last } = bookingWindow(today, rules);
  if (date < first) {
    const message = m.rulesPlaceRules.sameDayReservationsAreNot;
    return { code: 'same_day_off', message, details: { first } };
  }
  if (date <= last) return null;
  return {
    code: 'outside_window',
    message: m.rulesPlaceRules.reservationsCanBeMadeThrough({ day: formatDate(last) }),
    details: { last },
  };
}

/** On the current day, only hours after the present one can be reserved. */
export function hourIsToCome({ date, period }: Span, { now, timezone }: BookingContext): Violation | null {
  if (period.startsAt > now || date < localDate(now, timezone)) return null;
  return { code: 'hour_past', message: m.rulesPlaceRules.thisHourHasAlreadyBegun, details: {} };
}

export function insideOpeningHours({ period, date }: Span, context: BookingContext): Violation | null {
  const week = context.weeklyHours ?? DEFAULT_WEEKLY_HOURS;
  const open = openUntil(period, week, context.timezone);
  if (open >= period.endsAt) return null;
  if (open > period.startsAt) {
    const time = zonedTime(open, context.timezone, context.readerZone);
    return {
      code: 'outside_hours',
      message: m.rulesPlaceRules.theLocationClosesAtTime({ time }),
      details: { closesAt: open.toISOString() },
    };
  }
  const hours = describeHoursOn(date, week);
  const zone = hasTimesOn(date, week)
    ? zoneSuffix(period.startsAt, context.timezone, context.readerZone)
    : '';
  const openingHours = m.rulesPlaceRules.openingHoursOnDay({
    day: formatDate(date),
    hours: `${hours}${zone}`,
  });
  return {
    code: 'outside_hours',
    message: `${SLOT_NOT_AVAILABLE()} ${openingHours}`,
    details: { hours },
  };
}
