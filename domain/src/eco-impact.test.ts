import { expect, it } from 'vitest';
import { ecoImpact } from './eco-impact.ts';

it('counts 6.5 kg for every session, and averages their actual length', () => {
  expect(ecoImpact([{ month: '2026-11', sessions: 2, hours: 4.5 }])).toEqual({
    sessions: 2,
    co2SavedKg: 13,
    averageHours: 2.25,
    months: [{ month: '2026-11', sessions: 2 }],
  });
});

it('has no average before the first session', () => {
  expect(ecoImpact([])).toEqual({ sessions: 0, co2SavedKg: 0, averageHours: null, months: [] });
});

it('counts deleted sessions by their sums, and lists months across a new year', () => {
  const months = [
    { month: '2027-01', sessions: 1, hours: 1 },
    { month: '2026-08', sessions: 1, hours: 1 },
    { month: '2026-12', sessions: 2, hours: 2 },
  ];
  expect(ecoImpact(months, { sessions: 4, hours: 20 })).toEqual({
    sessions: 8,
    co2SavedKg: 52,
    averageHours: 3,
    months: [
      { month: '2026-08', sessions: 1 },
      { month: '2026-12', sessions: 2 },
      { month: '2027-01', sessions: 1 },
    ],
  });
});
