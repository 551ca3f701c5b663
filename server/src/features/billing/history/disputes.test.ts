import {
  buyMemberAddOn,
  cancelSubscription,
  createSetupIntent,
  createSubscription,
  getBilling,
  payOverdue,
  paymentWebhook,
  reactivateSubscription,
} from '@chargerota/contract';
import { PLAN_REF, planTerms } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { ManualClock } from '../../../../testing/manual-clock.ts';
import { mailSubjectsTo } from '../../../../testing/notifications.ts';
import { quoted, staySignedIn } from '../../../../testing/pay.ts';
import { openStripeStandIn, paymentsBy, type StripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { mirrorAccount } from '../provider/mirror-account.ts';

let t: TestApp;
let stripe: StripeStandIn;
let url: string;
beforeAll(async () => {
  stripe = await openStripeStandIn({ clock: new ManualClock(TEST_NOW) });
  t = await buildTestApp({ payments: () => paymentsBy(stripe) });
  url = `${await t.app.listen({ port: 0, host: '127.0.0.1' })}${paymentWebhook.path}`;
});
afterAll(async () => {
  await t.close();
  await stripe.close();
});

const DAY = 86_400_000;
let organization: TestOrganization;
beforeEach(async () => {
  organization = await paying();
  unheard();
});

/** Out of the trial: the first month of the basic plan was paid today. */
async function paying(): Promise<TestOrganization> {
  const made = await makeOrganization(t, {}, { plan: 'basic', trialEndDate: t.clock.now() });
  await staySignedIn(t);
  expect((await useCard(made)).status).toBe(200);
  return made;
}

/** Stores a card, which starts the subscription or is charged from then on. */
async function useCard({ id: organizationId, admin }: TestOrganization, testCard = 'pm_card_visa') {
  const { clientSecret } = (await t.call(createSetupIntent, {}, admin)).body;
  const paymentMethodId = stripe.confirmSetup({ clientSecret, testCard });
  return t.call(createSubscription, { body: { organizationId, paymentMethodId } }, admin);
}

async function pass(days: number) {
  const at = new Date(t.clock.now().getTime() + days * DAY);
  stripe.advanceTo(at);
  t.clock.set(at);
  await hear();
}

let heard = 0;
const unheard = () => {
  const events = stripe.events.slice(heard);
  heard = stripe.events.length;
  return events;
};
/** Stripe's messages since the last time arrive, and their jobs run. */
async function hear(events = unheard()) {
  await staySignedIn(t);
  // In this order.
  for (const event of events) expect((await stripe.send(url, event)).status).toBe(200);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
}

const billingOf = async ({ id, admin }: TestOrganization) =>
  (await t.call(getBilling, { params: { id } }, admin)).body;
const invoiceOf = async (of: TestOrganization) =>
  (await billingOf(of)).billingHistory.find(({ invoiceId }) => invoiceId)!.invoiceId!;
/** How the organization stands, and what its payment history says of its disputed payments, newest first. */
async function standing(of = organization) {
  const { organization: account, pastDue, billingHistory } = await billingOf(of);
  const shown = billingHistory.flatMap(({ dispute }) =>
    dispute ? [`${dispute.state} ${dispute.amountCents}`] : [],
  );
  return [account.subscriptionStatus, pastDue && [pastDue.amountCents, pastDue.takenBackCents], ...shown];
}
const toldOfDisputes = async (of = organization) =>
  (await mailSubjectsTo(t, of.admin)).filter((subject) => /disput|bank/.test(subject));

/** A dispute goes through `statuses`, and Stripe's messages are heard after each. */
async function dispute(invoiceId: string, ...statuses: Stripe.Dispute.Status[]): Promise<string> {
  let id: string | undefined;
  for (const status of statuses) {
    id = stripe.dispute(invoiceId, status, { ...(id && { id }) });
    await hear();
  }
  return id!;
}

test('a dispute is shown and told once, whenever and however often Stripe tells of it; lost, the payment is overdue until the next month is paid', async () => {
  const { admin, id } = organization;
  const params = { id };
  const other = await makeMember(t, organization, { role: 'admin' });
  await staySignedIn(t);
  const invoice = await invoiceOf(organization);
  expect(await standing()).toEqual(['active', null]);

  const du = stripe.dispute(invoice, 'needs_response');
  const begun = unheard();
  const [{ customerId }] = stripe.customers
    .filter(({ organizationId }) => organizationId === id)
    .map((one) => ({ customerId: one.id })) as [{ customerId: string }];
  await hear([...begun.toReversed(), ...begun]);
  await Promise.all([mirrorAccount(t.deps, customerId), mirrorAccount(t.deps, customerId)]);
  const first = ['A payment of $10.00 is disputed'];
  expect(await standing()).toEqual(['active', null, 'open 1000']);
  expect(await toldOfDisputes()).toEqual(first);
  expect(await toldOfDisputes({ ...organization, admin: other })).toEqual(first);

  stripe.dispute(invoice, 'under_review', { id: du });
  stripe.dispute(invoice, 'lost', { id: du });
  // The last message comes first, and one of the beginning comes late.
  await hear([...unheard().toReversed(), ...begun]);
  expect(await standing()).toEqual(['past_due', [0, 1_000], 'lost 1000']);
  expect((await billingOf(organization)).pastDue?.isOnlyTakenBack).toBe(true);
  expect(await toldOfDisputes()).toEqual([...first, 'A bank took back a payment of $10.00']);

  // There is nothing that a card could be charged; everything else works.
  expect((await t.call(payOverdue, { params }, admin)).body.code).toBe('nothing_to_pay');
  const terms = { membersCount: 2, billingCycle: 'monthly' } as const;
  const confirmed = await quoted(t, organization, { kind: 'members', ...terms });
  expect((await t.call(buyMemberAddOn, { params, body: { ...terms, confirmed } }, admin)).status).toBe(201);
  expect((await useCard(organization, 'pm_card_mastercard')).status).toBe(200);
  await hear();
  expect(await standing()).toEqual(['past_due', [0, 1_000], 'lost 1000']);
  const cancelled = await t.call(cancelSubscription, { params, body: { ends: 'at_period_end' } }, admin);
  expect(cancelled.body).toMatchObject({ endsAt: expect.any(String) });
  expect((await t.call(reactivateSubscription, { params, body: {} }, admin)).status).toBe(200);

  await pass(31);
  expect(await standing()).toEqual(['active', null, 'lost 1000']);
  expect(await toldOfDisputes()).toHaveLength(2);
});

test('a dispute that is won after all, by an appeal, gives the access back', async () => {
  const invoice = await invoiceOf(organization);
  const id = await dispute(invoice, 'needs_response', 'lost');
  expect(await standing()).toEqual(['past_due', [0, 1_000], 'lost 1000']);
  stripe.dispute(invoice, 'appeal_under_review', { id });
  await hear();
  expect(await standing()).toEqual(['active', null, 'open 1000']);
  stripe.dispute(invoice, 'won', { id });
  await hear();
  expect(await standing()).toEqual(['active', null, 'won 1000']);
  expect(await toldOfDisputes()).toEqual([
    'A payment of $10.00 is disputed',
    'A bank took back a payment of $10.00',
    'The disputed payment of $10.00 stands',
  ]);
});

test('a question of the bank is neither shown nor told, unless a dispute follows', async () => {
  const invoice = await invoiceOf(organization);
  await dispute(invoice, 'warning_needs_response', 'warning_under_review', 'warning_closed');
  expect([await standing(), await toldOfDisputes()]).toEqual([['active', null], []]);
  await dispute(invoice, 'warning_needs_response', 'needs_response');
  expect(await standing()).toEqual(['active', null, 'open 1000']);
  expect(await toldOfDisputes()).toEqual(['A payment of $10.00 is disputed']);
});

test('a payment of which a part was paid back can be disputed, and several payments of an organization at once', async () => {
  await pass(31);
  const [second, first] = (await billingOf(organization)).billingHistory.flatMap(
    ({ invoiceId }) => invoiceId ?? [],
  );
  stripe.refund(first!, 400);
  stripe.dispute(first!, 'lost', { amount: 600 });
  stripe.dispute(second!, 'lost');
  await hear();
  expect(await standing()).toEqual(['past_due', [0, 1_600], 'lost 1000', 'lost 600']);
  await pass(31);
  expect(await standing()).toEqual(['active', null, 'lost 1000', 'lost 600']);
});

test('a lost dispute beside a charge that has failed: the charge can be paid, the rest not', async () => {
  await dispute(await invoiceOf(organization), 'lost');
  await useCard(organization, 'pm_card_chargeCustomerFail');
  await pass(31);
  expect(await standing()).toEqual(['past_due', [1_000, 1_000], 'lost 1000']);
  expect((await billingOf(organization)).pastDue?.isOnlyTakenBack).toBe(false);
  expect((await useCard(organization)).status).toBe(200);
  expect(await standing()).toEqual(['active', null, 'lost 1000']);
});

test('disputes of other customers, of unknown ones and of nobody change nothing here', async () => {
  const other = await paying();
  await hear();
  const stranger = await t.deps.payments.createCustomer({
    organizationId: 'of another installation',
    name: 'Mill Lane',
    email: 'e@example.org',
  });
  const parts = [{ ref: PLAN_REF, wish: planTerms('basic') }];
  const started = { paymentMethodId: 'pm_card_visa', parts, trialEnd: null };
  await t.deps.payments.startSubscription(stranger, started, 'stranger');
  const [theirs] = (await t.deps.payments.readAccount(stranger)).invoices;
  await dispute(theirs!.id, 'lost');
  await dispute(await invoiceOf(other), 'lost');
  const [event] = stripe.events.filter(({ type }) => type?.startsWith('charge.dispute.'));
  await hear([{ ...event!, data: { object: { object: 'dispute', charge: 'ch_unknown' } } } as never]);
  expect([await standing(), await toldOfDisputes()]).toEqual([['active', null], []]);
  expect(await standing(other)).toEqual(['past_due', [0, 1_000], 'lost 1000']);
});

test('a dispute of which no message arrived is found at night', async () => {
  const invoice = await invoiceOf(organization);
  stripe.dispute(invoice, 'lost');
  unheard();
  await pass(1);
  expect(await standing()).toEqual(['past_due', [0, 1_000], 'lost 1000']);
  expect(await toldOfDisputes()).toEqual(['A bank took back a payment of $10.00']);
});

test('a message about a dispute is refused while Stripe cannot say whose it is, so that it is sent again', async () => {
  stripe.dispute(await invoiceOf(organization), 'needs_response');
  const [event] = unheard();
  stripe.interrupt = ({ path }) => (path.startsWith('/v1/charges/') ? Promise.resolve('no answer') : null);
  expect((await stripe.send(url, event!)).status).toBe(503);
  stripe.interrupt = () => null;
  await hear([event!]);
  expect(await standing()).toEqual(['active', null, 'open 1000']);
});
