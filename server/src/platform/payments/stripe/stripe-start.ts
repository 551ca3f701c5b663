import type { Stripe } from 'stripe';
import type { NewSubscription } from '../payments.ts';
import { secondAfter } from '../seconds.ts';
import { attachCard, retrieveCustomer, makeOnlyCard } from './stripe-cards.ts';
import type { StripeCatalogue } from './stripe-catalogue.ts';
import { isDone, markDone } from './stripe-done.ts';
import { findRunning, secondsOf } from './stripe-subscriptions.ts';

/** Starts a subscription unless one is running. Its card becomes the customer's once the first charge has succeeded. */
export async function startSubscription(
  { stripe, catalogue }: { stripe: Stripe; catalogue: StripeCatalogue },
  customerId: string,
  { paymentMethodId, parts, trialEnd }: NewSubscription,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  const customer = await retrieveCustomer(stripe, customerId);
  const running = await findRunning(stripe, customerId);
  if (isDone(customer, key) || (running && !isDone(running.subscription, key))) return;
  const method = await attachCard(stripe, customerId, paymentMethodId, key);
  if (!running) {
    const wanted = parts.filter(({ wish }) => wish.quantity > 0);
    const items = wanted.map(async ({ ref, wish }) => ({
      price: await catalogue.priceId(wish),
      quantity: wish.quantity,
      metadata: { ref },
    }));
    await stripe.subscriptions.create(
      {
        customer: customerId,
        items: await Promise.all(items),
        billing_mode: { type: 'flexible' },
        default_payment_method: method,
        payment_behavior: 'error_if_incomplete',
        off_session: true,
        metadata: markDone({ metadata: {} }, key),
        ...(trialEnd && trialEnd > now && { trial_end: secondsOf(secondAfter(trialEnd)) }),
      },
      { idempotencyKey: `${key}-start` },
    );
  }
  await makeOnlyCard(stripe, customer, method, key);
}
