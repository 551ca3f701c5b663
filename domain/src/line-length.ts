// How long a charge that a member waits for in line can be at most (docs/rules.md "The line").
import type { BookingContext } from './booking-context.ts';
import { evaluateHours } from './booking-rules.ts';
import type { LineWish } from './line-wish.ts';
import { addDays } from './local-dates.ts';
import { maxReservationHours } from './peak-hours.ts';
import type { ViolationCode } from './violations.ts';

/** These limit a length, whenever and by whom it is reserved. */
const LIMITS: readonly ViolationCode[] = [
  'too_long',
  'crosses_peak',
  'outside_hours',
  'off_peak_reservations_off',
];
/** After a week the opening and the peak hours come again. */
const DAYS = 7;

/** The longest length that the rules allow at any of the starts that a wish names; 1 if they allow none. */
export function longestWish(
  { firstDate, lastDate, fromHour, toHour }: Pick<LineWish, 'firstDate' | 'lastDate' | 'fromHour' | 'toHour'>,
  context: BookingContext,
): number {
  const isAllowed = (date: string, hour: number, hours: number): boolean =>
    !evaluateHours(date, hour, hours, context).violations.some(({ code }) => LIMITS.includes(code));
  let longest = 1;
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(firstDate, day);
    if (date > lastDate) break;
    for (let hour = fromHour; hour <= toHour; hour += 1) {
      const most = maxReservationHours(date, hour, context.rules);
      for (let hours = most; hours > longest; hours -= 1) if (isAllowed(date, hour, hours)) longest = hours;
    }
  }
  return longest;
}
