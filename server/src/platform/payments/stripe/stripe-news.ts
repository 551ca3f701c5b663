import type { Stripe } from 'stripe';
import { WebhookRefused, type WebhookNews } from '../payments.ts';

/** What the webhook must be told of, and what is asked for when messages may have been lost. */
const EVENTS = [
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

type About = { object: string; id: string; customer?: string | { id: string } | null };

function customerOf({ data }: Stripe.Event): string | null {
  const { object, id, customer } = data.object as About;
  if (object === 'customer') return id;
  return typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
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
    types: EVENTS,
    limit: 100,
    ...(since > 0 && { created: { gte: since - OVERLAP_SECONDS } }),
  });
  for await (const event of pages) {
    const customer = customerOf(event);
    if (customer) customers.add(customer);
    latest = Math.max(latest, event.created);
  }
  return { customerIds: [...customers], cursor: String(latest) };
}

/** Signatures are dated by Stripe's clock, so their age is judged by the computer's, not by the business clock. */
export function readWebhook(
  stripe: Stripe,
  { body, signature, secret }: { body: string; signature: string | undefined; secret: string | null },
): WebhookNews {
  if (!secret || !signature) throw new WebhookRefused('the webhook is not signed');
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    return { eventId: event.id, type: event.type, customerId: customerOf(event) };
  } catch {
    throw new WebhookRefused('the webhook was not signed by Stripe, or long ago');
  }
}
