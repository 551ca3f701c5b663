// Decides on bookings, walk-ins, extensions, moves and handed-over rests of slots (docs/rules.md "Booking"). The server
// enforces the result; the browser, the waitlist and recommendations use the same functions to find what they can
// offer.
import { m } from '@chargerota/messages';
import { earlyArrivalFrom } from './arrival.ts';
import type {
  BookingContext,
  MoveContext,
  BookingWish,
  OwnReservation,
  SlottedReservation,
  Span,
} from './booking-context.ts';
import { isRealDate } from './local-dates.ts';
import {
  arrivalStaysPossible,
  freeOfOwnOverlap,
  notReportedByMember,
  notTooManyInARow,
  spotIsFree,
  spotIsFreeUntilThen,
  spotStaysFree,
  withinCap,
  withinOpenCap,
} from './member-rules.ts';
import { isPeakHour } from './peak-hours.ts';
import { allowedOffPeak, clearOfNextPeak, shortEnough, walkInPossible } from './peak-rules.ts';
import {
  dateIsBookable,
  hourIsToCome,
  insideOpeningHours,
  locationIsActive,
  memberMayBook,
  spotIsActive,
} from './place-rules.ts';
import {
  formatTimeSlot,
  parseTimeSlot,
  SLOT_FORMAT_MESSAGE,
  slotEndDate,
  slotHours,
  slotOf,
  slotPeriod,
  WALK_IN_SLOT,
} from './time-slots.ts';
import type { Violation } from './violations.ts';
import { zonedTime } from './zone-names.ts';
import { formatHour, hourInstant, localTime } from './zones.ts';

type SpanRule = (span: Span, context: BookingContext) => Violation | null;

const GENERAL_RULES = [memberMayBook, locationIsActive, spotIsActive];
const MEMBER_RULES: SpanRule[] = [notTooManyInARow, freeOfOwnOverlap];
const OTHERS_RULES: SpanRule[] = [...MEMBER_RULES, spotIsFree];
const HAND_OVER_RULES: SpanRule[] = [
  ({ date }, context) => dateIsBookable(date, context),
  insideOpeningHours,
  shortEnough,
  clearOfNextPeak,
  allowedOffPeak,
  withinCap,
  withinOpenCap,
  arrivalStaysPossible,
  notReportedByMember,
  ...OTHERS_RULES,
];
const RESERVATION_RULES: SpanRule[] = [hourIsToCome, ...HAND_OVER_RULES];
const WALK_IN_RULES: SpanRule[] = [
  walkInPossible,
  insideOpeningHours,
  shortEnough,
  clearOfNextPeak,
  withinCap,
  notReportedByMember,
  ...OTHERS_RULES,
];
// An extension is not a new booking: caps and the booking window were checked when the reservation was made.
const EARLY_ARRIVAL_RULES: SpanRule[] = [
  insideOpeningHours,
  freeOfOwnOverlap,
  spotIsFreeUntilThen,
  notReportedByMember,
];
const EXTENSION_RULES: SpanRule[] = [
  insideOpeningHours,
  shortEnough,
  clearOfNextPeak,
  ...MEMBER_RULES,
  spotStaysFree,
];

function broken(rules: readonly SpanRule[], span: Span, context: BookingContext): Violation[] {
  return rules.map((rule) => rule(span, context)).filter((violation) => violation !== null);
}

function brokenInGeneral(context: MoveContext): Violation[] {
  return GENERAL_RULES.map((rule) => rule(context)).filter((violation) => violation !== null);
}

/** All violated rules in a stable order, and the wish's span if the wish makes sense. */
export interface WishEvaluation {
  violations: Violation[];
  span: Span | null;
}

/** Evaluates a new reservation, or moving the reservation `context.editingId`. */
export function evaluateBooking(wish: BookingWish, context: BookingContext): WishEvaluation {
  const violations = brokenInGeneral(context);
  const slot = parseTimeSlot(wish.timeSlot);
  if (!isRealDate(wish.date)) {
    violations.push({
      code: 'date_invalid',
      message: m.rulesBookingRules.thisDateDoesNotExist,
      details: { date: wish.date },
    });
  }
  if (!slot) {
    violations.push({
      code: 'slot_malformed',
      message: SLOT_FORMAT_MESSAGE(),
      details: { timeSlot: wish.timeSlot },
    });
  }
  if (!slot || !isRealDate(wish.date)) return { violations, span: null };
  return evaluateHours(wish.date, slot.startHour, slotHours(slot), context, violations);
}

/** evaluateBooking for parsed hours, for choices that are computed by the hundred. */
export function evaluateHours(
  date: string,
  startHour: number,
  hours: number,
  context: BookingContext,
  violations: Violation[] = brokenInGeneral(context),
): WishEvaluation {
  const period = slotPeriod(date, slotOf(startHour, hours), context.timezone);
  if (!period) {
    const message = m.rulesBookingRules.timeDoesNotExistOn({ time: formatHour(startHour) });
    violations.push({ code: 'start_skipped', message, details: { startHour } });
    return { violations, span: null };
  }
  const span: Span = { kind: 'reservation', date, startHour, hours, period };
  return { violations: [...violations, ...broken(RESERVATION_RULES, span, context)], span };
}

/**
 * From now to the next time that clocks show `endHour` (0 to 24). In peak hours charging takes a reservation, also if it
 * begins at once.
 */
function spanFromNow(endHour: number, { now, timezone, rules }: BookingContext): Span {
  const { date, hour: startHour } = localTime(now, timezone);
  const hours = (endHour - startHour + 24) % 24 || 24;
  return {
    kind: isPeakHour(date, startHour, rules) ? 'reservation' : 'walk_in',
    date,
    startHour,
    hours,
    period: { startsAt: now, endsAt: endOf(date, startHour, hours, now, timezone) },
  };
}

/** Where clocks went back and show the hour twice, this returns the one after `after`. */
function endOf(date: string, startHour: number, hours: number, after: Date, timezone: string): Date {
  const slot = slotOf(startHour, hours);
  const { instant, again } = hourInstant(slotEndDate(date, slot), slot.endHour, timezone);
  return again && instant <= after ? again : instant;
}

/**
 * Evaluates taking a free spot now, until `endHour`, as a walk-in or, in peak hours, as a reservation for the rest of the
 * hour. All member rules apply except the booking window, past hours and maxOpenBookings (docs/rules.md "Charge at once").
 */
export function evaluateWalkIn(wish: { endHour: number }, context: BookingContext): WishEvaluation {
  const span = spanFromNow(wish.endHour, context);
  return { violations: [...brokenInGeneral(context), ...broken(WALK_IN_RULES, span, context)], span };
}

/**
 * Evaluates taking over the rest of a slot that runs already, from now until `endHour`: the rules of a reservation, except
 * that its hour may have begun (docs/rules.md "The line").
 */
export function evaluateHandOver(wish: { endHour: number }, context: BookingContext): WishEvaluation {
  const span: Span = { ...spanFromNow(wish.endHour, context), kind: 'reservation' };
  return { violations: [...brokenInGeneral(context), ...broken(HAND_OVER_RULES, span, context)], span };
}

/**
 * Evaluates beginning a reservation now, before its start, at a charger that nobody has until then (docs/rules.md
 * "Arrival"). Only the time that it gains is evaluated: it stays one reservation, which keeps its slot, its end and its
 * place among the member's others.
 */
export function evaluateEarlyArrival(reservation: OwnReservation, given: BookingContext): Violation[] {
  const context = { ...given, editingId: reservation.id };
  const { now, timezone, readerZone, rules } = context;
  const violations = brokenInGeneral(context);
  const opensAt = earlyArrivalFrom(reservation, rules.earlyArrivalMinutes);
  if (now < opensAt) {
    const message = m.rulesBookingRules.youCanStartChargingFrom({
      time: zonedTime(opensAt, timezone, readerZone),
    });
    return [...violations, { code: 'too_early', message, details: { opensAt: opensAt.toISOString() } }];
  }
  const { date, hour: startHour } = localTime(now, timezone);
  const period = { startsAt: now, endsAt: reservation.startsAt };
  const gained: Span = { kind: 'reservation', date, startHour, hours: 1, period };
  return [...violations, ...broken(EARLY_ARRIVAL_RULES, gained, context)];
}

/**
 * Evaluates staying on the spot until the next time after the present end at which clocks show `endHour` (0 to 24). The
 * reservation does not conflict with itself.
 */
export function evaluateExtension(
  reservation: SlottedReservation,
  wish: { endHour: number },
  given: BookingContext,
): WishEvaluation {
  const context = { ...given, editingId: reservation.id };
  const violations = brokenInGeneral(context);
  if (reservation.status !== 'arrived' || reservation.endsAt <= context.now) {
    const message = m.rulesBookingRules.onlyAReservationThatYou;
    violations.push({ code: 'not_arrived', message, details: { status: reservation.status } });
  }
  const span = extendedSpan(reservation, wish.endHour, context.timezone);
  if (!span) {
    const message = m.rulesBookingRules.chooseAnEndAfterThe;
    violations.push({ code: 'not_longer', message, details: { endHour: wish.endHour } });
    return { violations, span };
  }
  const policy = span.kind === 'walk_in' ? walkInPossible : allowedOffPeak;
  const { endsAt: startsAt } = reservation;
  const reported = notReportedByMember({ period: { startsAt, endsAt: span.period.endsAt } }, context);
  const found = broken([policy, ...EXTENSION_RULES], span, context);
  return { violations: [...violations, ...(reported ? [reported] : []), ...found], span };
}

function extendedSpan(reservation: SlottedReservation, endHour: number, timezone: string): Span | null {
  const { startsAt, endsAt, kind, date } = reservation;
  const slot = parseTimeSlot(reservation.timeSlot);
  // Who has arrived before the slot is evaluated by the slot.
  const start = slot ? { date, hour: slot.startHour } : localTime(startsAt, timezone);
  const end = localTime(endsAt, timezone);
  const soFar = end.hour - start.hour + (end.date > start.date ? 24 : 0);
  const more = (endHour - end.hour + 24) % 24;
  const hours = soFar + more;
  if (more === 0 || hours > 24) return null;
  const newEnd = endOf(start.date, start.hour, hours, endsAt, timezone);
  return {
    kind: kind === 'walk_in' ? 'walk_in' : 'reservation',
    date: start.date,
    startHour: start.hour,
    hours,
    period: { startsAt, endsAt: newEnd },
  };
}

/**
 * Evaluates moving a reservation or a charging session to another charger of its location. Only the place changes, so
 * rules about times hold as they did when it was made. If its time runs and the charger is free from now on only, it
 * begins there now.
 */
export function evaluateMove(
  reservation: Pick<OwnReservation, 'kind' | 'status' | 'startsAt' | 'endsAt' | 'awaitedMs'>,
  context: MoveContext,
): { violations: Violation[]; isMovable: boolean; startsAt: Date } {
  const { kind, status, startsAt, endsAt } = reservation;
  const { now } = context;
  const isOwn = kind === 'reservation' || kind === 'walk_in';
  const isMovable = isOwn && (status === 'confirmed' || status === 'arrived') && now < endsAt;
  const takenFrom = (from: Date) => spotIsFree({ period: { startsAt: from, endsAt } }, context);
  const begins = isMovable && startsAt < now && takenFrom(startsAt) ? now : startsAt;
  const refused = [
    notReportedByMember({ period: { startsAt: begins, endsAt } }, context),
    takenFrom(begins),
  ].filter((violation) => violation !== null);
  return {
    violations: [...brokenInGeneral(context), ...refused],
    isMovable,
    startsAt: begins,
  };
}

/** The `timeSlot` under which a span is stored. */
export function spanTimeSlot({ kind, startHour, hours }: Span): string {
  return kind === 'walk_in' ? WALK_IN_SLOT : formatTimeSlot(slotOf(startHour, hours));
}
