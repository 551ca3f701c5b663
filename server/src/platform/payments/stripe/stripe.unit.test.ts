import { addOnTerms, PLAN_REF, planTerms, totalOf } from '@chargerota/domain';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openStripeStandIn,
  paymentsBy,
  stripeConfig,
  type StripeEvent,
  type StripeStandIn,
} from '../../../../testing/stripe-stand-in.ts';
import { PaymentRefused, PaymentsError, WebhookRefused, type Payments, type PartWish } from '../payments.ts';
import { countedOf, type FullSubscription } from './stripe-subscriptions.ts';

const HARBOR = { organizationId: '0190b2c0-1', name: 'Harbor Street', email: 'dana@example.org' };

let stripe: StripeStandIn;
let payments: Payments;
beforeEach(async () => {
  stripe = await openStripeStandIn();
  payments = paymentsBy(stripe);
});
afterEach(() => stripe.close());

test('an organization has one customer, however often and from however many sides it is asked for', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => payments.createCustomer(HARBOR)));
  expect(new Set(ids)).toEqual(new Set([stripe.customers[0]?.id]));
  expect(stripe.customers).toMatchObject([HARBOR]);
  const other = { ...HARBOR, organizationId: '0190b2c0-2' };
  expect(await payments.createCustomer(other)).not.toBe(ids[0]);
});

test('a customer that was made although the answer got lost is the one that is found later', async () => {
  stripe.behaviour = 'lost answer';
  await expect(payments.createCustomer(HARBOR)).rejects.toThrow(PaymentsError);
  stripe.behaviour = 'works';
  expect(await payments.createCustomer(HARBOR)).toBe(stripe.customers[0]?.id);
  expect(stripe.customers).toHaveLength(1);
});

test('an inner failure of Stripe’s, which it repeats for a day, does not stand in the way of the next try', async () => {
  stripe.behaviour = 'broken';
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(payments.createCustomer(HARBOR)).rejects.toThrow('status 500');
  stripe.behaviour = 'works';
  const ids = await Promise.all([payments.createCustomer(HARBOR), payments.createCustomer(HARBOR)]);
  expect(ids).toEqual([stripe.customers[0]?.id, stripe.customers[0]?.id]);
});

test('an address that has changed since is no reason to fail', async () => {
  await payments.createCustomer(HARBOR);
  const moved = { ...HARBOR, email: 'dana@new.example' };
  const id = await payments.createCustomer(moved);
  expect(await payments.createCustomer(moved)).toBe(id);
  expect(stripe.customers.map(({ email }) => email)).toEqual(['dana@example.org', 'dana@new.example']);
});

test('a refusal names no person and no key', async () => {
  const wrongKey = paymentsBy(stripe, { secretKey: 'sk_live_wrong' });
  await expect(wrongKey.createCustomer(HARBOR)).rejects.toThrow(
    'Stripe made no customer, StripeAuthenticationError, status 401, request req_stand_in',
  );
});

const at = (iso: string) => new Date(iso);
const START = '2026-04-01T00:00:00Z';
const basic = { ref: PLAN_REF, wish: planTerms('basic') };
const members = (count: number, ref = 'm') => ({ ref, wish: addOnTerms('member', 'monthly', count) });

/** A customer with a running subscription. */
async function subscribe(parts: PartWish[] = [basic]): Promise<string> {
  stripe.advanceTo(START);
  const customer = await payments.createCustomer(HARBOR);
  await payments.startSubscription(
    customer,
    { paymentMethodId: 'pm_card_visa', parts, trialEnd: null },
    'start-1',
  );
  return customer;
}
const change = (customer: string, part: PartWish, key: string) =>
  payments.changeParts(customer, { parts: [part], at: at(START) }, key);
const amounts = async (customer: string) =>
  (await payments.readAccount(customer)).invoices.map(({ amountCents }) => amountCents);

test.each(['lost answer', 'broken'] as const)(
  'a change is charged once although Stripe’s answer was: %s',
  async (behaviour) => {
    const customer = await subscribe();
    await change(customer, members(1, 'x'), 'change-0');
    stripe.behaviour = behaviour;
    await expect(change(customer, members(10), 'change-1')).rejects.toThrow(PaymentsError);
    stripe.behaviour = 'works';
    await change(customer, members(10), 'change-1');
    await change(customer, members(10), 'change-1');
    expect(await amounts(customer)).toEqual([1_000, 25, 250]);
  },
);

test('a raise that is refused after a part was lowered leaves it lowered', async () => {
  const customer = await subscribe([basic, members(10)]);
  await change(customer, members(2), 'lower');
  await payments.useCard(customer, 'pm_card_chargeCustomerFail', 'card');
  const before = await payments.readAccount(customer);
  await expect(change(customer, members(20), 'raise')).rejects.toThrow(new PaymentRefused('declined'));
  expect(await payments.readAccount(customer)).toEqual(before);
  expect(before.subscription?.parts).toMatchObject([{}, { ref: 'm', quantity: 2, paid: { quantity: 10 } }]);
});

test('an invoice with more lines than Stripe shows at once is read whole, and all invoices are', async () => {
  const customer = await subscribe([
    basic,
    ...Array.from({ length: 14 }, (_, number) => members(1, `m${number}`)),
  ]);
  stripe.advanceTo('2035-04-01T00:00:00Z');
  const { invoices } = await payments.readAccount(customer);
  expect(invoices).toHaveLength(1 + 9 * 12);
  expect(invoices.every(({ lines }) => lines.length === 15 && totalOf(lines) === 1_350)).toBe(true);
});

test('a subscription that somebody made and ended at Stripe by hand does not hide the running one', () => {
  const one = (id: string, status: Stripe.Subscription.Status) =>
    ({ subscription: { id, status } as Stripe.Subscription, items: [] }) satisfies FullSubscription;
  expect(countedOf([one('by hand', 'canceled'), one('ours', 'past_due')])?.subscription.id).toBe('ours');
  expect(countedOf([one('latest', 'canceled'), one('first', 'canceled')])?.subscription.id).toBe('latest');
  expect(countedOf([])).toBeNull();
});

test('what was paid back at Stripe is known', async () => {
  const customer = await subscribe();
  const [invoice] = (await payments.readAccount(customer)).invoices;
  stripe.refund(invoice!.id, 400);
  expect(await payments.readAccount(customer)).toMatchObject({
    invoices: [{ state: 'paid', refundedCents: 400 }],
  });
});

test('charges that were made by hand and paid back are no refund of an invoice that cost nothing', async () => {
  const customer = await subscribe();
  stripe.advanceTo('2026-04-30T23:59:59Z');
  await payments.changeParts(customer, { parts: [members(1)], at: stripe.clock.now() }, 'at the last second');
  stripe.refundOther(customer, 50);
  stripe.refundOther(customer, 50);
  expect((await payments.readAccount(customer)).invoices).toMatchObject([
    { paymentIntentId: expect.any(String), refundedCents: 0 },
    { paymentIntentId: null, refundedCents: 0 },
  ]);
});

const DEADLINE = '2026-04-10T23:59:59Z';
const disputesOf = async (customer: string) =>
  (await payments.readAccount(customer)).invoices.map(({ disputes }) => disputes ?? null);

/** Stripe's word, ours, and whether somebody has to answer. */
const DISPUTES = [
  ['warning_needs_response', 'inquiry', true],
  ['warning_under_review', 'inquiry', false],
  ['warning_closed', 'closed', false],
  ['needs_response', 'open', true],
  ['under_review', 'open', false],
  ['won', 'won', false],
  ['lost', 'lost', false],
  ['appeal_needs_response', 'open', true],
  ['appeal_under_review', 'open', false],
  ['prevented', 'closed', false],
  // What Stripe adds one day is for the operator to look at.
  ['unheard_of', 'open', false],
] as const;

test('a dispute is read in each of its states, and until when it has to be answered', async () => {
  const customer = await subscribe();
  const [invoice] = (await payments.readAccount(customer)).invoices;
  expect(await disputesOf(customer)).toEqual([null]);
  const id = stripe.dispute(invoice!.id, 'needs_response', { dueBy: at(DEADLINE) });
  const about = { id, amountCents: 1_000, openedAt: at(START) };
  for (const [status, state, isAwaited] of DISPUTES) {
    stripe.dispute(invoice!.id, status, { id });
    expect(await disputesOf(customer), status).toEqual([
      [{ ...about, state, respondBy: isAwaited ? at(DEADLINE) : null }],
    ]);
  }
});

test('each dispute belongs to the invoice whose charge it is about, also after a refund, and beside another', async () => {
  const customer = await subscribe();
  stripe.advanceTo('2026-05-01T00:00:00Z');
  const [first, second] = (await payments.readAccount(customer)).invoices;
  stripe.refund(first!.id, 400);
  const lost = stripe.dispute(first!.id, 'lost', { amount: 500 });
  const further = stripe.dispute(first!.id, 'under_review', { amount: 100 });
  const own = stripe.dispute(second!.id, 'under_review');
  expect((await payments.readAccount(customer)).invoices).toMatchObject([
    {
      state: 'paid',
      refundedCents: 400,
      disputes: [
        { id: lost, state: 'lost', amountCents: 500 },
        { id: further, state: 'open', amountCents: 100 },
      ],
    },
    { refundedCents: 0, disputes: [{ id: own, amountCents: 1_000 }] },
  ]);
});

test('a message about a dispute, which names only a charge, is about the charge’s customer', async () => {
  const customer = await subscribe();
  const [invoice] = (await payments.readAccount(customer)).invoices;
  stripe.clock.advance(600_000);
  const cursor = String(stripe.clock.now().getTime() / 1000);
  expect((await payments.changedSince(cursor)).customerIds).toEqual([]);
  const told = stripe.events.length;
  const id = stripe.dispute(invoice!.id, 'needs_response');
  stripe.dispute(invoice!.id, 'under_review', { id });
  stripe.dispute(invoice!.id, 'won', { id });
  const events = stripe.events.slice(told);
  const read = (event: StripeEvent) => {
    const { body, signature } = stripe.sign(event);
    return payments.readWebhook(body, signature);
  };
  expect(await Promise.all(events.map(read))).toEqual(
    ['created', 'funds_withdrawn', 'updated', 'closed', 'funds_reinstated'].map((what, index) => ({
      eventId: events[index]!.id,
      type: `charge.dispute.${what}`,
      customerId: customer,
    })),
  );
  expect((await payments.changedSince(cursor)).customerIds).toEqual([customer]);
  const unknown = { ...events[0]!, data: { object: { object: 'dispute', charge: 'ch_deleted' } } };
  expect(await read(unknown as StripeEvent)).toMatchObject({ customerId: null });
  // Not told that it is no concern of ours: it is sent again.
  stripe.interrupt = ({ path }) => (path.startsWith('/v1/charges/') ? Promise.resolve('no answer') : null);
  await expect(read(events[0]!)).rejects.toThrow(PaymentsError);
});

test('a webhook is believed if Stripe has signed it lately', async () => {
  const customer = await subscribe();
  const event = stripe.events.find(({ type }) => type === 'invoice.paid')!;
  const read = ({ body, signature }: { body: string; signature: string }) =>
    payments.readWebhook(body, signature);
  expect(await read(stripe.sign(event))).toEqual({
    eventId: event.id,
    type: 'invoice.paid',
    customerId: customer,
  });
  const refused = [
    stripe.sign(event, { secret: 'whsec_forged' }),
    stripe.sign(event, { secondsAgo: 3_600 }),
    { ...stripe.sign(event), body: '{"id":"evt_1","object":"event"}' },
  ];
  for (const message of refused) await expect(read(message)).rejects.toThrow(WebhookRefused);
  const other: StripeEvent = { ...event, type: 'product.created', data: { object: {} } };
  expect(await read(stripe.sign(other))).toMatchObject({ type: 'product.created', customerId: null });
});

test('the stand-in refuses parameters that Stripe does not have', async () => {
  const answer = await fetch(`${stripe.url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripeConfig(stripe).STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ name: 'Harbor Street', colour: 'green' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'parameter_unknown', param: 'colour' } },
  ]);
});
