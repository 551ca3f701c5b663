import type { Part, PartTerms } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import type { ProviderSubscription } from '../payments.ts';
import { termsOfPrice } from './stripe-catalogue.ts';

// A part is an item of the subscription. Stripe knows only an item's present terms, so what a lowered one was paid for
// stands in its metadata, with the end of the period for which that is true.

const MOST = 10_000;

/** A subscription with all of its items. */
export type FullSubscription = { subscription: Stripe.Subscription; items: Stripe.SubscriptionItem[] };

/** All subscriptions of a customer, the latest first. */
export async function listSubscriptions(stripe: Stripe, customer: string): Promise<FullSubscription[]> {
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: MOST });
  const latestFirst = all.toSorted((one, other) => other.created - one.created);
  return Promise.all(
    latestFirst.map(async (subscription) => ({ subscription, items: await itemsOf(stripe, subscription) })),
  );
}

async function itemsOf(stripe: Stripe, { id, items }: Stripe.Subscription) {
  if (!items.has_more) return items.data;
  return stripe.subscriptionItems.list({ subscription: id, limit: 100 }).autoPagingToArray({ limit: MOST });
}

const STATES: Readonly<Record<string, ProviderSubscription['state']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
};

export const stateOf = ({ status }: Stripe.Subscription) => STATES[status] ?? 'ended';

const runningOf = (all: readonly FullSubscription[]): FullSubscription | null =>
  all.find(({ subscription }) => stateOf(subscription) !== 'ended') ?? null;

/** The running one, or else the latest: one that somebody has made and ended at Stripe by hand doesn't count. */
export const countedOf = (latestFirst: readonly FullSubscription[]): FullSubscription | null =>
  runningOf(latestFirst) ?? latestFirst[0] ?? null;

/** The running subscription, if there is one. */
export async function findRunning(stripe: Stripe, customer: string): Promise<FullSubscription | null> {
  return runningOf(await listSubscriptions(stripe, customer));
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds));

export const refOf = ({ metadata, id }: Stripe.SubscriptionItem): string => metadata['ref'] ?? id;

export function termsOfItem({ price, quantity }: Stripe.SubscriptionItem): PartTerms | null {
  const terms = termsOfPrice(price);
  return terms && { ...terms, quantity: quantity ?? 0 };
}

/** The metadata of an item whose terms are lower than what is paid for until `until`. */
export const paidMetadata = (ref: string, paid: PartTerms, until: number) => ({
  ref,
  paid: JSON.stringify([paid.product, paid.cycle, paid.unitAmountCents, paid.quantity]),
  paidUntil: String(until),
});

/** Removes what `paidMetadata` has written. */
export const plainMetadata = (ref: string) => ({ ref, paid: '', paidUntil: '' });

function paidOf({ metadata, current_period_end: end }: Stripe.SubscriptionItem): PartTerms | null {
  if (!metadata['paid'] || metadata['paidUntil'] !== String(end)) return null;
  const [product, cycle, unitAmountCents, quantity] = JSON.parse(metadata['paid']) as [
    PartTerms['product'],
    PartTerms['cycle'],
    number,
    number,
  ];
  return { product, cycle, unitAmountCents, quantity };
}

/** Null: it ended with an earlier period, or is not ours. */
export function partOf(item: Stripe.SubscriptionItem): Part | null {
  const terms = termsOfItem(item);
  if (!terms) return null;
  const paid = paidOf(item) ?? terms;
  if (paid.quantity === 0 && terms.quantity === 0) return null;
  const period = { startsAt: dateOf(item.current_period_start), endsAt: dateOf(item.current_period_end) };
  return { ref: refOf(item), ...terms, paid, period };
}

/** A part of ours that ended with an earlier period. */
export const hasEnded = (item: Stripe.SubscriptionItem): boolean =>
  termsOfItem(item) !== null && partOf(item) === null;

export const presentSubscription = ({ subscription, items }: FullSubscription): ProviderSubscription => ({
  id: subscription.id,
  state: stateOf(subscription),
  startedAt: dateOf(subscription.start_date),
  anchor: dateOf(subscription.billing_cycle_anchor),
  trialEnd: dateOrNull(subscription.trial_end),
  endsAtPeriodEnd: subscription.cancel_at_period_end,
  // Stripe has this instant also for a subscription that ended in another way.
  cancelledAt: subscription.cancel_at_period_end ? dateOrNull(subscription.canceled_at) : null,
  endedAt: dateOrNull(subscription.ended_at),
  parts: items.map(partOf).filter((part) => part !== null),
});
