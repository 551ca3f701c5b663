import type { Stripe } from 'stripe';
import { WebhookRefused, type WebhookNews } from '../payments.ts';
import { customerOfDispute } from './stripe-disputes.ts';
import { idOf } from './stripe-ids.ts';

/** What the webhook must be told of, and what is asked for when messages may have been lost. */
export const HEARD_EVENTS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.updated',
  'invoice.voided',
  'payment_method.automatically_updated',
];

/** Stripe's list may show an event a little after a later one; asking for some again does no harm. */
const OVERLAP_SECONDS = 300;

type About =
  | { object: 'customer'; id: string }
  | { object: 'dispute'; charge: string }
  | { object: 'other'; customer?: string | { id: string } | null };

async function customerOf(stripe: Stripe, { data }: Stripe.Event): Promise<string | null> {
  const about = data.object as unknown as About;
  if (about.object === 'customer') return about.id;
  return about.object === 'dispute' ? customerOfDispute(stripe, about) : idOf(about.customer);
}

/** By Stripe's own clock. Stripe keeps events for 30 days. */
export async function changedSince(
  stripe: Stripe,
  cursor: string | null,
): Promise<{ customerIds: string[]; cursor: string }> {
  const since = Number(cursor ?? 0);
  const customers = new Set<string>();
  let latest = since;
  const pages = stripe.events.list({
    types: HEARD_EVENTS,
    limit: 100,
    ...(since > 0 && { created: { gte: since - OVERLAP_SECONDS } }),
  });
  for await (const event of pages) {
    const customer = await customerOf(stripe, event);
    if (customer) customers.add(customer);
    latest = Math.max(latest, event.created);
  }
  return { customerIds: [...customers], cursor: String(latest) };
}

type Message = { body: string; signature: string | undefined; secret: string | null };

/** Signatures are dated by Stripe's clock, so their age is judged by the computer's, not by the business clock. */
export async function readWebhook(stripe: Stripe, message: Message): Promise<WebhookNews> {
  const event = openMessage(stripe, message);
  return { eventId: event.id, type: event.type, customerId: await customerOf(stripe, event) };
}

function openMessage(stripe: Stripe, { body, signature, secret }: Message): Stripe.Event {
  if (!secret || !signature) throw new WebhookRefused('the webhook is not signed');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new WebhookRefused('the webhook was not signed by Stripe, or long ago');
  }
}
