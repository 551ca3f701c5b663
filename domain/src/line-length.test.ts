import { expect, test } from 'vitest';
import { longestWish } from './line-length.ts';
import { DEFAULT_WEEKLY_HOURS } from './opening-hours.ts';
import { sampleContext } from './testing/sample-context.ts';

const [MONDAY, SATURDAY, SUNDAY] = ['2026-11-23', '2026-11-28', '2026-11-29'];
/** Open from 8 AM to 6 PM, Saturday 9 AM to 2 PM; peak hours until 3 PM with at most 3 hours, 12 outside them. */
const context = sampleContext({ weeklyHours: DEFAULT_WEEKLY_HOURS });
const longest = (firstDate: string, lastDate: string, fromHour: number, toHour: number) =>
  longestWish({ firstDate, lastDate, fromHour, toHour }, context);

test('one waits for no longer than the rules allow at any of the starts', () => {
  expect(longest(MONDAY, MONDAY, 8, 14)).toBe(3);
  expect(longest(MONDAY, MONDAY, 17, 17)).toBe(1);
  expect(longest(SATURDAY, SATURDAY, 9, 13)).toBe(5);
  expect(longest(MONDAY, SUNDAY, 8, 17)).toBe(5);
});

test('where nothing can be had, an hour stays to choose', () => {
  expect(longest(SUNDAY, SUNDAY, 9, 12)).toBe(1);
});
