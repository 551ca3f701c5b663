import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('days are those of the zone, in the order of what is grouped', () => {
  const instants = ['2026-11-21T04:59:00Z', '2026-11-20T05:00:00Z', '2026-11-20T04:59:00Z'];
  const days = byDay(instants, 'America/New_York', (instant) => instant);
  expect(days).toEqual([
    { date: '2026-11-20', items: instants.slice(0, 2) },
    { date: '2026-11-19', items: instants.slice(2) },
  ]);
  expect(byDay(instants, 'UTC', (instant) => instant).map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-20',
  ]);
});
