import type { BookingContext } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { canMoveBack, canReserveAgain } from './take-back.ts';
import { memberContext, ownReservation } from '../testing/member-context.ts';

/** Friday, November 6, 2026, 10:10 AM; the reservation that is given up is from 2 to 5 PM. */
const AFTERNOON = ownReservation(new Date('2026-11-06T19:00:00Z'), new Date('2026-11-06T22:00:00Z'));
const row = (timeSlot: string) => ({
  id: 'own',
  userId: 'mira',
  locationId: 'garage',
  spotId: 'spot',
  spot: { spotNumber: '03' },
  date: '2026-11-06',
  timeSlot,
});
const having = (rules: Partial<BookingContext['rules']> = {}): BookingContext => ({
  ...memberContext,
  ownReservations: [AFTERNOON],
  rules: { ...memberContext.rules, ...rules },
});

test.each([
  ['hours that are to come', '14-17', {}, true],
  ['hours that have begun', '10-13', {}, false],
  [
    'hours of today, where reservations are made ahead alone by now',
    '14-17',
    { allowSameDayBooking: false },
    false,
  ],
  ['the one reservation that a member may have, since it is given up', '14-17', { maxOpenBookings: 1 }, true],
  ['what an older version has stored as a start alone', '14:30', {}, false],
])('Undo is offered where the rules allow it: %s', (_name, timeSlot, rules, isAllowed) => {
  expect(canReserveAgain(row(timeSlot), having(rules))).toBe(isAllowed);
  expect(canMoveBack(row(timeSlot), having(rules))).toBe(isAllowed);
});
