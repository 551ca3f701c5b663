import { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { PaymentRefused, PaymentsError, type NewCustomer, type Payments } from '../payments.ts';
import { readAccount } from './stripe-account.ts';
import { removeCard, replaceCard } from './stripe-cards.ts';
import { stripeCatalogue } from './stripe-catalogue.ts';
import { changeParts } from './stripe-changes.ts';
import { describe, isAboutEarlierRequest, isRepeatedFailure, translate } from './stripe-errors.ts';
import { nextKey } from './stripe-done.ts';
import { changedSince, readWebhook } from './stripe-news.ts';
import { startSubscription } from './stripe-start.ts';
import { findRunning, stateOf } from './stripe-subscriptions.ts';

/** A person waits for the result. */
const TIMEOUT_MILLISECONDS = 8000;

/** How many failures within a day can be overcome for an organization's customer: see `createCustomer`. */
const MOST_KEYS = 20;

export type StripeOptions = {
  secretKey: string;
  publishableKey: string | null;
  webhookSecret: string | null;
  /** Stripe's own except in tests. */
  apiUrl: string;
  clock: Clock;
};

/** Payments by Stripe, for the account of `secretKey`. */
export function stripePayments(options: StripeOptions): Payments {
  const { secretKey, publishableKey, webhookSecret: secret, apiUrl, clock } = options;
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiUrl),
    // Its own would not go through a proxy.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MILLISECONDS,
    // For lost connections, and for the same request under way elsewhere (409).
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const catalogue = stripeCatalogue(stripe);
  const parts = { stripe, catalogue };

  /**
   * Stripe stores its response to an idempotency key for at least a day and repeats it, including internal failures. A
   * repeated failure says nothing about the present, so the request is sent again with the next key. All callers use
   * the same sequence of keys, so all find the same customer in the end.
   */
  async function createCustomer(customer: NewCustomer, attempt = 1): Promise<string> {
    const { organizationId, name, email } = customer;
    try {
      const { id } = await stripe.customers.create(
        { name, email, metadata: { organizationId } },
        { idempotencyKey: `customer-${organizationId}-${attempt}` },
      );
      return id;
    } catch (error) {
      if (attempt < MOST_KEYS && isAboutEarlierRequest(error)) return createCustomer(customer, attempt + 1);
      throw new PaymentsError(describe(error, 'made no customer'));
    }
  }

  async function endSubscription(customerId: string, key: string): Promise<void> {
    const running = await findRunning(stripe, customerId);
    if (running && stateOf(running.subscription) === 'active') throw new PaymentRefused('wrong_state');
    if (running)
      await stripe.subscriptions.cancel(
        running.subscription.id,
        { invoice_now: false, prorate: false },
        { idempotencyKey: `${key}-end` },
      );
    const open = await openInvoices(customerId);
    await Promise.all(
      open.map(({ id }) => stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `${key}-${id}` })),
    );
  }

  async function payOpenInvoice(customerId: string, key: string): Promise<void> {
    for (const { id } of await openInvoices(customerId))
      // The oldest first; a refusal ends it.
      await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey: `${key}-${id}` });
  }

  async function openInvoices(customer: string): Promise<Stripe.Invoice[]> {
    const open = await stripe.invoices
      .list({ customer, status: 'open', limit: 100 })
      .autoPagingToArray({ limit: 1_000 });
    return open.toReversed();
  }

  async function setEndsAtPeriodEnd(customerId: string, ends: boolean, key: string): Promise<void> {
    const running = await findRunning(stripe, customerId);
    if (!running) throw new PaymentRefused('wrong_state');
    await stripe.subscriptions.update(
      running.subscription.id,
      { cancel_at_period_end: ends },
      { idempotencyKey: `${key}-ends` },
    );
  }

  return {
    provider: 'stripe',
    publishableKey,
    sandbox: null,
    // A permission that the key needs in any case.
    check: () =>
      asked('listed no events', async () => {
        await stripe.events.list({ limit: 1 });
      }),
    createCustomer: (customer) => createCustomer(customer),
    updateCustomer: (id, { name, email }, key) =>
      changed('did not update the customer', key, async (idempotencyKey) => {
        await stripe.customers.update(id, { name, email }, { idempotencyKey: `${idempotencyKey}-customer` });
      }),
    createSetupIntent: (customer, key) =>
      changed('began no setup', key, async (idempotencyKey) => {
        const intent = await stripe.setupIntents.create(
          { customer, usage: 'off_session', automatic_payment_methods: { enabled: true } },
          { idempotencyKey: `${idempotencyKey}-setup` },
        );
        if (!intent.client_secret) throw new PaymentsError('Stripe gave no secret');
        return { clientSecret: intent.client_secret };
      }),
    useCard: (id, method, key) =>
      changed('refused a card', key, (own) => replaceCard(stripe, id, method, own)),
    removeCard: (id, key) => changed('kept the card', key, (own) => removeCard(stripe, id, own)),
    startSubscription: (id, subscription, key) =>
      changed('started no subscription', key, (own) =>
        startSubscription(parts, id, subscription, { key: own, now: clock.now() }),
      ),
    changeParts: (id, change, key) =>
      changed('refused a change', key, (own) => changeParts(parts, id, change, own)),
    setEndsAtPeriodEnd: (id, ends, key) =>
      changed('refused a cancellation', key, (own) => setEndsAtPeriodEnd(id, ends, own)),
    endSubscription: (id, key) => changed('ended no subscription', key, (own) => endSubscription(id, own)),
    payOpenInvoice: (id, key) => changed('took no payment', key, (own) => payOpenInvoice(id, own)),
    readAccount: (id) => asked('could not be read', () => readAccount(parts, id)),
    changedSince: (cursor) => asked('listed no events', () => changedSince(stripe, cursor)),
    readWebhook: (body, signature) =>
      asked('did not say whom a message is about', () => readWebhook(stripe, { body, signature, secret })),
  };
}

/** A question, with failures as those of the payment interface; `what` is for the log. */
async function asked<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error, what);
  }
}

/**
 * A change under its key. Stripe also repeats internal failures for a key; that of an earlier attempt says nothing about
 * the present, so the change is made with the next key. It reads first what has been done already.
 */
async function changed<T>(
  what: string,
  key: string,
  work: (key: string) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await work(nextKey(key, attempt));
  } catch (error) {
    if (attempt < MOST_KEYS && isRepeatedFailure(error)) return changed(what, key, work, attempt + 1);
    throw translate(error, what);
  }
}

function hostOf(apiUrl: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  return {
    protocol: isEncrypted ? 'https' : 'http',
    host: hostname,
    port: port || (isEncrypted ? '443' : '80'),
  };
}
