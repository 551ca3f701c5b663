import type { Stripe } from 'stripe';
import { refOf } from './stripe-subscriptions.ts';

// The metadata of a subscription's item say which part it is (its ref). Stripe forgets them when the item is deleted, but
// its invoices still name the item. So the refs of deleted items are kept in the metadata of the subscription: several
// in each value, in the order in which the items were deleted.

/** A value has at most 500 characters. An item's id and its ref have about 60, some ids may be longer. */
const REFS_PER_VALUE = 7;
/**
 * Metadata have at most 50 keys. The key of `stripe-done.ts` is one; the others are left for what may be added. If there
 * are more refs than fit, the oldest are dropped: on invoices, the lines of these items show only the product's name.
 */
const MAX_VALUES = 40;

const keyOf = (index: number) => `ended_${index}`;

function entriesOf({ metadata }: Stripe.Subscription): string[] {
  const values = Array.from({ length: MAX_VALUES }, (_, index) => metadata[keyOf(index)] ?? '');
  return values.flatMap((value) => value.split(' ').filter(Boolean));
}

/** The refs of items that were deleted, by item. */
export const endedRefs = (subscription: Stripe.Subscription): [item: string, ref: string][] =>
  entriesOf(subscription).map((entry) => {
    const colon = entry.indexOf(':');
    return [entry.slice(0, colon), entry.slice(colon + 1)];
  });

/** The metadata to write with the request that deletes `items`. */
export function keepRefs(
  subscription: Stripe.Subscription,
  items: Stripe.SubscriptionItem[],
): Record<string, string> {
  const added = items.map((item) => `${item.id}:${refOf(item)}`);
  const entries = [...entriesOf(subscription), ...added].slice(-MAX_VALUES * REFS_PER_VALUE);
  const values = Array.from({ length: Math.ceil(entries.length / REFS_PER_VALUE) }, (_, index) =>
    entries.slice(index * REFS_PER_VALUE, (index + 1) * REFS_PER_VALUE).join(' '),
  );
  return Object.fromEntries(values.map((value, index) => [keyOf(index), value]));
}
