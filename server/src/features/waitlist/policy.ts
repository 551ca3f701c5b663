import { addDays, firstRefusal, evaluateHandOver, evaluateHours, localTime } from '@chargerota/domain';
import type { BookingContext, LineWish, Violation } from '@chargerota/domain';
import { defineLimits, QUARTER_HOUR } from '../../platform/rate-limits/attempts.ts';

/** How often a member may join, change and leave lines, open links to offers and answer them. */
export const LINE_LIMITS = defineLimits('waitlist', {
  waitByAccount: { limit: 60, windowSeconds: QUARTER_HOUR },
  openLinkByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
  answerByAccount: { limit: 120, windowSeconds: QUARTER_HOUR },
});

/** Rules that say nothing about the slot itself: what breaks them may be gone when a slot becomes free. */
const MAY_CHANGE: readonly Violation['code'][] = [
  'cap_day',
  'cap_week',
  'cap_month',
  'cap_open',
  'outside_window',
];

/**
 * Why the rules allow none of the starts that a wish names, however much were free: the refusal of the first one. Empty if
 * they allow some.
 */
export function whyNeverPossible(wish: LineWish, context: BookingContext): Violation[] {
  let first: Violation[] = [];
  for (let date = wish.firstDate; date <= wish.lastDate; date = addDays(date, 1)) {
    for (let hour = wish.fromHour; hour <= wish.toHour; hour += 1) {
      const { violations } = evaluateStart(date, hour, context);
      const lasting = violations.filter(({ code }) => !MAY_CHANGE.includes(code));
      if (!firstRefusal(lasting)) return [];
      if (first.length === 0) first = lasting;
    }
  }
  return first;
}

/** An hour that has begun is still possible: its rest is offered from now on. */
function evaluateStart(date: string, hour: number, context: BookingContext) {
  const now = localTime(context.now, context.timezone);
  return now.date === date && now.hour === hour
    ? evaluateHandOver({ endHour: (hour + 1) % 24 }, context)
    : evaluateHours(date, hour, 1, context);
}
