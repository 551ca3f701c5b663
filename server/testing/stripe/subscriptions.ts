import type { PartWish } from '../../src/platform/payments/payments.ts';
import * as commands from '../../src/platform/payments/sandbox-account.ts';
import { runningSubscription } from '../../src/platform/payments/sandbox-advance.ts';
import type { SandboxAccount } from '../../src/platform/payments/sandbox-state.ts';
import { found, invalid } from './failure.ts';
import { formOf, listOf, mergeMetadata, numberOf, textOf, type Form } from './form.ts';
import {
  keep,
  latest,
  termsOf,
  withMethod,
  type Ledger,
  type StandInCustomer,
  type StandInItem,
  type StandInSubscription,
} from './ledger.ts';

type ItemChange = { item: StandInItem; isDeleted: boolean; isNew: boolean };

function readItems(
  ledger: Ledger,
  customer: StandInCustomer,
  subscription: string,
  form: Form,
): ItemChange[] {
  return listOf(form, 'items').map((given) => {
    const id = textOf(given, 'id');
    const before = id === undefined ? null : found(customer.items.find((item) => item.id === id));
    const price = textOf(given, 'price');
    const quantity = numberOf(given, 'quantity');
    return {
      isNew: before === null,
      isDeleted: textOf(given, 'deleted') === 'true',
      item: {
        id: before?.id ?? ledger.newId('si'),
        subscription,
        price: price
          ? found(
              ledger.prices.find((one) => one.id === price),
              'price',
            )
          : found(before).price,
        quantity: quantity ?? before?.quantity ?? 1,
        metadata: mergeMetadata(before?.metadata ?? {}, formOf(given, 'metadata')),
      },
    };
  });
}

const wishesOf = (changes: ItemChange[]): PartWish[] =>
  changes.map(({ item }) => ({ ref: item.id, wish: termsOf(item) }));

const MOST_ITEMS = 20;

/** The customer's items after the changes; Stripe refuses more than 20 of a subscription. */
function itemsAfter(customer: StandInCustomer, subscription: string, changes: ItemChange[]): StandInItem[] {
  const changed = new Map(changes.map((change) => [change.item.id, change]));
  const kept = customer.items.map((item) => changed.get(item.id)?.item ?? item);
  const added = changes.filter(({ isNew }) => isNew).map(({ item }) => item);
  const after = [...kept, ...added].filter(({ id }) => !changed.get(id)?.isDeleted);
  if (after.filter((item) => item.subscription === subscription).length > MOST_ITEMS)
    throw invalid('items', 'items');
  return after;
}

export function createSubscription(
  ledger: Ledger,
  customer: StandInCustomer,
  form: Form,
): StandInSubscription {
  if (textOf(formOf(form, 'billing_mode'), 'type') !== 'flexible')
    throw invalid('billing_mode', 'billing_mode');
  const method = textOf(form, 'default_payment_method') ?? customer.method ?? '';
  const { card, customer: owner } = found(ledger.methods.get(method), 'default_payment_method');
  if (owner !== customer.id) throw invalid('resource_missing', 'default_payment_method');
  const subscription = {
    id: ledger.newId('sub'),
    metadata: mergeMetadata({}, formOf(form, 'metadata')),
    method,
    ended: null,
  };
  const changes = readItems(ledger, customer, subscription.id, form);
  const items = itemsAfter(customer, subscription.id, changes);
  const trialEnd = numberOf(form, 'trial_end');
  const before = customer.account.subscription;
  const started = commands.startSubscription(
    { ...customer.account, card },
    {
      paymentMethodId: card.id,
      parts: wishesOf(changes),
      trialEnd: trialEnd === undefined ? null : new Date(trialEnd * 1000),
    },
    ledger.now(),
  );
  const previous = latest(customer);
  if (previous) previous.ended = before;
  customer.subscriptions.push(subscription);
  customer.items = items;
  keep(customer, trialEnd === undefined ? started : withInvoiceOfTrial(ledger, started));
  return subscription;
}

/** Stripe makes an invoice of nothing when a trial begins. */
function withInvoiceOfTrial(ledger: Ledger, account: SandboxAccount): SandboxAccount {
  const at = account.subscription!.startedAt;
  const invoice = {
    id: ledger.newId('in_trial'),
    reason: 'start' as const,
    state: 'paid' as const,
    lines: [],
    amountCents: 0,
    refundedCents: 0,
    currency: 'usd',
    createdAt: at,
    dueAt: null,
    paidAt: at,
    attempts: 0,
    nextAttemptAt: null,
    failure: null,
    paymentIntentId: null,
  };
  return { ...account, invoices: [...account.invoices, invoice] };
}

/** The account with items on new terms, without charge. */
function withTerms(account: SandboxAccount, changes: ItemChange[]): SandboxAccount {
  const subscription = account.subscription!;
  const fresh = changes.filter(({ item }) => !subscription.parts.some(({ ref }) => ref === item.id));
  const added = commands.changeParts(
    { ...account, subscription: { ...subscription, state: 'trialing' } },
    { parts: wishesOf(fresh), at: subscription.anchor },
    subscription.anchor,
  );
  const parts = added.subscription!.parts.flatMap((part) => {
    const change = changes.find(({ item }) => item.id === part.ref);
    if (!change) return [part];
    const terms = termsOf(change.item);
    return change.isDeleted ? [] : [{ ...part, ...terms, paid: terms }];
  });
  return { ...account, subscription: { ...subscription, parts } };
}

export function updateSubscription(
  ledger: Ledger,
  customer: StandInCustomer,
  subscription: StandInSubscription,
  form: Form,
): void {
  if (!runningSubscription(customer.account) || subscription !== latest(customer))
    throw invalid('resource_missing', 'id', 404);
  const method = textOf(form, 'default_payment_method');
  if (method !== undefined) subscription.method = method;
  const ends = textOf(form, 'cancel_at_period_end');
  const changes = readItems(ledger, customer, subscription.id, form);
  const items = itemsAfter(customer, subscription.id, changes);
  const account = withMethod(ledger, customer);
  if (changes.length > 0) keep(customer, changeItems(ledger, account, changes, form));
  customer.items = items;
  if (ends !== undefined)
    keep(customer, commands.setEndsAtPeriodEnd(customer.account, ends === 'true', ledger.now()));
  subscription.metadata = mergeMetadata(subscription.metadata, formOf(form, 'metadata'));
}

function changeItems(
  ledger: Ledger,
  account: SandboxAccount,
  changes: ItemChange[],
  form: Form,
): SandboxAccount {
  if (textOf(form, 'proration_behavior') === 'none') return withTerms(account, changes);
  if (textOf(form, 'payment_behavior') !== 'error_if_incomplete') throw invalid('payment_behavior');
  const at = numberOf(form, 'proration_date');
  if (at === undefined) throw invalid('parameter_missing', 'proration_date');
  const changed = commands.changeParts(
    account,
    { parts: wishesOf(changes), at: new Date(at * 1000) },
    ledger.now(),
  );
  const isCharged = changed.invoices.length > account.invoices.length;
  // Stripe would give credit for it, which the application never asks for.
  if (!isCharged) throw invalid('credit', 'items');
  return changed;
}
