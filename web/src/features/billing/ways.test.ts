import { expect, test } from 'vitest';
import { waysOf } from './ways.ts';

const billing = (subscriptionStatus: 'active' | 'past_due') => ({
  organization: { subscriptionStatus, isInTrial: false },
  pastDue: null,
  endsAt: null,
  hasSubscription: true,
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028 },
});
const labelsOf = (...asked: Parameters<typeof waysOf>) => waysOf(...asked).map(([label]) => label);

test('cancelling is offered where the server allows it; an overdue subscription says how it ends', () => {
  expect(labelsOf(billing('active'))).toContain('Cancel subscription');
  expect(labelsOf(billing('past_due'))).not.toContain('Cancel subscription');
  expect(waysOf(billing('past_due')).at(-1)).toEqual([
    'Pay now, or let it end',
    '/organization?tab=billing',
    'If the last try fails too, the subscription ends, and nothing is charged after.',
  ]);
});
