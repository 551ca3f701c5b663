import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  formatDate,
  isInRange,
  isoWeekOf,
  isRealDate,
  monthOf,
  weekdayOf,
} from './local-dates.ts';
import { dates } from './testing/arbitraries.ts';

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-00', false],
  ['2026-1-1', false],
  ['0026-11-20', false],
  ['9998-12-31', true],
  ['9999-12-31', false],
  ['2026-11-20T00:00', false],
  ['tomorrow', false],
])('%j is a real date: %s', (text, expected) => {
  expect(isRealDate(text)).toBe(expected);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-15', 2, '2027-02-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s plus %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

it('counts a week from Monday to Sunday, across the year', () => {
  expect(isoWeekOf('2027-01-01')).toEqual({ first: '2026-12-28', last: '2027-01-03' });
  expect(isoWeekOf('2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(monthOf('2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

it('finds every day inside its own week and month, seven days long and from the first', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const week = isoWeekOf(date);
      expect(isInRange(date, week) && isInRange(date, monthOf(date))).toBe(true);
      expect(weekdayOf(week.first)).toBe('monday');
      expect(addDays(week.first, 6)).toBe(week.last);
      expect(addDays(monthOf(date).last, 1)).toMatch(/-01$/);
    }),
  );
});

it('writes a day as people read it', () => {
  expect(formatDate('2026-11-20')).toBe('Fri, Nov 20');
  expect(formatDate('2026-06-07')).toBe('Sun, Jun 7');
});
