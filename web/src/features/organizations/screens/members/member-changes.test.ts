import { expect, test } from 'vitest';
import { describeFailure, describeSteps, stepsBack, stepsTo } from './member-changes.ts';

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
  const told = (words: string) => `Mira ${words}. They have been notified.`;
  expect(describeSteps('Mira', WAITING, [{ status: 'active' }])).toBe(told('can book now'));
  expect(describeSteps('Mira', SUSPENDED_ADMIN, [{ status: 'active' }])).toBe(told('can book again'));
  expect(describeSteps('Mira', WAITING, [{ status: 'suspended' }])).toBe(told('was not approved'));
});

test('a change of a member can be taken back, unless it ended reservations, decided about an applicant, or was one’s own', () => {
  const MEMBER = { role: 'user', status: 'active' } as const;
  const other = { isSelf: false, hasEnded: false };
  expect(stepsBack(MEMBER, SUSPENDED_ADMIN, other)).toEqual([{ role: 'user' }, { status: 'active' }]);
  expect(stepsBack(MEMBER, SUSPENDED_ADMIN, { ...other, hasEnded: true })).toBeNull();
  expect(stepsBack(ACTIVE_ADMIN, MEMBER, { ...other, isSelf: true })).toBeNull();
  expect(stepsBack(WAITING, MEMBER, other)).toBeNull();
});

test('a refused change says first what was saved before it', () => {
  const REASON = 'The plan has no room for another member.';
  expect(describeFailure('Mira', SUSPENDED_ADMIN, [], REASON)).toBe(REASON);
  expect(describeFailure('Mira', SUSPENDED_ADMIN, [{ role: 'user' }], REASON)).toBe(
    `Mira is no longer an administrator. But: ${REASON}`,
  );
});

test('what was done says that the member is told, which of the role of somebody suspended they are not', () => {
  expect(describeSteps('Mira', SUSPENDED_ADMIN, [{ role: 'user' }, { status: 'active' }])).toBe(
    'Mira is no longer an administrator and can book again. They have been notified.',
  );
  expect(describeSteps('Mira', SUSPENDED_ADMIN, [{ role: 'user' }])).toBe(
    'Mira is no longer an administrator.',
  );
});
