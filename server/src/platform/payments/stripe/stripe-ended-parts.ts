import type { Stripe } from 'stripe';
import { refOf } from './stripe-subscriptions.ts';

// An item's ref stands in its metadata, which Stripe forgets when the item is deleted, but its invoices remain. So a
// subscription's metadata keep the refs of deleted items, as many to a value as Stripe allows.

/** Metadata values have at most 500 characters; an item's id and its ref have about 60. */
const PARTS_A_VALUE = 7;
/** Metadata have at most 50 keys. Of more parts than fit, the invoices of those that ended first name the product alone. */
const MOST_VALUES = 40;

const keyOf = (index: number) => `ended_${index}`;

function entriesOf({ metadata }: Stripe.Subscription): string[] {
  const values = Array.from({ length: MOST_VALUES }, (_, index) => metadata[keyOf(index)] ?? '');
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
  const entries = [...entriesOf(subscription), ...added].slice(-MOST_VALUES * PARTS_A_VALUE);
  const values = Array.from({ length: Math.ceil(entries.length / PARTS_A_VALUE) }, (_, index) =>
    entries.slice(index * PARTS_A_VALUE, (index + 1) * PARTS_A_VALUE).join(' '),
  );
  return Object.fromEntries(values.map((value, index) => [keyOf(index), value]));
}
