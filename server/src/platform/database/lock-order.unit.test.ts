import { expect, test } from 'vitest';
import { lockOrder } from '../../../testing/lock-order.ts';
import { lockStatement } from './locks.ts';

const organization = lockStatement([{ of: 'organization', id: 'o' }]);
const member = lockStatement([{ of: 'member', id: 'm' }]);
const spot = lockStatement([{ of: 'spot', id: 's' }]);
const both = lockStatement([
  { of: 'spot', id: 's' },
  { of: 'member', id: 'm' },
]);
/** Locks the rows of a location and a spot, as bookings do. */
const PLACE =
  'SELECT l.id FROM organizations o JOIN locations l ON true JOIN spots s ON true FOR SHARE OF l, s';
const RESERVATION = 'select "id" from "reservations" where "id" = $1 for update';

function follow(...statements: (string | { name: string; text: string })[]): void {
  const see = lockOrder();
  for (const one of ['begin', ...statements]) see(typeof one === 'string' ? { text: one } : one);
}

test('a transaction takes advisory locks, then the rows of location and spot, then reservations, then their jobs', () => {
  follow(organization, both, PLACE, RESERVATION, 'DELETE FROM jobs WHERE id = $1');
  follow(PLACE, 'update "spots" set "is_active" = $1', RESERVATION, 'update "locations" set "name" = $1');
  follow(PLACE, 'SELECT id FROM jobs FOR UPDATE SKIP LOCKED', 'commit', 'begin', member);
});

test.each([
  ['a spot before the member', [spot, member]],
  ['two spots one after the other', [spot, spot]],
  ['the row of a spot before the advisory lock', [PLACE, spot]],
  ['a reservation before its location and spot', [RESERVATION, PLACE]],
  ['a job before its reservation', ['DELETE FROM jobs WHERE id = $1', RESERVATION]],
  ['sessions before their account', ['UPDATE sessions SET renew = true', 'update "users" set "status" = $1']],
])('a transaction is refused in tests when it takes %s', (_, statements) => {
  expect(() => follow(...statements)).toThrow('Locks out of order');
});

test('what a savepoint took is free again once it is rolled back', () => {
  follow(member, 'savepoint sp1', spot, PLACE, 'rollback to savepoint sp1', 'savepoint sp1', spot, PLACE);
});
