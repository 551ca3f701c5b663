import { closeDay, DEFAULT_RULES, DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { daysToSearch, suggestOn } from './suggestion.ts';
import { memberContext } from './testing/member-context.ts';

const TODAY = '2026-11-06';
const MONDAY = '2026-11-09';
const allFree = () => 5;

it('today the next full hour is suggested, for the suggested duration', () => {
  expect(suggestOn(TODAY, allFree, null, memberContext)).toEqual({ date: TODAY, startHour: 11, hours: 3 });
});

it('the member’s usual hour is preferred, unless it has passed or nothing is free', () => {
  expect(suggestOn(TODAY, allFree, 16, memberContext)).toMatchObject({ startHour: 16, hours: 1 });
  expect(suggestOn(TODAY, allFree, 9, memberContext)).toMatchObject({ startHour: 11 });
  expect(suggestOn(MONDAY, (start) => (start === 9 ? 0 : 5), 9, memberContext)).toMatchObject({
    startHour: 7,
  });
});

it('on another day no start at night is suggested', () => {
  expect(suggestOn(MONDAY, allFree, null, memberContext)).toMatchObject({ startHour: 7, hours: 3 });
});

it('if no charger is free for the suggested duration, a shorter one is suggested', () => {
  expect(suggestOn(MONDAY, (_, hours) => (hours > 2 ? 0 : 1), null, memberContext)).toMatchObject({
    hours: 2,
  });
  expect(suggestOn(MONDAY, () => 0, null, memberContext)).toBeNull();
});

it('searches the coming week, except for days on which the location is closed or nothing may be booked', () => {
  const closedWeekend = { ...DEFAULT_WEEKLY_HOURS, saturday: closeDay(DEFAULT_WEEKLY_HOURS.saturday) };
  const rules = { ...DEFAULT_RULES, allowSameDayBooking: false, maxAdvanceBookingDays: 5 };
  expect(daysToSearch({ ...memberContext, weeklyHours: closedWeekend, rules })).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
  ]);
});
