import { expect, test } from 'vitest';
import { waysOf } from './ways.ts';

const billing = (subscriptionStatus: 'active' | 'past_due') => ({
  organization: { subscriptionStatus, isInTrial: false },
  pastDue: null,
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
