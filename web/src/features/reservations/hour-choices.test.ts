import { DEFAULT_WEEKLY_HOURS } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { expect, it } from 'vitest';
import { startHint, startsOf } from './hour-choices.ts';
import { memberContext, ownReservation } from './testing/member-context.ts';

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
