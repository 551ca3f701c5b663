import type { Stripe } from 'stripe';
import type { BillingLine } from '@chargerota/domain';
import {
  type ProviderAccount,
  type ProviderDispute,
  type ProviderInvoice,
  REFUSAL_TEXTS,
} from '../payments.ts';
import type { StripeCatalogue } from './stripe-catalogue.ts';
import { cardOf, retrieveCustomer } from './stripe-cards.ts';
import { readDisputes } from './stripe-disputes.ts';
import { endedRefs } from './stripe-ended-parts.ts';
import { refusalByCodes } from './stripe-errors.ts';
import { idOf } from './stripe-ids.ts';
import {
  countedOf,
  dateOf,
  listSubscriptions,
  presentSubscription,
  refOf,
  type FullSubscription,
} from './stripe-subscriptions.ts';

const MOST = 10_000;

/** Everything that Stripe knows of a customer. */
export async function readAccount(
  { stripe, catalogue }: { stripe: Stripe; catalogue: StripeCatalogue },
  customerId: string,
): Promise<ProviderAccount> {
  const [customer, subscriptions, invoices, takenBack] = await Promise.all([
    retrieveCustomer(stripe, customerId),
    listSubscriptions(stripe, customerId),
    stripe.invoices
      .list({ customer: customerId, limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: MOST }),
    readTakenBack(stripe, customerId),
  ]);
  const about = { stripe, catalogue, subscriptions, takenBack };
  const shown = invoices.filter(
    (invoice) => invoice.status !== 'draft' && !isOfTrial(invoice, subscriptions),
  );
  const counted = countedOf(subscriptions);
  const presented = await Promise.all(shown.map((invoice) => presentInvoice(about, invoice)));
  return {
    customerId,
    card: cardOf(customer),
    subscription: counted && presentSubscription(counted),
    invoices: presented
      .toReversed()
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  };
}

/** What was paid back of a payment, and the disputes about it. */
type TakenBack = {
  /** The id of the payment intent, or that of the charge if it was made without one. */
  payment: string;
  refundedCents: number;
  disputes: ProviderDispute[];
};

async function readTakenBack(stripe: Stripe, customer: string): Promise<TakenBack[]> {
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: MOST });
  return Promise.all(
    charges.map(async (charge) => ({
      payment: idOf(charge.payment_intent) ?? charge.id,
      refundedCents: charge.amount_refunded,
      disputes: await readDisputes(stripe, charge),
    })),
  );
}

function takenBackOf({ payments }: Stripe.Invoice, all: TakenBack[]): Omit<TakenBack, 'payment'> {
  const paidBy = new Set(
    payments?.data.map(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge)),
  );
  const own = all.filter(({ payment }) => paidBy.has(payment));
  return {
    refundedCents: own.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    disputes: own.flatMap(({ disputes }) => disputes),
  };
}

const subscriptionOf = ({ parent }: Stripe.Invoice, all: FullSubscription[]) =>
  all.find(({ subscription }) => subscription.id === idOf(parent?.subscription_details?.subscription));

/** Stripe makes an invoice of nothing when a trial begins. */
const isOfTrial = (invoice: Stripe.Invoice, all: FullSubscription[]) =>
  invoice.billing_reason === 'subscription_create' &&
  invoice.total === 0 &&
  Boolean(subscriptionOf(invoice, all)?.subscription.trial_end);

function reasonOf(invoice: Stripe.Invoice, all: FullSubscription[]): ProviderInvoice['reason'] {
  const { billing_reason: reason } = invoice;
  if (reason === 'subscription_create') return 'start';
  if (reason !== 'subscription_cycle') return 'change';
  const end = subscriptionOf(invoice, all)?.subscription.trial_end;
  return end && invoice.lines.data.some(({ period }) => period.start === end) ? 'start' : 'cycle';
}

const paymentIntentOf = ({ payments }: Stripe.Invoice): string | null => {
  const all = payments?.data ?? [];
  const payment = all.find((one) => one.is_default) ?? all[0];
  return idOf(payment?.payment.payment_intent);
};

type About = {
  stripe: Stripe;
  catalogue: StripeCatalogue;
  subscriptions: FullSubscription[];
  takenBack: TakenBack[];
};

async function presentInvoice(
  { stripe, catalogue, subscriptions, takenBack }: About,
  invoice: Stripe.Invoice,
): Promise<ProviderInvoice> {
  const refs = new Map(
    subscriptions.flatMap(({ subscription, items }) => [
      ...items.map((item) => [item.id, refOf(item)] as const),
      ...endedRefs(subscription),
    ]),
  );
  const lines = invoice.lines.has_more
    ? await stripe.invoices.listLineItems(invoice.id, { limit: 100 }).autoPagingToArray({ limit: MOST })
    : invoice.lines.data;
  const paymentIntentId = paymentIntentOf(invoice);
  const { refundedCents, disputes } = takenBackOf(invoice, takenBack);
  const presented = await presentLines(catalogue, lines, (item) => refs.get(item));
  return {
    id: invoice.id,
    reason: reasonOf(invoice, subscriptions),
    state: stateOf(invoice),
    lines: sortLines(presented, [...refs.values()]),
    amountCents: invoice.total,
    refundedCents,
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    dueAt: dateOrNull(invoice.due_date),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: dateOrNull(invoice.next_payment_attempt),
    failure: await readFailure(stripe, invoice, paymentIntentId),
    paymentIntentId,
    ...(disputes.length > 0 && { disputes }),
  };
}

const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds));

const STATES: Readonly<Record<string, ProviderInvoice['state']>> = {
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

const stateOf = ({ status }: Stripe.Invoice) => STATES[status ?? ''] ?? 'open';

async function readFailure(
  stripe: Stripe,
  { status, attempt_count: attempts }: Stripe.Invoice,
  paymentIntentId: string | null,
): Promise<string | null> {
  if (status === 'paid' || attempts === 0) return null;
  if (!paymentIntentId) return REFUSAL_TEXTS.no_card;
  const { last_payment_error: error } = await stripe.paymentIntents.retrieve(paymentIntentId);
  return error && REFUSAL_TEXTS[refusalByCodes({ code: error.code, declineCode: error.decline_code })];
}

/** The part of an item by its id. */
type RefOfItem = (itemId: string) => string | undefined;

/** Lines of an invoice; those of what is not ours, such as one that was added by hand, are left out. */
async function presentLines(
  catalogue: StripeCatalogue,
  lines: Stripe.InvoiceLineItem[],
  refOfItem: RefOfItem,
): Promise<BillingLine[]> {
  const presented = await Promise.all(lines.map((line) => presentLine(catalogue, line, refOfItem)));
  return presented.filter((line) => line !== null);
}

async function presentLine(
  catalogue: StripeCatalogue,
  { amount, quantity, period, pricing, parent }: Stripe.InvoiceLineItem,
  refOfItem: RefOfItem,
): Promise<BillingLine | null> {
  const price = pricing?.price_details?.price;
  const priceId = typeof price === 'object' ? price.id : price;
  const terms = priceId && (await catalogue.termsOf(priceId));
  // Stripe has lines for items that are kept without a quantity.
  if (!priceId || !terms || (amount === 0 && !quantity)) return null;
  const item = parent?.subscription_item_details;
  return {
    ref: refOfItem(item?.subscription_item ?? '') ?? terms.product,
    ...terms,
    quantity: quantity ?? 0,
    amountCents: amount,
    period: { startsAt: dateOf(period.start), endsAt: dateOf(period.end) },
    isProration: item?.proration ?? parent?.invoice_item_details?.proration ?? false,
  };
}

/** In the order of `refs`, those of new parts last; of each part the credit first. */
function sortLines(lines: BillingLine[], refs: readonly string[]): BillingLine[] {
  const place = ({ ref }: BillingLine) => (refs.includes(ref) ? refs.indexOf(ref) : refs.length);
  return lines.toSorted((one, other) => {
    if (place(one) !== place(other)) return place(one) - place(other);
    return one.ref === other.ref ? one.amountCents - other.amountCents : 0;
  });
}
