import { expect, test } from 'vitest';
import { formerValues } from './former-values.ts';

test('a change is taken back where it changed something, and not where somebody has changed it again', () => {
  const before = { name: 'North', hours: { open: '08:00' }, notes: ['a'], phone: null };
  const after = { name: 'South', hours: { open: '06:00' }, notes: ['a'], phone: '1' };
  const now = { ...after, hours: { open: '06:00' }, phone: '2' };
  expect(formerValues<Record<string, unknown>>(before, after, now, Object.keys(before))).toEqual({
    name: 'North',
    hours: { open: '08:00' },
  });
});
