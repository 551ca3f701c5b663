// How likely it is that somebody in line gets a charger, in words (docs/rules.md "The line").
import type { LineWish } from './line-wish.ts';
import { addDays, weekdayOf } from './local-dates.ts';
import type { LocalDate, Weekday } from './local-dates.ts';

export const LINE_CHANCES = ['good', 'fair', 'small'] as const;
export type LineChance = (typeof LINE_CHANCES)[number];

/** Reservations of past days that were given up or ended early, and the hours that became free by it. */
export interface FreedHours {
  weekday: Weekday;
  spotId: string;
  /** Local hours of the weekday: 9 to 12 is from 9 to before 12. */
  fromHour: number;
  untilHour: number;
  count: number;
}

/** What became free at a location on the `days` before today. */
export interface FreedOfPast {
  days: number;
  freed: readonly FreedHours[];
}

/**
 * How many chargers may become free for a wish: on each day that is left of it as many as on such weekdays before, of the
 * chargers and in the hours that it is about. A weekday that was not seen yet counts like an average day. Null where
 * nothing was seen at all.
 */
export function expectedFreed(
  wish: Pick<LineWish, 'spotId' | 'firstDate' | 'lastDate' | 'fromHour' | 'toHour'>,
  today: LocalDate,
  { days, freed }: FreedOfPast,
): number | null {
  if (days === 0) return null;
  const suits = freed.filter(
    ({ spotId, fromHour, untilHour }) =>
      (wish.spotId ?? spotId) === spotId && fromHour <= wish.toHour && untilHour > wish.fromHour,
  );
  const seen = new Map<Weekday, number>();
  for (let ago = 1; ago <= days; ago += 1) {
    const weekday = weekdayOf(addDays(today, -ago));
    seen.set(weekday, (seen.get(weekday) ?? 0) + 1);
  }
  const sum = (some: readonly FreedHours[]) => some.reduce((total, { count }) => total + count, 0);
  let expected = 0;
  for (
    let date = wish.firstDate > today ? wish.firstDate : today;
    date <= wish.lastDate;
    date = addDays(date, 1)
  ) {
    const weekday = weekdayOf(date);
    const times = seen.get(weekday);
    expected += times ? sum(suits.filter((each) => each.weekday === weekday)) / times : sum(suits) / days;
  }
  return expected;
}

/** For each member from the front to this one. Null where there is nothing to tell by. */
export function lineChance({
  place,
  expected,
}: {
  /** 1 is the front. */
  place: number;
  /** How many chargers may become free for the wish. */
  expected: number | null;
}): LineChance | null {
  if (expected === null) return null;
  const share = expected / place;
  if (share >= 1) return 'good';
  return share >= 0.4 ? 'fair' : 'small';
}
