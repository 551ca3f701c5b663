import { expect, test } from 'vitest';
import { changedFields } from './audit.ts';

test('the log keeps the fields that have changed, as they were and as they are', () => {
  const before = { name: 'Garage', spots: 3, hours: { open: '08:00' }, note: undefined };
  expect(changedFields(before, { ...before, spots: 4 })).toEqual({
    before: { spots: 3 },
    after: { spots: 4 },
  });
  expect(changedFields(before, { ...before, hours: { open: '08:00' } })).toBeNull();
});
