import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsError, type Card } from '../payments.ts';
import { isDone, markDone } from './stripe-done.ts';
import { idOf } from './stripe-ids.ts';
import { findRunning } from './stripe-subscriptions.ts';

/** The customer with their default card. */
export async function retrieveCustomer(stripe: Stripe, customerId: string): Promise<Stripe.Customer> {
  const customer = await stripe.customers.retrieve(customerId, {
    expand: ['invoice_settings.default_payment_method'],
  });
  if (customer.deleted) throw new PaymentsError('the customer was deleted at Stripe');
  return customer;
}

/** Wallets and the like have no card of their own to show. */
export function cardOf({
  invoice_settings: { default_payment_method: method },
}: Stripe.Customer): Card | null {
  if (!method || typeof method === 'string') return null;
  const { id, card, type } = method;
  if (!card) return { id, brand: type, last4: '', expMonth: 0, expYear: 0 };
  return { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/**
 * The payment method as the customer's. That of another customer, and one that does not exist, is not theirs.
 * @throws PaymentRefused
 */
export async function attachCard(
  stripe: Stripe,
  customer: string,
  method: string,
  key: string,
): Promise<string> {
  try {
    const attached = await stripe.paymentMethods.attach(
      method,
      { customer },
      { idempotencyKey: `${key}-attach` },
    );
    return attached.id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new PaymentRefused('not_their_card');
    throw error;
  }
}

/** Makes an attached card the customer's only one, also for the running subscription. */
export async function makeOnlyCard(
  stripe: Stripe,
  customer: Stripe.Customer,
  method: string,
  key: string,
): Promise<void> {
  const running = await findRunning(stripe, customer.id);
  const used = running?.subscription.default_payment_method;
  if (running && used && idOf(used) !== method)
    await stripe.subscriptions.update(
      running.subscription.id,
      { default_payment_method: method },
      { idempotencyKey: `${key}-subscription` },
    );
  await stripe.customers.update(
    customer.id,
    { invoice_settings: { default_payment_method: method }, metadata: markDone(customer, key) },
    { idempotencyKey: `${key}-default` },
  );
  await detachAll(stripe, customer.id, method);
}

export async function replaceCard(
  stripe: Stripe,
  customerId: string,
  method: string,
  key: string,
): Promise<void> {
  const customer = await retrieveCustomer(stripe, customerId);
  if (isDone(customer, key)) return;
  await makeOnlyCard(stripe, customer, await attachCard(stripe, customerId, method, key), key);
}

export async function removeCard(stripe: Stripe, customerId: string, key: string): Promise<void> {
  const customer = await retrieveCustomer(stripe, customerId);
  if (isDone(customer, key)) return;
  if (await findRunning(stripe, customerId)) throw new PaymentRefused('wrong_state');
  await detachAll(stripe, customerId, null);
  await stripe.customers.update(
    customerId,
    { invoice_settings: { default_payment_method: '' }, metadata: markDone(customer, key) },
    { idempotencyKey: `${key}-default` },
  );
}

async function detachAll(stripe: Stripe, customer: string, except: string | null): Promise<void> {
  const methods = await stripe.customers
    .listPaymentMethods(customer, { limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const others = methods.filter(({ id }) => id !== except);
  await Promise.all(others.map(({ id }) => stripe.paymentMethods.detach(id)));
}
