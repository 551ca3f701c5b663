import { expect, test } from 'vitest';
import { waysOf } from './ways.ts';

const billing = (
  subscriptionStatus: 'active' | 'past_due',
  pastDue: Parameters<typeof waysOf>[0]['pastDue'] = null,
) => ({
  organization: { subscriptionStatus, isInTrial: false },
  pastDue,
  endsAt: null,
  hasSubscription: true,
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028 },
});

test('cancelling is offered where the server allows it, and says how the subscription ends', () => {
  const cancelling = (status: 'active' | 'past_due') =>
    waysOf(billing(status)).find(([label]) => label === 'Cancel subscription')?.[2];
  expect(cancelling('active')).toBe('It stays active until the paid month ends.');
  expect(cancelling('past_due')).toBe('It ends at once, and what is overdue is no longer charged.');
});

test('what a bank took back cannot be paid, and a subscription that is cancelled meanwhile ends with its month', () => {
  const takenBack = {
    amountCents: 0,
    takenBackCents: 3_000,
    isOnlyTakenBack: true,
    since: '2026-11-20T15:00:00Z',
    nextAttemptAt: null,
    reason: null,
  };
  const ways = waysOf(billing('past_due', takenBack));
  expect(ways.map(([label]) => label)).not.toContain('Pay now');
  expect(ways.at(-1)).toEqual([
    'Cancel subscription',
    expect.any(String),
    'It stays active until the paid month ends.',
  ]);
});
