import { expect, test } from 'vitest';
import { untilText } from './expiry.ts';

test('an invitation says in days, and finally in hours, how long it can be accepted', () => {
  const now = new Date('2026-06-10T12:00:00Z');
  const inHours = (hours: number) => untilText(new Date(now.getTime() + hours * 3_600_000), now);
  expect([168, 167.9, 25, 24, 23.9, 1, 0.9].map(inHours)).toEqual([
    'in 7 days',
    'in 7 days',
    'in 1 day',
    'in 1 day',
    'in 23 hours',
    'in 1 hour',
    'within the hour',
  ]);
});
