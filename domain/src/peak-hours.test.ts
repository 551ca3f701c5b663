import { expect, test } from 'vitest';
import { DEFAULT_RULES } from './organization-rules.ts';
import type { BookingRules } from './organization-rules.ts';
import { periodsAtOnce, type AtOnce } from './peak-hours.ts';

/** In New York, where Nov 23 is a Monday. */
const at = (time: string, day = '23') => new Date(`2026-11-${day}T${time}:00-05:00`);
const within = (from: Date, to: Date, change: Partial<BookingRules> = {}, atOnce: AtOnce = 'no') =>
  periodsAtOnce(
    atOnce,
    { startsAt: from, endsAt: to },
    { ...DEFAULT_RULES, ...change },
    'America/New_York',
  ).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
const span = (from: Date, to: Date) => [from.toISOString(), to.toISOString()];

test('in peak hours a charger is had at once for the rest of the hour, or by a reservation alone', () => {
  const peak = [span(at('11:10'), at('15:00')), span(at('06:00', '24'), at('15:00', '24'))];
  const [from, to] = [at('11:10'), at('00:00', '25')];
  expect(within(from, to, {}, 'rest_of_hour')).toEqual(peak);
  expect(within(from, to)).toEqual([]);
  expect(within(from, to, { peakWalkInWhenFree: false })).toEqual(peak);
  expect(within(at('11:10', '21'), at('00:00', '23'), {}, 'yes')).toEqual([
    span(at('11:10', '21'), at('00:00', '23')),
  ]);
});

test('without walk-ins all other hours are had by a reservation alone, without peak hours none', () => {
  const [from, to] = [at('16:10'), at('06:00', '24')];
  expect(within(from, to, { allowOffPeakWalkIn: false })).toEqual([span(from, to)]);
  expect(within(from, to, { offPeakAccessPolicy: 'reservation_only' })).toEqual([span(from, to)]);
  expect(within(at('11:10'), to, { requirePeakReservation: false }, 'yes')).toEqual([span(at('11:10'), to)]);
});
