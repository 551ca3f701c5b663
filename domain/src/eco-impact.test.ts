import { expect, it } from 'vitest';
import { ecoImpact } from './eco-impact.ts';
import type { ReservationStatus } from './reservation-status.ts';

function session(hours: number, status: ReservationStatus) {
  const startsAt = new Date('2026-11-20T14:00:00Z');
  return { status, startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) };
}

it('counts 6.5 kg for every session that took place, and their real average', () => {
  const reservations = [
    session(3, 'arrived'),
    session(1.5, 'arrived'),
    session(9, 'no_show'),
    session(2, 'confirmed'),
  ];
  expect(ecoImpact(reservations)).toEqual({ sessions: 2, co2SavedKg: 13, averageHours: 2.25 });
});

it('has no average before the first session', () => {
  expect(ecoImpact([session(3, 'cancelled')])).toEqual({ sessions: 0, co2SavedKg: 0, averageHours: null });
});
