import { billingPeriod, type BillingLine } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import {
  type ProviderInvoice,
  type RefusalReason,
  REFUSAL_TEXTS,
} from '../../src/platform/payments/payments.ts';
import type { SandboxCard } from '../../src/platform/payments/sandbox-state.ts';
import { CODES } from './failure.ts';
import {
  latest,
  priceOfTerms,
  type Ledger,
  type StandInCustomer,
  type StandInDispute,
  type StandInItem,
  type StandInPrice,
  type StandInSubscription,
} from './ledger.ts';

/** An object of Stripe's with those of its fields that we use; one that Stripe does not have doesn't compile. */
export type Shown<T> = T extends readonly (infer One)[]
  ? Shown<One>[]
  : T extends object
    ? { [Field in keyof T]?: Shown<T[Field]> }
    : T;

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
const secondsOrNull = (instant: Date | null) => (instant ? seconds(instant) : null);

export const page = <T>(url: string, data: Shown<T>[], hasMore = false) => ({
  object: 'list' as const,
  url,
  has_more: hasMore,
  data,
});

export const showMethod = (
  id: string,
  card: SandboxCard,
  customer: string | null,
): Shown<Stripe.PaymentMethod> => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear },
});

export function showCustomer(ledger: Ledger, customer: StandInCustomer): Shown<Stripe.Customer> {
  const { id, name, email, metadata, method } = customer;
  const card = method === null ? undefined : ledger.methods.get(method)?.card;
  return {
    id,
    object: 'customer',
    name,
    email,
    metadata,
    invoice_settings: { default_payment_method: method && card ? showMethod(method, card, id) : null },
  };
}

export const showPrice = ({
  id,
  product,
  unitAmount,
  interval,
  lookupKey,
}: StandInPrice): Shown<Stripe.Price> => ({
  id,
  object: 'price',
  active: true,
  product,
  currency: 'usd',
  unit_amount: unitAmount,
  lookup_key: lookupKey,
  recurring: { interval, interval_count: 1 },
});

const STATUS = { trialing: 'trialing', active: 'active', past_due: 'past_due', ended: 'canceled' } as const;

export function showSubscription(
  ledger: Ledger,
  customer: StandInCustomer,
  of: StandInSubscription,
): Shown<Stripe.Subscription> {
  const subscription = of.ended ?? customer.account.subscription!;
  const items = customer.items.filter((item) => item.subscription === of.id);
  const showItem = (item: StandInItem): Shown<Stripe.SubscriptionItem> => {
    const part = subscription.parts.find(({ ref }) => ref === item.id);
    const cycle = item.price.interval === 'year' ? 'annual' : 'monthly';
    const { startsAt, endsAt } = part?.period ?? billingPeriod(subscription.anchor, cycle, ledger.now());
    return {
      id: item.id,
      object: 'subscription_item',
      subscription: of.id,
      metadata: item.metadata,
      price: showPrice(item.price),
      quantity: item.quantity,
      current_period_start: seconds(startsAt),
      current_period_end: seconds(endsAt),
    };
  };
  return {
    id: of.id,
    object: 'subscription',
    customer: customer.id,
    status: STATUS[subscription.state],
    created: seconds(subscription.startedAt),
    start_date: seconds(subscription.startedAt),
    billing_cycle_anchor: seconds(subscription.anchor),
    billing_mode: { type: 'flexible' },
    trial_end: secondsOrNull(subscription.trialEnd),
    cancel_at_period_end: subscription.endsAtPeriodEnd,
    canceled_at: secondsOrNull(subscription.cancelledAt ?? subscription.endedAt),
    ended_at: secondsOrNull(subscription.endedAt),
    default_payment_method: of.method,
    metadata: of.metadata,
    items: page<Stripe.SubscriptionItem>('/v1/subscription_items', items.map(showItem)),
  };
}

export const showLine = (
  ledger: Ledger,
  subscription: string,
  line: BillingLine,
): Shown<Stripe.InvoiceLineItem> => {
  const { id: price, product } = priceOfTerms(ledger, line);
  return {
    object: 'line_item',
    amount: line.amountCents,
    currency: 'usd',
    quantity: line.quantity,
    period: { start: seconds(line.period.startsAt), end: seconds(line.period.endsAt) },
    pricing: { type: 'price_details', price_details: { price, product } },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { subscription, subscription_item: line.ref, proration: line.isProration },
    },
  };
};

/** More lines of an invoice are on further pages. */
const LINES_SHOWN = 10;

const BILLING_REASONS = {
  start: 'subscription_create',
  change: 'subscription_update',
  cycle: 'subscription_cycle',
} as const;

/** Stripe lists prorations latest first. */
export const linesOf = (ledger: Ledger, customer: StandInCustomer, { id, lines }: ProviderInvoice) =>
  lines.map((line) => showLine(ledger, customer.origins.get(id)!, line)).toReversed();

export function showInvoice(
  ledger: Ledger,
  customer: StandInCustomer,
  invoice: ProviderInvoice,
): Shown<Stripe.Invoice> {
  const origin = customer.origins.get(invoice.id)!;
  const subscription = customer.subscriptions.find(({ id }) => id === origin)!;
  const { trialEnd } = subscription.ended ?? customer.account.subscription!;
  const isAfterTrial = invoice.reason === 'start' && trialEnd?.getTime() === invoice.createdAt.getTime();
  const lines = linesOf(ledger, customer, invoice);
  const remaining = invoice.state === 'open' ? invoice.amountCents : 0;
  const payment: Shown<Stripe.InvoicePayment> = {
    object: 'invoice_payment',
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: invoice.paymentIntentId ?? '' },
  };
  return {
    id: invoice.id,
    object: 'invoice',
    customer: customer.id,
    billing_reason: isAfterTrial ? 'subscription_cycle' : BILLING_REASONS[invoice.reason],
    status: invoice.state,
    currency: 'usd',
    total: invoice.amountCents,
    amount_due: invoice.amountCents,
    amount_remaining: remaining,
    created: seconds(invoice.createdAt),
    due_date: null,
    attempt_count: invoice.attempts,
    next_payment_attempt: secondsOrNull(invoice.nextAttemptAt),
    status_transitions: { paid_at: secondsOrNull(invoice.paidAt) },
    parent: { type: 'subscription_details', subscription_details: { subscription: origin } },
    payments: page<Stripe.InvoicePayment>('/v1/invoice_payments', invoice.paymentIntentId ? [payment] : []),
    lines: page<Stripe.InvoiceLineItem>(
      `/v1/invoices/${invoice.id}/lines`,
      lines.slice(0, LINES_SHOWN),
      lines.length > LINES_SHOWN,
    ),
  };
}

export const chargeIdOf = (invoiceId: string): string => invoiceId.replace(/^in_/, 'ch_');

const isDisputed = ({ disputes }: StandInCustomer, charge: string): boolean =>
  disputes.some((dispute) => dispute.charge === charge);

export const showCharge = (customer: StandInCustomer, invoice: ProviderInvoice): Shown<Stripe.Charge> => ({
  id: chargeIdOf(invoice.id),
  object: 'charge',
  customer: customer.id,
  amount: invoice.amountCents,
  amount_refunded: customer.refunds.get(invoice.id) ?? 0,
  payment_intent: invoice.paymentIntentId,
  disputed: isDisputed(customer, chargeIdOf(invoice.id)),
});

export const showOtherCharges = (customer: StandInCustomer): Shown<Stripe.Charge>[] =>
  customer.otherRefunds.map((cents, index) => ({
    id: `ch_other_${customer.id}_${index}`,
    object: 'charge',
    customer: customer.id,
    amount: cents,
    amount_refunded: cents,
    payment_intent: null,
    disputed: isDisputed(customer, `ch_other_${customer.id}_${index}`),
  }));

export const showCharges = (customer: StandInCustomer): Shown<Stripe.Charge>[] => [
  ...customer.account.invoices
    .filter(({ state, amountCents }) => state === 'paid' && amountCents > 0)
    .map((invoice) => showCharge(customer, invoice)),
  ...showOtherCharges(customer),
];

/** Like Stripe's, it names no customer. */
export const showDispute = ({
  id,
  charge,
  status,
  amount,
  created,
  dueBy,
}: StandInDispute): Shown<Stripe.Dispute> => ({
  id,
  object: 'dispute',
  charge,
  status,
  amount,
  created: seconds(created),
  evidence_details: { due_by: secondsOrNull(dueBy) },
});

export function showPaymentIntent({
  paymentIntentId,
  failure,
}: ProviderInvoice): Shown<Stripe.PaymentIntent> {
  const reasons = Object.keys(REFUSAL_TEXTS) as RefusalReason[];
  const reason = reasons.find((one) => REFUSAL_TEXTS[one] === failure);
  const codes = reason && CODES[reason];
  return {
    id: paymentIntentId ?? '',
    object: 'payment_intent',
    last_payment_error: codes
      ? {
          type: 'card_error',
          ...(codes.code && { code: codes.code }),
          decline_code: codes.decline_code ?? '',
        }
      : null,
  };
}

/** Everything of a customer that events are about. */
export function showAll(ledger: Ledger, customer: StandInCustomer) {
  const of = latest(customer);
  return [
    showCustomer(ledger, customer),
    ...(of ? [showSubscription(ledger, customer, of)] : []),
    ...customer.account.invoices.map((invoice) => showInvoice(ledger, customer, invoice)),
    ...customer.account.invoices
      .filter(({ id }) => customer.refunds.has(id))
      .map((invoice) => showCharge(customer, invoice)),
    ...customer.disputes.map(showDispute),
  ];
}
