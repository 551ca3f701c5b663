import type { InvitationResult } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { toSend, withAddresses, without, withResults, type Entry } from './entries.ts';

const SENT: InvitationResult['invitation'] = {
  id: 'i1',
  organizationId: 'o1',
  email: 'a@x.org',
  role: 'user',
  invitedBy: null,
  inviterName: null,
  status: 'pending',
  expiresAt: '2026-06-17T12:00:00Z',
  acceptedAt: null,
  declinedAt: null,
  mailBounces: false,
  createdAt: '2026-06-10T12:00:00Z',
};

const refusedAs = (code: string, message: string) => ({ invitation: null, refusal: { code, message } });
const FULL = refusedAs('member_limit', 'Your plan does not allow another member.');
const KNOWN = refusedAs('already_member', 'This person is already a member.');

/** A list of which the first address was sent, the second was refused, and the third is none. */
function sentWith(refusal: typeof FULL): Entry[] {
  const entries = withAddresses([], ['a@x.org', 'B@x.org', 'nobody']);
  return withResults(entries, toSend(entries), [
    { email: 'a@x.org', invitation: SENT, refusal: null },
    { email: 'b@x.org', ...refusal },
  ]);
}

test('only what is an address is sent', () => {
  expect(toSend(withAddresses([], ['a@x.org', 'B@x.org', 'nobody']))).toEqual(['a@x.org', 'B@x.org']);
});

test('an address that was refused stays and is sent again, as it may be allowed then', () => {
  const after = sentWith(FULL);
  expect(after.map(({ state }) => state)).toEqual(['sent', 'refused', 'wrong']);
  expect(toSend(after)).toEqual(['B@x.org']);
});

test('who is a member already is not invited again: their address stays, says so, and can be changed', () => {
  const after = sentWith(KNOWN);
  expect(toSend(after)).toEqual([]);
  expect(after[1]).toEqual({ address: 'B@x.org', state: 'wrong', note: 'This person is already a member.' });
});

test('an address to which mail comes back is invited, and says so', () => {
  const [after] = withResults(
    withAddresses([], ['a@x.org']),
    ['a@x.org'],
    [{ email: 'a@x.org', invitation: { ...SENT, mailBounces: true }, refusal: null }],
  );
  expect(after).toEqual({ address: 'a@x.org', state: 'sent', note: 'Mail comes back' });
});

test('addresses that were sent make room for the next list, in which each stands once', () => {
  const next = withAddresses(without(sentWith(FULL), 'nobody'), ['b@x.org', 'c@x.org']);
  expect(next.map(({ address }) => address)).toEqual(['B@x.org', 'c@x.org']);
});
