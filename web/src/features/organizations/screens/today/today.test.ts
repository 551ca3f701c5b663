import type { DayReservation } from '@chargerota/contract';
import { expect, test } from 'vitest';
import {
  countSessions,
  daysIn,
  chargingAround,
  sessionsIn,
  sessionsOf,
  stateInList,
  stateInSchedule,
} from './today.ts';

/** Noon in New York, 9:45 PM in Kathmandu. */
const NOON = new Date('2026-06-10T16:00:00Z');

function row(startsAt: string, endsAt: string, rest: Partial<DayReservation> = {}): DayReservation {
  return {
    id: startsAt,
    kind: 'reservation',
    status: 'confirmed',
    locationId: 'pier',
    spotId: 'spot',
    date: '2026-06-10',
    timeSlot: '6-9',
    startsAt,
    endsAt,
    timezone: 'America/New_York',
    isMine: false,
    heldUntil: null,
    closedFor: null,
    spotNumber: '01',
    user: { firstName: 'Mira', lastName: 'Okafor', email: null, phone: null },
    vehicle: null,
    ...rest,
  };
}

test('a session is in every slot that it overlaps, by its own location’s clocks', () => {
  const sessions = sessionsOf(
    [
      row('2026-06-10T12:00:00Z', '2026-06-10T15:00:00Z', { id: 'eight to eleven' }),
      row('2026-06-10T03:15:00Z', '2026-06-10T05:15:00Z', {
        id: 'nine in Kathmandu',
        timezone: 'Asia/Kathmandu',
      }),
      row('2026-06-10T20:00:00Z', '2026-06-10T22:00:00Z', { id: 'four in the afternoon' }),
      row('2026-06-10T10:00:00Z', '2026-06-10T13:00:00Z', { id: 'maintenance', kind: 'closure' }),
    ],
    [],
  );
  const ids = (slot: '6-9' | '9-12' | '12-15') => sessionsIn(sessions, slot, NOON).map(({ id }) => id);
  expect(ids('6-9')).toEqual(['eight to eleven']);
  expect(ids('9-12')).toEqual(['nine in Kathmandu', 'eight to eleven']);
  expect(ids('12-15')).toEqual([]);
  expect(chargingAround(sessions, NOON)).toBe(1);
});

test('a cancelled session is listed but not counted; one that was released at once is in its slot', () => {
  const sessions = sessionsOf(
    [
      row('2026-06-10T12:00:00Z', '2026-06-10T15:00:00Z', { status: 'cancelled' }),
      row('2026-06-10T13:00:00Z', '2026-06-10T16:00:00Z', { status: 'no_show' }),
      row('2026-06-10T10:29:00Z', '2026-06-10T10:29:00Z', { kind: 'walk_in', status: 'arrived' }),
    ],
    [],
  );
  expect(sessions).toHaveLength(3);
  expect(countSessions(sessions)).toEqual({ coming: 2, cancelled: 1 });
  expect(sessionsIn(sessions, '6-9', NOON)).toHaveLength(1);
  expect(chargingAround(sessions, NOON)).toBe(0);
});

test('the list names the state, the schedule says who is still expected', () => {
  const stateOf = (status: DayReservation['status']) => {
    const [session] = sessionsOf([row('2026-06-10T12:00:00Z', '2026-06-10T15:00:00Z', { status })], []);
    return session && [stateInList(session)[1], stateInSchedule(session)[1]];
  };
  expect(stateOf('confirmed')).toEqual(['Confirmed', 'Expected']);
  expect(stateOf('arrived')).toEqual(['Arrived', 'Arrived']);
  expect(stateOf('held')).toEqual(['Unknown', 'Expected']);
});

test('today changes at each zone’s own midnight', () => {
  const zones = ['Pacific/Auckland', 'Asia/Kathmandu', 'America/New_York'];
  const days = (time: string) => daysIn(zones, new Date(`2026-06-10T${time}Z`));
  expect(days('18:14:59')).toEqual(['2026-06-11', '2026-06-10', '2026-06-10']);
  expect(days('18:15:00')).toEqual(['2026-06-11', '2026-06-11', '2026-06-10']);
});
