// The choices of a member, and the reason for each disabled one. All come from the rules in booking-rules.ts, so that
// no enabled choice is refused later and no disabled one would have been accepted.
import { m } from '@chargerota/messages';
import type { BookingContext, SlottedReservation } from './booking-context.ts';
import { evaluateExtension, evaluateHours, evaluateWalkIn } from './booking-rules.ts';
import type { WishEvaluation } from './booking-rules.ts';
import type { LocalDate } from './local-dates.ts';
import { DEFAULT_WEEKLY_HOURS, isOpenOn } from './opening-hours.ts';
import { maxReservationHours, slotDurationHours } from './peak-hours.ts';
import { dateIsBookable } from './place-rules.ts';
import { suggestedHours } from './suggested-length.ts';
import { firstRefusal } from './violations.ts';
import { localTime } from './zones.ts';

interface Choice {
  enabled: boolean;
  /** Why it is disabled, for the member. */
  reason?: string;
}

export interface DateChoice {
  available: boolean;
  /** Why not; null if it is available. */
  reason: 'past' | 'outside_range' | 'closed' | null;
  title: string;
}

/** A day of the calendar: selectable within the booking window while the location is open that weekday. */
export function dateChoice(date: LocalDate, context: BookingContext): DateChoice {
  const violation = dateIsBookable(date, context);
  if (violation?.code === 'date_past')
    return { available: false, reason: 'past', title: m.rulesBookingChoices.pastDate };
  if (violation)
    return { available: false, reason: 'outside_range', title: m.rulesBookingChoices.outsideBookingRange };
  if (!context.locationActive || !isOpenOn(date, context.weeklyHours ?? DEFAULT_WEEKLY_HOURS)) {
    return { available: false, reason: 'closed', title: m.rulesBookingChoices.locationClosed };
  }
  return { available: true, reason: null, title: m.rulesBookingChoices.availableForBooking };
}

export interface StartChoice extends Choice {
  hour: number;
}

/**
 * The 24 hours of a day. An hour is enabled if one hour from there can be reserved: a rule that refuses one hour
 * refuses any length.
 */
export function startChoices(date: LocalDate, context: BookingContext): StartChoice[] {
  return Array.from({ length: 24 }, (_, hour) => startChoice(date, hour, context));
}

/** One hour of a day, for whoever asks about no other: evaluating all 24 takes a slow phone a tenth of a second. */
export function startChoice(date: LocalDate, hour: number, context: BookingContext): StartChoice {
  return { hour, ...choice(evaluateHours(date, hour, 1, context)) };
}

export interface DurationChoice extends Choice {
  hours: number;
  /** 0 to 23; on the next day if it is not after the start. */
  endHour: number;
  /** The one to preselect: preferredHours, or the longest enabled one below it. */
  suggested: boolean;
}

/** The length to preselect: what the usual energy needs, else the organization's slot duration. */
export function preferredHours(date: LocalDate, startHour: number, context: BookingContext): number {
  const { usualNeed, rules } = context;
  if (!usualNeed) return slotDurationHours(date, startHour, rules);
  return suggestedHours({ ...usualNeed, maxHours: maxReservationHours(date, startHour, rules) });
}

/** The lengths from 1 hour to the limit that applies to the start. */
export function durationChoices(
  date: LocalDate,
  startHour: number,
  context: BookingContext,
): DurationChoice[] {
  const length = maxReservationHours(date, startHour, context.rules);
  const choices = Array.from({ length }, (_, index) => {
    const hours = index + 1;
    const answer = choice(evaluateHours(date, startHour, hours, context));
    return { hours, endHour: (startHour + hours) % 24, suggested: false, ...answer };
  });
  const wanted = preferredHours(date, startHour, context);
  const suggested = choices.findLast(({ hours, enabled }) => enabled && hours <= wanted);
  if (suggested) suggested.suggested = true;
  return choices;
}

export interface EndChoice extends Choice {
  /** 0 to 23 */
  endHour: number;
  endsAt: Date;
}

/** The possible ends of a walk-in from now, hour by hour, up to and including the first refused one with its reason. */
export function walkInChoices(context: BookingContext): EndChoice[] {
  const { hour } = localTime(context.now, context.timezone);
  return endChoices(hour, (endHour) => evaluateWalkIn({ endHour }, context));
}

/** The possible ends of an arrived member's extension, up to and including the first refused one with its reason. */
export function extensionChoices(reservation: SlottedReservation, context: BookingContext): EndChoice[] {
  const { hour } = localTime(reservation.endsAt, context.timezone);
  return endChoices(hour, (endHour) => evaluateExtension(reservation, { endHour }, context));
}

function endChoices(fromHour: number, evaluate: (endHour: number) => WishEvaluation): EndChoice[] {
  const choices: EndChoice[] = [];
  for (let hours = 1; hours <= 24; hours += 1) {
    const endHour = (fromHour + hours) % 24;
    const evaluation = evaluate(endHour);
    if (!evaluation.span) break;
    const answer = choice(evaluation);
    choices.push({ endHour, endsAt: evaluation.span.period.endsAt, ...answer });
    if (!answer.enabled) break;
  }
  return choices;
}

function choice(evaluation: WishEvaluation): Choice {
  const refusal = firstRefusal(evaluation.violations);
  return refusal ? { enabled: false, reason: refusal.message } : { enabled: true };
}
