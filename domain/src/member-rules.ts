// Rules about the member's other bookings: caps, adjoining and overlapping reservations (docs/rules.md "Booking").
import { m } from '@chargerota/messages';
import { closedUntil } from './closures.ts';
import type { BookingContext, OwnReservation, Span } from './booking-context.ts';
import { reportConcerns } from './charger-reports.ts';
import { MINUTE_MS } from './durations.ts';
import { begunOf, leftTimesOf } from './left-times.ts';
import type { Begun, LeftTime } from './left-times.ts';
import { formatDate, isInRange, isoWeekOf, monthOf } from './local-dates.ts';
import type { DateRange, LocalDate } from './local-dates.ts';
import { UNLIMITED_CONSECUTIVE, UNLIMITED_OPEN } from './organization-rules.ts';
import { overlaps, touches } from './periods.ts';
import type { Period } from './periods.ts';
import { countsAgainstCap, isUpcoming, occupiesMember } from './reservation-status.ts';
import type { Violation } from './violations.ts';
import { zonedPeriod, zonedTime } from './zone-names.ts';
import { formatTime, localDate, nextHour } from './zones.ts';

function others(context: BookingContext): OwnReservation[] {
  return context.ownReservations.filter(({ id }) => id !== context.editingId);
}

function countIn(range: DateRange, context: BookingContext): number {
  return others(context).filter(
    (own) =>
      own.organizationId === context.organizationId && countsAgainstCap(own) && isInRange(own.date, range),
  ).length;
}

const CAPS = {
  daily: { code: 'cap_day', per: 'day', limit: 'maxBookingsPerDay', range: oneDay },
  weekly: { code: 'cap_week', per: 'week', limit: 'maxBookingsPerWeek', range: isoWeekOf },
  monthly: { code: 'cap_month', per: 'month', limit: 'maxBookingsPerMonth', range: monthOf },
} as const;

function oneDay(date: LocalDate): DateRange {
  return { first: date, last: date };
}

/** Checks the one cap that bookingFrequencyType selects. */
export function withinCap({ date }: Span, context: BookingContext): Violation | null {
  const { rules, counts } = context;
  if (!rules.bookingFrequencyEnabled || rules.bookingFrequencyType === 'unlimited') return null;
  const { code, per, range, ...cap } = CAPS[rules.bookingFrequencyType];
  const limit = rules[cap.limit];
  const count = counts ? counts[per] : countIn(range(date), context);
  if (count < limit) return null;
  const message = m.rulesMemberRules.youHaveReachedTheLimit[per]({ count: limit });
  return { code, message, details: { limit, count } };
}

/** How many coming reservations the member has in the organization; the one being edited does not count. */
export function openBookings({ openBookings: counted, ...context }: BookingContext): number {
  const isOpen = (own: OwnReservation) =>
    own.organizationId === context.organizationId &&
    isUpcoming(own, context.now) &&
    own.kind === 'reservation';
  return counted ?? others(context).filter(isOpen).length;
}

/** Limits how many coming reservations a member may have; moving one of them is not a new one. */
export function withinOpenCap(_: Span, context: BookingContext): Violation | null {
  const limit = context.rules.maxOpenBookings;
  if (limit === UNLIMITED_OPEN || context.editingId !== undefined) return null;
  const count = openBookings(context);
  if (count < limit) return null;
  const message = m.rulesMemberRules.youAlreadyHaveUpcoming({ count: limit });
  return { code: 'cap_open', message, details: { limit, count } };
}

/** The number of reservations that follow each other without a gap around `period`, including it. */
export function chainLength(period: Period, neighbours: readonly Period[]): number {
  const startsByEnd = new Map<number, number>();
  const endsByStart = new Map<number, number>();
  for (const { startsAt, endsAt } of neighbours) {
    // A reservation released at the moment it began has no length and links nothing.
    if (startsAt >= endsAt) continue;
    startsByEnd.set(endsAt.getTime(), startsAt.getTime());
    endsByStart.set(startsAt.getTime(), endsAt.getTime());
  }
  const before = linksFrom(period.startsAt.getTime(), startsByEnd);
  const after = linksFrom(period.endsAt.getTime(), endsByStart);
  return before + 1 + after;
}

function linksFrom(start: number, links: ReadonlyMap<number, number>): number {
  let count = 0;
  for (let at = links.get(start); at !== undefined; at = links.get(at)) count += 1;
  return count;
}

/** The reservation that the wish overlaps, in its own location's time zone, which may differ from that of the wish. */
function overlapWords(
  { startsAt, endsAt, timezone }: OwnReservation,
  { readerZone }: BookingContext,
): string {
  return m.rulesMemberRules.youAlreadyHaveAReservation({
    day: formatDate(localDate(startsAt, timezone)),
    start: formatTime(startsAt, timezone),
    end: zonedTime(endsAt, timezone, readerZone),
  });
}

/** Which reservation the wish would touch, and what leaves a gap; its day only if the wish is on another. */
function gapWords(touching: OwnReservation, wish: Period, { readerZone }: BookingContext): string {
  const { timezone } = touching;
  const date = localDate(touching.startsAt, timezone);
  const period = zonedPeriod(touching, timezone, readerZone);
  const had =
    date === localDate(wish.startsAt, timezone)
      ? m.rulesMemberRules.youAlreadyHavePeriod({ period })
      : m.rulesMemberRules.youAlreadyHavePeriodOnDay({ day: formatDate(date), period });
  const gap =
    touching.startsAt >= wish.endsAt
      ? m.rulesMemberRules.leaveAnHourFreeBeforeIt
      : m.rulesMemberRules.nextFromTime({
          time: formatTime(nextHour(touching.endsAt, timezone), timezone),
        });
  return `${had} ${gap}`;
}

/** Limits a member's adjoining bookings at one location. Adjoining is judged by instants. */
export function notTooManyInARow({ period }: Span, context: BookingContext): Violation | null {
  const { rules, locationId } = context;
  const limit = rules.allowConsecutiveReservations ? rules.maxConsecutiveSlots : 1;
  if (limit >= UNLIMITED_CONSECUTIVE) return null;
  const here = others(context).filter((own) => own.locationId === locationId && occupiesMember(own.status));
  const count = chainLength(period, here);
  if (count <= limit) return null;
  const touching = here.find((own) => own.startsAt < own.endsAt && touches(own, period));
  const message =
    limit === 1 && touching
      ? gapWords(touching, period, context)
      : m.rulesMemberRules.atMostLimitReservationsAt({ limit });
  return { code: 'consecutive', message, details: { limit, count } };
}

/** What the rules of arrival ask about: the edited reservation if it has begun, and what the member has left or missed. */
export function arrivalPast(context: BookingContext): {
  begun: Begun | undefined;
  leftTimes: readonly LeftTime[];
} {
  const { editingId, ownReservations, organizationId, now } = context;
  const edited = editingId && ownReservations.find(({ id }) => id === editingId);
  const here = others(context).filter((own) => own.organizationId === organizationId);
  return {
    begun: context.begun ?? (edited ? begunOf(edited, now) : undefined),
    leftTimes: context.leftTimes ?? leftTimesOf(here),
  };
}

/**
 * An arrival window is had once: whoever has used it up in time that they left takes nothing that overlaps this time. A
 * reservation that has begun stays on its day, on which it counts.
 */
export function arrivalStaysPossible({ date, period }: Span, context: BookingContext): Violation | null {
  const { begun, leftTimes } = arrivalPast(context);
  const { rules, timezone, readerZone } = context;
  if (begun && date !== begun.date) {
    const message = m.rulesMemberRules.thisReservationHasBegunYou;
    return { code: 'day_begun', message, details: { date: begun.date } };
  }
  const graceMs = rules.noShowGracePeriodMinutes * MINUTE_MS;
  if (begun && begun.awaitedMs >= graceMs) {
    const message = m.rulesMemberRules.theTimeToConfirmArrival;
    return { code: 'window_used', message, details: {} };
  }
  const used = leftTimes.find((each) => each.awaitedMs >= graceMs && overlaps(each, period));
  if (!used) return null;
  const end = zonedTime(used.endsAt, timezone, readerZone);
  const message = m.rulesMemberRules.youHadAChargerAt({ end });
  return { code: 'window_used', message, details: { from: used.endsAt.toISOString() } };
}

export function freeOfOwnOverlap({ period }: Span, context: BookingContext): Violation | null {
  const own = others(context).find((other) => occupiesMember(other.status) && overlaps(other, period));
  if (!own) return null;
  const { timezone } = own;
  return {
    code: 'own_overlap',
    message: overlapWords(own, context),
    details: {
      reservationId: own.id,
      startsAt: own.startsAt.toISOString(),
      endsAt: own.endsAt.toISOString(),
      timezone,
    },
  };
}

export function spotIsFree(
  { period }: Pick<Span, 'period'>,
  context: Pick<BookingContext, 'spotBookings' | 'editingId' | 'timezone' | 'readerZone'>,
): Violation | null {
  const others = othersOnSpot(period, context);
  const closure = others.find(({ closedFor }) => closedFor);
  if (closure?.closedFor) {
    const { closedFor: reason, endsAt } = closure;
    return {
      code: 'spot_closed',
      message: m.rulesMemberRules.closedForUntil({
        reason,
        until: closedUntil(endsAt, context.timezone, context.readerZone),
      }),
      details: { reason, until: endsAt.toISOString() },
    };
  }
  return others.length > 0
    ? {
        code: 'spot_taken',
        message: m.rulesMemberRules.thisChargerIsAlreadyTaken,
        details: {},
      }
    : null;
}

/** The same for a charging session that stays: it can leave or go on, and no other charger would make it longer. */
export function spotStaysFree({ period }: Span, context: BookingContext): Violation | null {
  const [first] = othersOnSpot(period, context).toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
  if (!first) return null;
  const from = zonedTime(first.startsAt, context.timezone, context.readerZone);
  return { code: 'spot_taken', message: m.rulesMemberRules.thisChargerIsTakenFrom({ from }), details: {} };
}

/** The same for the time until one's own reservation begins. */
export function spotIsFreeUntilThen({ period }: Span, context: BookingContext): Violation | null {
  const until = Math.max(...othersOnSpot(period, context).map(({ endsAt }) => endsAt.getTime()));
  if (!Number.isFinite(until)) return null;
  const time = zonedTime(new Date(until), context.timezone, context.readerZone);
  return {
    code: 'spot_taken',
    message: m.rulesMemberRules.somebodyHasThisChargerUntil({ time }),
    details: {},
  };
}

const othersOnSpot = (
  period: Period,
  { spotBookings = [], editingId }: Pick<BookingContext, 'spotBookings' | 'editingId'>,
) =>
  spotBookings.filter(
    (other) => (other.id === undefined || other.id !== editingId) && overlaps(other, period),
  );

/**
 * Nobody gains by a report: those in line are not called to a reported charger, so who reported it may not have its time
 * either (decision 0065).
 */
export function notReportedByMember(
  { period }: Pick<Span, 'period'>,
  { ownReports }: Pick<BookingContext, 'ownReports'>,
): Violation | null {
  const report = ownReports?.find((own) => reportConcerns(own, period.startsAt));
  return report
    ? {
        code: 'spot_reported',
        message: m.rulesMemberRules.reported[report.kind],
        details: { kind: report.kind },
      }
    : null;
}
