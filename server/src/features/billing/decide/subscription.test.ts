import {
  cancelSubscription,
  changePlan,
  createInvitation,
  createSubscription,
  getBilling,
  payOverdue,
  quoteBillingChange,
  reactivateSubscription,
  removePaymentMethod,
} from '@chargerota/contract';
import { trialEnd } from '@chargerota/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { setUpPayment, staySignedIn, storeCard } from '../../../../testing/pay.ts';
import { notificationsTo } from '../../../../testing/notifications.ts';
import { scheduleTrial } from '../start-trial.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(() => t.close());

const DAY = 86_400_000;
async function onTrial() {
  const organization = await makeOrganization(t, {}, { plan: 'basic' });
  await staySignedIn(t);
  return organization;
}
const billingOf = async (organization: TestOrganization) =>
  (await t.call(getBilling, { params: { id: organization.id } }, organization.admin)).body;
/** Days pass, and what they bring is carried out. */
async function pass(days: number, atOnce = 1) {
  for (let passed = 0; passed < days; passed += atOnce) {
    await staySignedIn(t);
    t.clock.advance(atOnce * DAY);
    expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  }
  await staySignedIn(t);
}
const toldTo = async ({ admin }: TestOrganization) =>
  (await notificationsTo(t, admin, 'email')).map(({ mail }) => mail.subject);

test('payment set up in the trial is charged at its end, then every month', async () => {
  const organization = await onTrial();
  const started = await setUpPayment(t, organization);
  expect(started).toMatchObject({
    status: 200,
    body: {
      hasSubscription: true,
      organization: { subscriptionStatus: 'trial', isInTrial: true, subscriptionPlan: 'basic' },
      paymentMethod: { brand: 'visa', last4: '4242' },
      nextBillingAmountCents: 1_000,
      nextBillingDate: '2026-12-04T15:00:00.000Z',
      billingHistory: [{ type: 'subscription', amount: 0 }],
    },
  });
  await pass(14, 7);
  expect(await billingOf(organization)).toMatchObject({
    organization: { subscriptionStatus: 'active', isInTrial: false, lastBillingAmount: '10.00' },
    nextBillingAmountCents: 1_000,
    nextBillingDate: '2027-01-04T15:00:00.000Z',
    billingHistory: [
      { type: 'subscription', amount: 1_000, status: 'paid', description: 'Basic plan, monthly' },
      { type: 'trial_end' },
      { type: 'subscription', amount: 0 },
    ],
  });
  expect(await toldTo(organization)).toEqual(['Your first payment: $10.00']);
  await pass(31, 31);
  expect((await billingOf(organization)).billingHistory[0]).toMatchObject({ type: 'renewal', amount: 1_000 });
});

test('a higher plan is had and charged at once as quoted; a lower one follows when the paid month ends', async () => {
  const organization = await onTrial();
  await setUpPayment(t, organization);
  await pass(14, 7);
  const params = { id: organization.id };
  t.clock.advance(10 * DAY);
  const quote = await t.call(
    quoteBillingChange,
    { params, body: { kind: 'plan', subscriptionPlan: 'premium' } },
    organization.admin,
  );
  const { quotedAt, version, dueNowCents } = quote.body;
  expect(quote.body).toMatchObject({ dueNowCents: 1_355, nextBillingAmountCents: 3_000, effectiveAt: null });
  t.clock.advance(60_000);
  const change = (confirmed: object) =>
    t.call(changePlan, { params, body: { subscriptionPlan: 'premium', confirmed } }, organization.admin);
  for (const stale of [
    { quotedAt, version: version - 1, dueNowCents },
    { quotedAt, version, dueNowCents: dueNowCents - 1 },
    { quotedAt: new Date(t.clock.now().getTime() - 16 * 60_000).toISOString(), version, dueNowCents },
  ]) {
    expect((await change(stale)).body.code).toBe('billing_changed');
  }
  const changed = await change({ quotedAt, version, dueNowCents });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      organization: { subscriptionPlan: 'premium', lastBillingAmount: '13.55' },
      scheduledPlan: null,
      nextBillingAmountCents: 3_000,
    },
  });
  expect((await change({ quotedAt, version, dueNowCents })).body.code).toBe('billing_changed');

  const down = await t.call(changePlan, { params, body: { subscriptionPlan: 'basic' } }, organization.admin);
  expect(down.body).toMatchObject({
    organization: { subscriptionPlan: 'premium' },
    scheduledPlan: 'basic',
    scheduledPlanDate: '2027-01-04T15:00:00.000Z',
    nextBillingAmountCents: 1_000,
  });
  const back = await t.call(
    changePlan,
    { params, body: { subscriptionPlan: 'premium' } },
    organization.admin,
  );
  expect(back.body).toMatchObject({ scheduledPlan: null, nextBillingAmountCents: 3_000 });
  await t.call(changePlan, { params, body: { subscriptionPlan: 'basic' } }, organization.admin);
  const cancelled = await t.call(cancelSubscription, { params, body: {} }, organization.admin);
  expect(cancelled.body.billingHistory[0]?.description).toBe('Premium plan: subscription cancelled');
  const resumed = await t.call(reactivateSubscription, { params, body: {} }, organization.admin);
  expect(resumed.body).toMatchObject({
    scheduledPlan: 'basic',
    billingHistory: [{ description: 'Premium plan: cancellation taken back' }, {}, {}, {}, {}],
  });
  await pass(21, 21);
  expect(await billingOf(organization)).toMatchObject({
    organization: { subscriptionPlan: 'basic', lastBillingAmount: '10.00' },
    scheduledPlan: null,
  });
});

test('a cancelled subscription stays active until the paid month ends, can be taken back, and be started again', async () => {
  const organization = await onTrial();
  const params = { id: organization.id };
  const cancel = () =>
    t.call(cancelSubscription, { params, body: { reason: 'We move to another town' } }, organization.admin);
  const reactivate = () => t.call(reactivateSubscription, { params, body: {} }, organization.admin);
  expect((await cancel()).body).toMatchObject({
    code: 'billing_state',
    message: 'Your subscription does not allow this at the moment.',
  });
  await setUpPayment(t, organization);
  expect((await cancel()).body.code).toBe('billing_state');
  await pass(14, 7);
  expect((await cancel()).body).toMatchObject({
    organization: {
      subscriptionStatus: 'active',
      autoRenewEnabled: false,
      cancellationReason: 'We move to another town',
      nextRenewalDate: null,
    },
    nextBillingAmountCents: 0,
    endsAt: '2027-01-04T15:00:00.000Z',
    billingHistory: [{ type: 'cancellation' }, {}, {}, {}],
  });
  expect((await cancel()).body.code).toBe('billing_state');
  expect((await reactivate()).body).toMatchObject({
    organization: { autoRenewEnabled: true, cancellationDate: null },
    nextBillingAmountCents: 1_000,
  });
  await cancel();
  await pass(31, 31);
  expect(await billingOf(organization)).toMatchObject({
    organization: { subscriptionStatus: 'inactive' },
    hasSubscription: false,
  });
  expect((await toldTo(organization)).at(-1)).toBe('Your subscription has ended');
  const invited = await t.call(
    createInvitation,
    { params, body: { email: 'someone@example.org', role: 'user' } },
    organization.admin,
  );
  expect(invited.body).toMatchObject({
    code: 'subscription_required',
    message: 'Your free trial or subscription has ended. Choose a plan to add more.',
  });
  expect((await reactivate()).body).toMatchObject({
    organization: { subscriptionStatus: 'active', lastBillingAmount: '10.00' },
    nextBillingDate: '2027-02-04T15:00:00.000Z',
  });
});

test('a trial without a card ends with a warning, and paying starts the subscription at once', async () => {
  const organization = await onTrial();
  const trialEndDate = trialEnd(t.clock.now());
  await scheduleTrial(t.database.drizzle, { organizationId: organization.id, trialEndDate });
  await pass(14);
  expect(await billingOf(organization)).toMatchObject({
    organization: { subscriptionStatus: 'trial', isInTrial: false },
    billingHistory: [{ type: 'trial_end' }],
  });
  expect(await toldTo(organization)).toEqual([
    'Your free trial ends on December 4, 2026',
    'Your free trial has ended',
  ]);
  const paid = await setUpPayment(t, organization, { plan: 'premium' });
  expect(paid.body).toMatchObject({
    organization: { subscriptionStatus: 'active', subscriptionPlan: 'premium', lastBillingAmount: '30.00' },
  });
});

test('the card can be removed in the trial, and nothing is charged at its end', async () => {
  const organization = await onTrial();
  await setUpPayment(t, organization);
  const params = { id: organization.id };
  const removed = await t.call(removePaymentMethod, { params }, organization.admin);
  expect(removed.body).toMatchObject({
    hasSubscription: false,
    paymentMethod: null,
    organization: { subscriptionStatus: 'trial', isInTrial: true },
  });
  await pass(15, 15);
  expect((await billingOf(organization)).billingHistory.filter(({ amount }) => amount > 0)).toEqual([]);
});

test('a card that fails at the first charge is tried three times in a week, each with a mail; another one pays', async () => {
  const [paying, failing] = [await onTrial(), await onTrial()];
  for (const organization of [paying, failing])
    await setUpPayment(t, organization, { card: 'pm_card_chargeCustomerFail' });
  await pass(14, 7);
  expect(await billingOf(paying)).toMatchObject({
    organization: { subscriptionStatus: 'past_due' },
    pastDue: { amountCents: 1_000, nextAttemptAt: '2026-12-05T15:00:00.000Z' },
    billingHistory: [{ status: 'failed', failureReason: 'The card was declined.' }, {}, {}],
  });
  const params = { id: paying.id };
  const again = await t.call(payOverdue, { params }, paying.admin);
  expect(again).toMatchObject({
    status: 402,
    body: { code: 'payment_declined', details: [{ code: 'declined' }] },
  });
  const mended = await setUpPayment(t, paying);
  expect(mended.body).toMatchObject({
    organization: { subscriptionStatus: 'active' },
    pastDue: null,
    billingHistory: [{ status: 'paid' }, {}, {}],
  });
  expect((await t.call(payOverdue, { params }, paying.admin)).body.code).toBe('nothing_to_pay');
  await pass(8);
  expect((await billingOf(failing)).organization.subscriptionStatus).toBe('inactive');
  expect(await toldTo(failing)).toEqual([
    'Your payment of $10.00 failed',
    'Your payment of $10.00 failed',
    'Your payment of $10.00 failed',
    'Your subscription has ended',
  ]);
});

test('an overdue subscription ends at once when it is cancelled: it is not tried again, and nothing is owed', async () => {
  const organization = await onTrial();
  await setUpPayment(t, organization, { card: 'pm_card_chargeCustomerFail' });
  await pass(14, 7);
  const cancel = (ends: 'at_once' | 'at_period_end') => {
    const params = { id: organization.id };
    return t.call(cancelSubscription, { params, body: { reason: 'Too much', ends } }, organization.admin);
  };
  // What was shown before the charge failed is not what would happen now.
  expect((await cancel('at_period_end')).body.code).toBe('billing_changed');
  expect((await cancel('at_once')).body).toMatchObject({
    organization: { subscriptionStatus: 'inactive', cancellationReason: 'Too much' },
    hasSubscription: false,
    pastDue: null,
    nextBillingAmountCents: 0,
  });
  await pass(40, 10);
  const { billingHistory } = await billingOf(organization);
  expect(billingHistory.find(({ amount }) => amount === 1_000)?.status).toBe('cancelled');
  expect(await toldTo(organization)).toEqual([
    'Your payment of $10.00 failed',
    'Your subscription has ended',
  ]);
  const [, { mail } = {}] = await notificationsTo(t, organization.admin, 'email');
  expect(mail?.paragraphs.join(' ')).toContain('has ended as you asked');
});

test('a declined card starts nothing and says why', async () => {
  const organization = await onTrial();
  await pass(15, 15);
  const paymentMethodId = await storeCard(t, organization, 'pm_card_chargeCustomerFail');
  const body = { organizationId: organization.id, paymentMethodId };
  const refused = await t.call(createSubscription, { body }, organization.admin);
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
  expect((await billingOf(organization)).hasSubscription).toBe(false);
  expect((await setUpPayment(t, organization)).status).toBe(200);
});
