import { formatsOf, writeIn } from '@chargerota/domain';
import { describe, expect, test } from 'vitest';
import { bandOf, entryOf, HOURS, hourStatusOf } from './days.ts';
import { monthsLater, weeksOf } from './month.ts';

const TODAY = { year: 2026, month: 1, date: 12 };

describe('a day of the demo calendar', () => {
  test.each([
    [100, 'high'],
    [75, 'high'],
    [74, 'medium'],
    [50, 'medium'],
    [49, 'limited'],
    [25, 'limited'],
    [24, 'nearly-full'],
    [0, 'nearly-full'],
  ])('with %i percent is %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });

  test('without sample data shows 50 percent, 5 spots and no peak hours', () => {
    const unknown = { percent: 50, spots: 5, peak: 'N/A' };
    expect(entryOf('All Locations', { ...TODAY, date: 8 }, TODAY)).toEqual(unknown);
    expect(entryOf('Building A', { ...TODAY, date: 3 }, TODAY)).toEqual(unknown);
  });

  test('has sample data in the present month only, in whichever year that is', () => {
    const first = { ...TODAY, date: 1 };
    const sample = entryOf('All Locations', first, TODAY);
    expect(sample).toEqual({ percent: 82, spots: 16, peak: '11:00 AM - 2:00 PM' });
    const later = { year: 2031, month: 6, date: 30 };
    expect(entryOf('All Locations', { ...later, date: 1 }, later)).toEqual(sample);
    expect(entryOf('All Locations', monthsLater(TODAY, 1), TODAY).percent).toBe(50);
    expect(entryOf('All Locations', monthsLater(TODAY, 12), TODAY).percent).toBe(50);
  });
});

test('the hours go from 6:00 AM to 8:00 PM, and only one without chargers is full', () => {
  expect(HOURS.map(({ hour }) => hour)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect([10, 7, 6, 4, 3, 1, 0].map(hourStatusOf)).toEqual([
    'available',
    'available',
    'moderate',
    'moderate',
    'busy',
    'busy',
    'full',
  ]);
});

test('a month is drawn in weeks as they begin in the reader’s region', () => {
  // February 2026 begins on a Sunday and fills four weeks; May 2026 begins on a Friday and needs six.
  expect(weeksOf(TODAY)).toHaveLength(4);
  const may = weeksOf({ year: 2026, month: 4, date: 1 });
  expect(may[0]).toEqual([null, null, null, null, null, 1, 2]);
  expect(may[5]).toEqual([31, null, null, null, null, null, null]);
  // In France weeks begin on Monday.
  const [first] = writeIn(formatsOf({ region: 'FR', clock: 'region' }), () =>
    weeksOf({ ...TODAY, month: 4 }),
  );
  expect(first).toEqual([null, null, null, null, 1, 2, 3]);
});
