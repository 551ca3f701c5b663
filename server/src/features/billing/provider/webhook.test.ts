import {
  cancelSubscription,
  changePlan,
  createSetupIntent,
  createSubscription,
  getBilling,
  listBillingHistory,
  paymentWebhook,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { ManualClock } from '../../../../testing/manual-clock.ts';
import { staySignedIn } from '../../../../testing/pay.ts';
import { openStripeStandIn, paymentsBy, type StripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { billingReconciliations } from '../tables.ts';

let t: TestApp;
let stripe: StripeStandIn;
let url: string;
let organization: TestOrganization;
beforeAll(async () => {
  stripe = await openStripeStandIn({ clock: new ManualClock(TEST_NOW) });
  t = await buildTestApp({ payments: () => paymentsBy(stripe) });
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  url = `${address}${paymentWebhook.path}`;
  organization = await makeOrganization(t, {}, { plan: 'basic' });
  await staySignedIn(t);
});
afterAll(async () => {
  await t.close();
  await stripe.close();
});

async function until(at: string) {
  stripe.advanceTo(at);
  t.clock.set(at);
  await staySignedIn(t);
}
async function drain() {
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
}
const billing = async () => {
  const { body } = await t.call(getBilling, { params: { id: organization.id } }, organization.admin);
  return body;
};
const amounts = async () => {
  const params = { id: organization.id };
  const { body } = await t.call(listBillingHistory, { params }, organization.admin);
  return body
    .filter(({ amount }) => amount !== 0)
    .map(({ type, amount, status }) => `${type} ${amount} ${status}`);
};

test('Stripe’s messages lead to the same state in any order, repeated, late, lost, and are refused when forged', async () => {
  const { admin, id } = organization;
  const intent = await t.call(createSetupIntent, {}, admin);
  expect(intent.body).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_stand_in' });
  const { clientSecret } = intent.body;
  const paymentMethodId = stripe.confirmSetup({ clientSecret, testCard: 'pm_card_visa' });
  const started = await t.call(createSubscription, { body: { organizationId: id, paymentMethodId } }, admin);
  expect(started).toMatchObject({ status: 200, body: { hasSubscription: true } });

  await until('2026-12-04T16:00:00Z');
  const changed = await t.call(changePlan, { params: { id }, body: { subscriptionPlan: 'premium' } }, admin);
  expect(changed.status).toBe(200);
  const events = [...stripe.events];
  expect(events.length).toBeGreaterThan(3);
  for (const event of [...events.toReversed(), ...events])
    // In this order.
    expect((await stripe.send(url, event)).status).toBe(200);
  await drain();
  const first = await amounts();
  expect(first).toHaveLength(2);
  expect(first[1]).toBe('subscription 1000 paid');
  expect((await billing()).organization).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionPlan: 'premium',
  });

  // What happens at Stripe alone: the payment of a refund, told late and out of order.
  const paid = (await billing()).billingHistory.find(({ amount }) => amount === 1_000);
  stripe.refund(paid?.invoiceId ?? '', 400);
  const news = stripe.events.slice(events.length);
  for (const event of [...news, ...events.slice(0, 2)])
    // In this order.
    expect((await stripe.send(url, event)).status).toBe(200);
  await drain();
  expect(await amounts()).toEqual(['refund -400 refunded', ...first]);

  const [event] = news;
  const version = (await billing()).version;
  const forged = await stripe.send(url, event!, { secret: 'whsec_somebody_else' });
  expect([forged.status, ((await forged.json()) as { code: string }).code]).toEqual([400, 'webhook_refused']);
  expect((await stripe.send(url, event!, { secondsAgo: 3_600 })).status).toBe(400);
  expect(
    (await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(400);
  const stranger = structuredClone(event!) as { data: { object: { customer?: string } } };
  stranger.data.object.customer = 'cus_of_somebody_else';
  expect((await stripe.send(url, stranger as never)).status).toBe(200);
  await drain();
  expect((await billing()).version).toBe(version);

  // Every message is lost: the night finds the renewal.
  await until('2027-01-06T07:00:00Z');
  await drain();
  expect((await amounts())[0]).toBe('renewal 3000 paid');
  const runs = await t.database.drizzle.select().from(billingReconciliations);
  expect(runs.flatMap(({ mended }) => mended)).toContainEqual(
    expect.objectContaining({ organizationId: id }),
  );
  const cancelled = await t.call(cancelSubscription, { params: { id }, body: {} }, admin);
  expect(cancelled.body.organization.autoRenewEnabled).toBe(false);
  await until('2027-02-06T07:00:00Z');
  await drain();
  expect((await billing()).organization.subscriptionStatus).toBe('inactive');
});
