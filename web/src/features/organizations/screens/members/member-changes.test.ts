import { expect, test } from 'vitest';
import { describeStep, stepsTo } from './member-changes.ts';

const ACTIVE_ADMIN = { role: 'admin', status: 'active' } as const;
const SUSPENDED_ADMIN = { role: 'admin', status: 'suspended' } as const;
const WAITING = { role: 'user', status: 'pending' } as const;

test('only what changed is saved', () => {
  expect(stepsTo(ACTIVE_ADMIN, ACTIVE_ADMIN)).toEqual([]);
  expect(stepsTo(ACTIVE_ADMIN, { role: 'user', status: 'active' })).toEqual([{ role: 'user' }]);
  expect(stepsTo(WAITING, { role: 'admin', status: 'pending' })).toEqual([{ role: 'admin' }]);
});

test('if the second change is refused, nobody has got access with a role that they should lose, and nobody was demoted before the question', () => {
  expect(stepsTo(SUSPENDED_ADMIN, { role: 'user', status: 'active' })).toEqual([
    { role: 'user' },
    { status: 'active' },
  ]);
  expect(stepsTo(ACTIVE_ADMIN, { role: 'user', status: 'suspended' })).toEqual([
    { status: 'suspended' },
    { role: 'user' },
  ]);
  expect(stepsTo(WAITING, ACTIVE_ADMIN)).toEqual([{ status: 'active' }, { role: 'admin' }]);
});

test('the words for a status change depend on the previous status', () => {
  expect(describeStep(WAITING, { status: 'active' })).toBe('can book now');
  expect(describeStep(SUSPENDED_ADMIN, { status: 'active' })).toBe('can book again');
  expect(describeStep(WAITING, { status: 'suspended' })).toBe('was not approved');
});
