import { formatsOf, monthOf, writeIn } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { dayByKey, daysOfWeek, nearestShown, shownDays, weeksOf } from './calendar-days.ts';

/** A Wednesday; the week began on Sunday, November 8. */
const TODAY = '2026-11-11';
const shown = shownDays({ today: TODAY, min: '2026-10-30', max: '2026-12-05' });

test('a calendar begins with this week and ends with the last month that can be booked', () => {
  expect(shown).toEqual({ first: '2026-11-08', last: '2026-12-31' });
  expect(weeksOf(monthOf(TODAY), shown)[0]?.[0]).toBe('2026-11-08');
  expect(weeksOf(monthOf(TODAY), shown).at(-1)).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  const december = weeksOf(monthOf('2026-12-05'), shown);
  expect(december[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(december.at(-1)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    null,
    null,
  ]);
});

test('keys enter the calendar at a shown day, even for a reservation of a week that is over', () => {
  expect(nearestShown('2026-11-07', shown)).toBe('2026-11-08');
  expect(nearestShown('2027-01-01', shown)).toBe('2026-12-31');
  expect(nearestShown(TODAY, shown)).toBe(TODAY);
});

test('arrows move by days and weeks, Home and End within the week, the page keys by months', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'x'];
  expect(keys.map((key) => dayByKey(key, TODAY)?.slice(5))).toEqual([
    '11-10',
    '11-12',
    '11-04',
    '11-18',
    '11-08',
    '11-14',
    '10-11',
    '12-11',
    undefined,
  ]);
});

test('where weeks begin on Monday, so do those of the calendar', () => {
  const [names, first, home, end] = writeIn(formatsOf({ region: 'DE', clock: 'region' }), () => [
    daysOfWeek()[0],
    shownDays({ today: TODAY, min: TODAY, max: TODAY }).first,
    dayByKey('Home', TODAY),
    dayByKey('End', TODAY),
  ]);
  expect([names, first, home, end]).toEqual(['2023-01-02', '2026-11-09', '2026-11-09', '2026-11-15']);
});
