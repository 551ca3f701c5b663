import type { InvitationResult } from '@chargerota/contract';
import { expect, test } from 'vitest';
import { toSend, withAddresses, without, withResults } from './entries.ts';

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
  createdAt: '2026-06-10T12:00:00Z',
};

test('refused addresses stay and can be changed or sent again; sent ones are replaced by the next list', () => {
  const entries = withAddresses([], ['a@x.org', 'B@x.org', 'nobody']);
  expect(toSend(entries)).toEqual(['a@x.org', 'B@x.org']);

  const refusal = { code: 'member_limit', message: 'Your plan does not allow another member.' };
  const after = withResults(entries, toSend(entries), [
    { email: 'a@x.org', invitation: SENT, refusal: null },
    { email: 'b@x.org', invitation: null, refusal },
  ]);
  expect(after.map(({ state }) => state)).toEqual(['sent', 'refused', 'wrong']);
  expect(toSend(after)).toEqual(['B@x.org']);

  // An existing member is not invited again: the chip says so and stays, to be changed.
  const known = withResults(
    after,
    ['B@x.org'],
    [
      {
        email: 'b@x.org',
        invitation: null,
        refusal: { code: 'already_member', message: 'This person is already a member.' },
      },
    ],
  );
  expect(toSend(known)).toEqual([]);
  expect(known[1]?.note).toBe('This person is already a member.');

  const next = withAddresses(without(after, 'nobody'), ['b@x.org', 'c@x.org']);
  expect(next.map(({ address }) => address)).toEqual(['B@x.org', 'c@x.org']);
});
