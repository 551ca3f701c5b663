import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { fittingHours, isDayFull, isDayTaken, startHint, startsOf, usualHours } from './hour-choices.ts';
import { memberContext, ownReservation } from '../testing/member-context.ts';

const TODAY = '2026-11-06';
const MONDAY = '2026-11-09';
/** Friday, 5:10 PM in New York. */
const evening: BookingContext = { ...memberContext, now: new Date('2026-11-06T22:10:00Z') };
const untilSix: BookingContext = { ...evening, weeklyHours: DEFAULT_WEEKLY_HOURS };
const walkInsOnly: BookingContext = {
  ...evening,
  rules: { ...evening.rules, offPeakAccessPolicy: 'walk_in_only' },
};
const fromSixToMidnight = ownReservation(new Date('2026-11-06T23:00:00Z'), new Date('2026-11-07T03:00:00Z'));
const free = () => 2;
const taken = () => 0;
const always = () => true;
const officeHours = (hour: number) => hour >= 8 && hour < 18;

it.each([
  ['a start can be chosen', TODAY, evening, free, always, 'Choose a start to see how long you can stay.'],
  ['one is left', TODAY, evening, (hour: number) => (hour === 23 ? 1 : 0), always, /^Choose a start/],
  ['the last hour has begun', TODAY, untilSix, free, officeHours, 'No hours are left today.'],
  ['every charger is taken', TODAY, evening, taken, always, 'No charger is free today.'],
  ['every charger is taken on another day', MONDAY, evening, taken, always, 'No charger is free that day.'],
  [
    'a rule bars what is left',
    TODAY,
    walkInsOnly,
    free,
    always,
    /^Reservations are only available during peak/,
  ],
  [
    'it is one thing at one hour and another at the next',
    TODAY,
    { ...evening, ownReservations: [fromSixToMidnight] },
    taken,
    always,
    'No start is possible today.',
  ],
  ['the location is closed', '2026-11-08', untilSix, free, () => false, 'The location is closed that day.'],
] as const)(
  'below the starts it says what can be done with the day: %s',
  (_, date, context, count, isOpen, hint) => {
    const said = startHint(startsOf(date, context, count, isOpen), date, context);
    if (typeof hint === 'string') expect(said).toBe(hint);
    else expect(said).toMatch(hint);
  },
);

const startsOn = (date: string, context: BookingContext, count: () => number) =>
  startsOf(date, context, count, always);

it('one can wait for a start whose chargers are taken, and not for one that is past or that a rule refuses', () => {
  const waitable = (starts: ReturnType<typeof startsOf>) =>
    starts.filter(({ isTaken }) => isTaken).map(({ hour }) => hour);
  expect(waitable(startsOn(TODAY, evening, taken))).toEqual([18, 19, 20, 21, 22, 23]);
  expect(waitable(startsOn(TODAY, { ...evening, ownReservations: [fromSixToMidnight] }, taken))).toEqual([
    23,
  ]);
  expect(waitable(startsOn(TODAY, walkInsOnly, taken))).toEqual([]);
  expect(waitable(startsOn(TODAY, evening, free))).toEqual([]);
});

it('a day is taken when nothing of it that could be reserved is left', () => {
  const isTaken = (context: BookingContext, count: () => number) =>
    isDayTaken(startsOn(TODAY, context, count), TODAY, context);
  expect(isTaken(evening, taken)).toBe(true);
  expect(isTaken(evening, free)).toBe(false);
  expect(isTaken({ ...evening, ownReservations: [fromSixToMidnight] }, taken)).toBe(false);
  expect(isTaken(walkInsOnly, taken)).toBe(false);
  expect(isDayTaken([], TODAY, evening)).toBe(false);
});

it('a day is full when nothing is free of what is left of its opening hours, and not when these are over or there are none', () => {
  const monday = { ...untilSix, now: new Date('2026-11-09T15:00:00Z') };
  expect(isDayFull(MONDAY, 0, monday)).toBe(true);
  expect(isDayFull(MONDAY, 0.1, monday)).toBe(false);
  expect(isDayFull(MONDAY, undefined, monday)).toBe(false);
  expect(isDayFull(MONDAY, 0, { ...monday, now: new Date('2026-11-09T23:00:00Z') })).toBe(false);
  expect(isDayFull('2026-11-08', 0, monday)).toBe(false);
});

it('one waits for the usual length, or for what the opening hours leave of it', () => {
  expect(usualHours(MONDAY, 9, evening)).toBe(3);
  const monday = { ...DEFAULT_WEEKLY_HOURS.monday, close: '11:00' };
  expect(usualHours(MONDAY, 9, { ...evening, weeklyHours: { ...DEFAULT_WEEKLY_HOURS, monday } })).toBe(2);
});

it('after a change of start the length stays as it was wished, or is the longest that is possible', () => {
  const upTo = (most: number) =>
    [1, 2, 3, 4].map((hours) => ({ hours, enabled: hours <= most })).slice(0, most + 1);
  expect([4, 3, 2, 0].map((most) => fittingHours(upTo(most), 3))).toEqual([3, 3, 2, null]);
});
