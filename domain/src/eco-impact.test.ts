import { expect, it } from 'vitest';
import { ecoImpact } from './eco-impact.ts';
import type { ReservationStatus } from './reservation-status.ts';

function session(hours: number, status: ReservationStatus, date = '2026-11-20') {
  const startsAt = new Date(`${date}T14:00:00Z`);
  return { status, date, startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) };
}

it('counts 6.5 kg for every session that took place, and their real average', () => {
  const reservations = [
    session(3, 'arrived'),
    session(1.5, 'arrived'),
    session(9, 'no_show'),
    session(2, 'confirmed'),
  ];
  expect(ecoImpact(reservations)).toEqual({
    sessions: 2,
    co2SavedKg: 13,
    averageHours: 2.25,
    months: [{ month: '2026-11', sessions: 2 }],
  });
});

it('has no average before the first session', () => {
  expect(ecoImpact([session(3, 'cancelled')])).toEqual({
    sessions: 0,
    co2SavedKg: 0,
    averageHours: null,
    months: [],
  });
});

it('counts by month, over the turn of a year too', () => {
  const dates = ['2027-01-04', '2026-08-31', '2026-12-01', '2026-12-30'];
  expect(ecoImpact(dates.map((date) => session(1, 'arrived', date))).months).toEqual([
    { month: '2026-08', sessions: 1 },
    { month: '2026-12', sessions: 2 },
    { month: '2027-01', sessions: 1 },
  ]);
});
