import { describe, expect, test } from 'vitest';
import { evaluateLine, lineWeeks } from './line-weeks.ts';
import type { DayOfLine, LineVerdict } from './line-weeks.ts';

const TODAY = '2026-11-25';
const day = (date: string, over: Partial<DayOfLine> = {}): DayOfLine => ({
  date,
  served: 0,
  notServed: 0,
  gaveUp: 0,
  savedMinutes: 0,
  reservations: 0,
  spots: 10,
  ...over,
});

test('weeks begin on Monday and the last is the running one, also where nothing happened', () => {
  const weeks = lineWeeks(
    [
      day('2026-11-08', { served: 9 }),
      day('2026-11-09', { served: 1, notServed: 2, gaveUp: 3, savedMinutes: 90, reservations: 38 }),
      // The other location of the same day, and a Sunday on which nobody came.
      day('2026-11-09', { served: 1, reservations: 5, spots: 5 }),
      day('2026-11-15'),
    ],
    { today: TODAY, weeks: 3 },
  );
  const nothing = { wishes: 0, served: 0, notServed: 0, gaveUp: 0, savedMinutes: 0, reservations: 0 };
  expect(weeks).toEqual([
    {
      firstDate: '2026-11-09',
      lastDate: '2026-11-15',
      isRunning: false,
      wishes: 7,
      served: 2,
      notServed: 2,
      gaveUp: 3,
      savedMinutes: 90,
      reservations: 43,
      wishesPerSpotAndDay: 3,
    },
    {
      firstDate: '2026-11-16',
      lastDate: '2026-11-22',
      isRunning: false,
      ...nothing,
      wishesPerSpotAndDay: null,
    },
    {
      firstDate: '2026-11-23',
      lastDate: '2026-11-29',
      isRunning: true,
      ...nothing,
      wishesPerSpotAndDay: null,
    },
  ]);
});

test('a week runs until its Sunday', () => {
  const running = lineWeeks([], { today: '2026-11-29', weeks: 2 }).map(({ isRunning }) => isRunning);
  expect(running).toEqual([false, true]);
});

describe('what is told about four weeks', () => {
  test.each([
    ['nobody came', {}, 'no_figures'],
    ['some came and nobody waited', { reservations: 100, spots: 40 }, 'nothing_to_gain'],
    ['one in twenty waited', { reservations: 100, served: 5, spots: 40 }, 'nothing_to_gain'],
    ['nobody waited though chargers are used much', { reservations: 30 }, 'hardly_used'],
    ['chargers are used a little less', { reservations: 29 }, 'nothing_to_gain'],
    ['more than one in twenty waited', { reservations: 100, served: 6 }, 'helps'],
    ['few waited in vain', { reservations: 100, served: 10, notServed: 4 }, 'helps'],
    ['less than a tenth waited in vain', { reservations: 200, served: 46, notServed: 5 }, 'helps'],
    ['a tenth waited in vain', { reservations: 200, served: 45, notServed: 5 }, 'wishes_unserved'],
    ['all waited in vain', { notServed: 5 }, 'wishes_unserved'],
    ['members gave up', { reservations: 100, gaveUp: 30, spots: 40 }, 'nothing_to_gain'],
  ] satisfies [string, Partial<DayOfLine>, LineVerdict][])('where %s', (_, over, verdict) => {
    expect(evaluateLine([day('2026-11-02', over)], TODAY).verdict).toBe(verdict);
  });

  test.each([
    ['14th', 'nothing_to_gain', '2026-11-12'],
    ['13th', 'too_new', '2026-11-13'],
  ])('where nobody waited, the verdict on the %s day with figures is %s', (_, verdict, date) => {
    const days = [day('2026-11-02'), day(date, { reservations: 2 }), day(TODAY, { reservations: 2 })];
    expect(evaluateLine(days, TODAY).verdict).toBe(verdict);
  });

  test('leaves out what is older', () => {
    expect(evaluateLine([day('2026-11-01', { notServed: 50 })], TODAY)).toMatchObject({
      verdict: 'no_figures',
      notServed: 0,
    });
  });
});
