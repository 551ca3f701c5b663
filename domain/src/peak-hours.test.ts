import { expect, test } from 'vitest';
import { DEFAULT_RULES } from './organization-rules.ts';
import type { BookingRules } from './organization-rules.ts';
import { reservationOnly } from './peak-hours.ts';

/** In New York, where Nov 23 is a Monday. */
const at = (time: string, day = '23') => new Date(`2026-11-${day}T${time}:00-05:00`);
const within = (from: Date, to: Date, change: Partial<BookingRules> = {}) =>
  reservationOnly({ startsAt: from, endsAt: to }, { ...DEFAULT_RULES, ...change }, 'America/New_York').map(
    ({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()],
  );
const span = (from: Date, to: Date) => [from.toISOString(), to.toISOString()];

test('in peak hours a charger is had by a reservation alone, from now on', () => {
  expect(within(at('11:10'), at('00:00', '25'))).toEqual([
    span(at('11:10'), at('15:00')),
    span(at('06:00', '24'), at('15:00', '24')),
  ]);
  expect(within(at('11:10', '21'), at('00:00', '23'))).toEqual([]);
});

test('without walk-ins that is so at every hour, without peak hours at none', () => {
  const [from, to] = [at('11:10'), at('00:00', '25')];
  expect(within(from, to, { allowOffPeakWalkIn: false })).toEqual([span(from, to)]);
  expect(within(from, to, { offPeakAccessPolicy: 'reservation_only' })).toEqual([span(from, to)]);
  expect(within(from, to, { requirePeakReservation: false })).toEqual([]);
});
