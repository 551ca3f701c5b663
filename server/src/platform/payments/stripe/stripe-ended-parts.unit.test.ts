import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { endedRefs, keepRefs } from './stripe-ended-parts.ts';

const idOf = (index: number) => `si_${String(index).padStart(20, '0')}`;
const refOf = (index: number) => `0190b2c0-0000-7000-8000-${String(index).padStart(12, '0')}`;

test('within Stripe’s limits the refs of the latest 280 parts are kept, however many there were', () => {
  let metadata: Record<string, string> = { done: 'key' };
  const kept = () => endedRefs({ metadata } as unknown as Stripe.Subscription);
  for (let first = 0; first < 400; first += 3) {
    const items = [0, 1, 2].map((more) => ({
      id: idOf(first + more),
      metadata: { ref: refOf(first + more) },
    }));
    const given = keepRefs(
      { metadata } as unknown as Stripe.Subscription,
      items as unknown as Stripe.SubscriptionItem[],
    );
    metadata = { ...metadata, ...given };
    expect(Object.keys(metadata).length).toBeLessThanOrEqual(50);
    expect(Object.values(metadata).every((value) => value.length <= 500)).toBe(true);
    expect(kept().at(-1)).toEqual([idOf(first + 2), refOf(first + 2)]);
  }
  expect(kept().map(([item]) => item)).toEqual(Array.from({ length: 280 }, (_, index) => idOf(122 + index)));
});
