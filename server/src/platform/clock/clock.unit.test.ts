import { expect, test } from 'vitest';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { shiftedClock } from './clock.ts';

test('a shifted clock starts where it is told and runs on at the pace of its base', () => {
  const base = new ManualClock('2026-03-01T00:00:00Z');
  const clock = shiftedClock(new Date('2031-07-04T09:30:00Z'), base);
  expect(clock.now().toISOString()).toBe('2031-07-04T09:30:00.000Z');
  base.advance(90_000);
  expect(clock.now().toISOString()).toBe('2031-07-04T09:31:30.000Z');
});
