import { addOnTerms, PLAN_NAMES, PLAN_REF, planTerms, totalOf, type PartTerms } from '@chargerota/domain';
import * as fc from 'fast-check';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { openStripeStandIn, paymentsBy } from '../../../testing/stripe-stand-in.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { newId } from '../database/ids.ts';
import { defineJob } from '../jobs/define.ts';
import { startJobRunner, type JobRunner } from '../jobs/runner.ts';
import {
  PaymentRefused,
  WebhookRefused,
  type Payments,
  type PartWish,
  type ProviderAccount,
} from './payments.ts';
import { sandboxPayments } from './sandbox.ts';
import { sandboxAdvanceJob } from './sandbox-schedule.ts';

const START = '2026-04-01T00:00:00Z';
const at = (iso: string) => new Date(iso);
const DAY = 86_400_000;
const MIRROR = 'test.mirror';

/** A provider with a clock of its own; `advanceTo` carries out what is due until then. */
type Provider = {
  payments: Payments;
  clock: ManualClock;
  advanceTo(iso: string): Promise<void>;
  /** What the customer of a new organization stores in the browser, by Stripe's id of the test card. */
  storeCard(customerId: string, testCard: string): Promise<string>;
  close(): Promise<void>;
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

async function openSandbox(): Promise<Provider> {
  // Of the tests before; their customers are of no concern.
  await database.pool.query('DELETE FROM jobs');
  const clock = new ManualClock(START);
  const options = { database, clock, mirrorJob: MIRROR };
  const mirror = defineJob({ kind: MIRROR, payload: z.object({}), run: async () => {} });
  const jobs = [sandboxAdvanceJob(options), mirror];
  const log = pino({ level: 'silent' });
  const runner: JobRunner = startJobRunner({
    database,
    clock,
    jobs,
    instanceId: 'test',
    log,
    background: false,
  });
  const payments = sandboxPayments(options);
  return {
    payments,
    clock,
    advanceTo: async (iso) => {
      clock.set(iso);
      await runner.drain();
    },
    storeCard: async (customerId, testCard) => {
      const { clientSecret } = await payments.createSetupIntent(customerId, newId());
      const stored = await payments.sandbox!.confirmSetup({ customerId, clientSecret, testCard });
      return stored.paymentMethodId!;
    },
    close: () => runner.stop(),
  };
}

async function openStripe(): Promise<Provider> {
  const clock = new ManualClock(START);
  const stripe = await openStripeStandIn({ clock });
  const payments = paymentsBy(stripe);
  return {
    payments,
    clock,
    advanceTo: async (iso) => stripe.advanceTo(iso),
    storeCard: async (customerId, testCard) => {
      const { clientSecret } = await payments.createSetupIntent(customerId, newId());
      return stripe.confirmSetup({ clientSecret, testCard });
    },
    close: () => stripe.close(),
  };
}

describe.each([
  { name: 'the sandbox', open: openSandbox },
  { name: 'Stripe', open: openStripe },
])('$name', ({ open }) => {
  let provider: Provider;
  let payments: Payments;
  let customer: string;
  afterEach(() => provider.close());
  beforeEach(async () => {
    provider = await open();
    payments = provider.payments;
    customer = await payments.createCustomer({
      organizationId: newId(),
      name: 'Harbor Street',
      email: 'dana@example.org',
    });
  });

  const read = () => payments.readAccount(customer);
  const invoices = async () => (await read()).invoices;
  const start = (paymentMethodId = 'pm_card_visa', options: { trialEnd?: Date; key?: string } = {}) =>
    payments.startSubscription(
      customer,
      {
        paymentMethodId,
        parts: [{ ref: PLAN_REF, wish: planTerms('basic') }],
        trialEnd: options.trialEnd ?? null,
      },
      options.key ?? newId(),
    );
  const change = (ref: string, wish: PartTerms, key = newId()) =>
    payments.changeParts(customer, { parts: [{ ref, wish }], at: provider.clock.now() }, key);
  const refusal = (reason: string) => new PaymentRefused(reason as PaymentRefused['reason']);

  test('a card that the customer has stored becomes the only one, and can be forgotten', async () => {
    expect((await read()).card).toBeNull();
    await payments.useCard(customer, await provider.storeCard(customer, 'pm_card_mastercard'), newId());
    expect((await read()).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    await payments.useCard(customer, 'pm_card_visa', newId());
    const { card } = await read();
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(card!.expYear).toBeGreaterThan(2026);
    await payments.removeCard(customer, newId());
    expect((await read()).card).toBeNull();
  });

  test('a card of another customer is refused', async () => {
    const other = await payments.createCustomer({
      organizationId: newId(),
      name: 'Mill Lane',
      email: 'e@example.org',
    });
    const theirs = await provider.storeCard(other, 'pm_card_visa');
    await payments.useCard(other, theirs, newId());
    await expect(payments.useCard(customer, theirs, newId())).rejects.toThrow(refusal('not_their_card'));
    await expect(start(theirs)).rejects.toThrow(refusal('not_their_card'));
    expect(await read()).toMatchObject({ card: null, subscription: null, invoices: [] });
  });

  test('a subscription without a trial is charged at once and renewed each month', async () => {
    await start();
    expect(await read()).toMatchObject({
      card: { last4: '4242' },
      subscription: { state: 'active', anchor: at(START), trialEnd: null },
      invoices: [{ reason: 'start', state: 'paid', amountCents: 1_000, currency: 'usd', attempts: 1 }],
    });
    await provider.advanceTo('2026-06-02T00:00:00Z');
    const all = await invoices();
    expect(all.map(({ reason, createdAt }) => [reason, createdAt])).toEqual([
      ['start', at('2026-04-01T00:00:00Z')],
      ['cycle', at('2026-05-01T00:00:00Z')],
      ['cycle', at('2026-06-01T00:00:00Z')],
    ]);
    expect((await read()).subscription?.parts).toMatchObject([
      { ref: PLAN_REF, period: { startsAt: at('2026-06-01T00:00:00Z'), endsAt: at('2026-07-01T00:00:00Z') } },
    ]);
  });

  test('a subscription with a trial is first charged when it ends, for what it consists of then', async () => {
    await start('pm_card_visa', { trialEnd: at('2026-04-15T00:00:00Z') });
    await change('m', addOnTerms('member', 'annual', 4));
    await change('l', addOnTerms('location', 'monthly', 1));
    await change('l', addOnTerms('location', 'monthly', 0));
    expect(await read()).toMatchObject({
      subscription: { state: 'trialing', trialEnd: at('2026-04-15T00:00:00Z'), parts: [{}, { ref: 'm' }] },
      invoices: [],
    });
    await provider.advanceTo('2026-04-15T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'active', anchor: at('2026-04-15T00:00:00Z') },
      invoices: [{ reason: 'start', state: 'paid', amountCents: 2_000 }],
    });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_authenticationRequired', 'authentication_required'],
    ['pm_card_chargeCustomerFail', 'declined'],
    ['pm_card_unheard_of', 'not_their_card'],
  ])('with %s nothing starts: %s', async (card, reason) => {
    await expect(start(card)).rejects.toThrow(refusal(reason));
    expect(await read()).toMatchObject({ subscription: null, invoices: [] });
  });

  test('a change that is refused leaves everything as it was', async () => {
    await start();
    await payments.useCard(customer, 'pm_card_chargeCustomerFail', newId());
    const before = await read();
    await expect(change(PLAN_REF, planTerms('premium'))).rejects.toThrow(refusal('declined'));
    expect(await read()).toEqual(before);
  });

  test('more is charged at once by the second, less costs nothing, and taking it up again is free', async () => {
    await start();
    await provider.advanceTo('2026-04-16T00:00:00Z');
    const wanted = {
      parts: [
        { ref: PLAN_REF, wish: planTerms('premium') },
        { ref: 'm', wish: addOnTerms('member', 'monthly', 10) },
        { ref: 'l', wish: addOnTerms('location', 'annual', 2) },
      ],
      at: provider.clock.now(),
    };
    provider.clock.advance(10 * 60_000);
    await payments.changeParts(customer, wanted, newId());
    const [, charged] = await invoices();
    expect(charged).toMatchObject({ reason: 'change', state: 'paid', amountCents: totalOf(charged!.lines) });
    expect(charged!.lines.map(({ amountCents }) => amountCents)).toEqual([
      -500,
      1_500,
      125,
      Math.round((2_000 * 350) / 365),
    ]);

    await change('m', addOnTerms('member', 'monthly', 3));
    await change('l', addOnTerms('location', 'annual', 0));
    await change('m', addOnTerms('member', 'monthly', 0));
    await change('m', addOnTerms('member', 'monthly', 9));
    expect(await invoices()).toHaveLength(2);
    expect((await read()).subscription?.parts).toMatchObject([
      { ref: PLAN_REF, product: 'plan.premium' },
      { ref: 'm', quantity: 9, paid: { quantity: 10 }, period: { endsAt: at('2026-05-01T00:00:00Z') } },
      { ref: 'l', quantity: 0, paid: { quantity: 2 }, period: { endsAt: at('2027-04-01T00:00:00Z') } },
    ]);
    const above = {
      parts: [{ ref: 'm', wish: addOnTerms('member', 'monthly', 12) }],
      at: provider.clock.now(),
    };
    await payments.changeParts(customer, above, newId());
    const last = (await invoices()).at(-1);
    // Half a month of two more; the tenth was paid for.
    expect(last).toMatchObject({ reason: 'change', state: 'paid', amountCents: 25 });
    await provider.advanceTo('2026-05-01T00:00:00Z');
    expect((await invoices()).at(-1)).toMatchObject({ reason: 'cycle', amountCents: 3_000 + 12 * 25 });
  });

  test('parts that have ended make room for others', async () => {
    const wishAll = (prefix: string, quantity: number) => ({
      parts: Array.from({ length: 19 }, (_, index) => ({
        ref: `${prefix}${index}`,
        wish: addOnTerms('member', 'monthly', quantity),
      })),
      at: provider.clock.now(),
    });
    await start();
    await payments.changeParts(customer, wishAll('a', 1), newId());
    await payments.changeParts(customer, wishAll('a', 0), newId());
    await provider.advanceTo('2026-05-01T00:00:00Z');
    await payments.changeParts(customer, wishAll('b', 1), newId());
    const { subscription } = await read();
    expect(subscription?.parts.map(({ ref }) => ref).toSorted()).toEqual(
      [PLAN_REF, ...wishAll('b', 1).parts.map(({ ref }) => ref)].toSorted(),
    );
  });

  test('what was lowered follows the lower figure when its period ends, and what was cancelled is gone', async () => {
    await start();
    await change(PLAN_REF, planTerms('enterprise'));
    await change('m', addOnTerms('member', 'monthly', 10));
    await change(PLAN_REF, planTerms('premium'));
    await change('m', addOnTerms('member', 'monthly', 0));
    await provider.advanceTo('2026-05-01T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: {
        parts: [{ ref: PLAN_REF, product: 'plan.premium', paid: { product: 'plan.premium' } }],
      },
    });
    expect((await read()).subscription?.parts).toHaveLength(1);
    expect((await invoices()).at(-1)).toMatchObject({ reason: 'cycle', amountCents: 3_000 });
    await change('m', addOnTerms('member', 'monthly', 2));
    expect((await invoices()).at(-1)).toMatchObject({ reason: 'change', amountCents: 50 });
  });

  test('monthly and annual parts that are due on one day are on one invoice', async () => {
    await start();
    await change('l', addOnTerms('location', 'annual', 1));
    await provider.advanceTo('2027-04-01T00:00:00Z');
    const all = await invoices();
    expect(all).toHaveLength(14);
    expect(all.at(-1)).toMatchObject({ reason: 'cycle', amountCents: 2_000, lines: [{}, {}] });
  });

  test('a cancelled subscription ends with its month, unless that is taken back', async () => {
    await start();
    await payments.setEndsAtPeriodEnd(customer, true, newId());
    expect((await read()).subscription).toMatchObject({ endsAtPeriodEnd: true, cancelledAt: at(START) });
    await payments.setEndsAtPeriodEnd(customer, false, newId());
    await provider.advanceTo('2026-05-01T00:00:00Z');
    expect((await read()).subscription).toMatchObject({ state: 'active', cancelledAt: null });
    await change('l', addOnTerms('location', 'annual', 1));
    await payments.setEndsAtPeriodEnd(customer, true, newId());
    await provider.advanceTo('2026-08-01T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'ended', endedAt: at('2026-06-01T00:00:00Z') },
    });
    expect(await invoices()).toHaveLength(3);
    await start();
    expect((await read()).subscription).toMatchObject({
      state: 'active',
      startedAt: at('2026-08-01T00:00:00Z'),
    });
  });

  test('a renewal that fails is tried again after 1, 3 and 7 days, and then the subscription ends', async () => {
    await start('pm_card_chargeCustomerFail', { trialEnd: at('2026-04-15T00:00:00Z') });
    await provider.advanceTo('2026-04-15T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'past_due' },
      invoices: [{ state: 'open', attempts: 1, nextAttemptAt: at('2026-04-16T00:00:00Z') }],
    });
    expect((await invoices())[0]?.failure).toMatch(/declined/);
    await provider.advanceTo('2026-04-19T00:00:00Z');
    expect(await invoices()).toMatchObject([{ attempts: 3, nextAttemptAt: at('2026-04-22T00:00:00Z') }]);
    await provider.advanceTo('2026-04-22T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'ended', endedAt: at('2026-04-22T00:00:00Z') },
      invoices: [{ state: 'uncollectible', attempts: 4, nextAttemptAt: null, paidAt: null }],
    });
  });

  test('an overdue invoice is paid by another card, at once or at the next attempt', async () => {
    await start('pm_card_chargeCustomerFail', { trialEnd: at('2026-04-15T00:00:00Z') });
    await provider.advanceTo('2026-04-15T00:00:00Z');
    await expect(payments.payOpenInvoice(customer, newId())).rejects.toThrow(refusal('declined'));
    await payments.useCard(customer, 'pm_card_visa', newId());
    await payments.payOpenInvoice(customer, newId());
    await payments.payOpenInvoice(customer, newId());
    expect(await read()).toMatchObject({ subscription: { state: 'active' }, invoices: [{ state: 'paid' }] });

    await payments.useCard(customer, 'pm_card_chargeCustomerFail', newId());
    await provider.advanceTo('2026-05-15T00:00:00Z');
    await payments.useCard(customer, 'pm_card_amex', newId());
    await provider.advanceTo('2026-05-16T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'active' },
      invoices: [{}, { state: 'paid', failure: null, paidAt: at('2026-05-16T00:00:00Z') }],
    });
  });

  test('a subscription that is ended leaves nothing to pay', async () => {
    await start('pm_card_chargeCustomerFail', { trialEnd: at('2026-04-15T00:00:00Z') });
    await provider.advanceTo('2026-04-15T00:00:00Z');
    await payments.endSubscription(customer, newId());
    await payments.endSubscription(customer, newId());
    await provider.advanceTo('2026-06-15T00:00:00Z');
    expect(await read()).toMatchObject({
      subscription: { state: 'ended' },
      invoices: [{ state: 'void', attempts: 1, nextAttemptAt: null }],
    });
  });

  test('what comes too late for the subscription is refused for good, and leaves what is paid for', async () => {
    const refused = { name: 'PaymentRefused', reason: 'wrong_state' };
    await expect(payments.setEndsAtPeriodEnd(customer, true, newId())).rejects.toMatchObject(refused);
    await start('pm_card_visa');
    await expect(payments.endSubscription(customer, newId())).rejects.toMatchObject(refused);
    await expect(payments.removeCard(customer, newId())).rejects.toMatchObject(refused);
    await change('m', addOnTerms('member', 'monthly', 1));
    await expect(change('m', addOnTerms('member', 'annual', 1))).rejects.toMatchObject(refused);
    expect(await read()).toMatchObject({ subscription: { state: 'active' }, card: { last4: '4242' } });
  });

  test('a request that is repeated, one after the other or at the same moment, has one effect', async () => {
    await Promise.all([1, 2, 3].map(() => start('pm_card_visa', { key: `start-${customer}` })));
    const wanted = { parts: [{ ref: 'm', wish: addOnTerms('member', 'monthly', 10) }], at: at(START) };
    const key = `parts-${customer}`;
    await Promise.all([1, 2, 3].map(() => payments.changeParts(customer, wanted, key)));
    await change('m', addOnTerms('member', 'monthly', 20));
    await payments.changeParts(customer, wanted, key);
    expect((await read()).subscription?.parts).toMatchObject([{}, { ref: 'm', quantity: 20 }]);
    expect((await invoices()).map(({ amountCents }) => amountCents)).toEqual([1_000, 250, 250]);

    await payments.useCard(customer, 'pm_card_chargeCustomerFail', newId());
    const refused = `refused-${customer}`;
    const more = () => change('m', addOnTerms('member', 'monthly', 30), refused);
    await expect(more()).rejects.toThrow(refusal('declined'));
    await payments.useCard(customer, 'pm_card_visa', newId());
    await expect(more()).rejects.toThrow(refusal('declined'));
    expect(await invoices()).toHaveLength(3);
  });

  test('two different changes at the same moment are both made, one after the other', async () => {
    await start();
    await Promise.all([
      change('m', addOnTerms('member', 'monthly', 10)),
      change('l', addOnTerms('location', 'monthly', 1)),
    ]);
    const amounts = (await invoices()).map(({ amountCents }) => amountCents);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([100, 250, 1_000]);
    expect((await read()).subscription?.parts).toHaveLength(3);
  });

  test('what has changed since can be asked for', async () => {
    const { cursor } = await payments.changedSince(null);
    await start();
    const since = await payments.changedSince(cursor);
    expect(since.customerIds).toContain(customer);
    await provider.advanceTo('2026-05-01T00:00:00Z');
    expect((await payments.changedSince(since.cursor)).customerIds).toContain(customer);
  });

  test('a webhook that nobody has signed is refused', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid' });
    await expect(payments.readWebhook(body, undefined)).rejects.toThrow(WebhookRefused);
    await expect(payments.readWebhook(body, 't=1,v1=abc')).rejects.toThrow(WebhookRefused);
  });
});

/** An account without the provider's own ids. */
const comparable = ({ card, subscription, invoices }: ProviderAccount) => ({
  last4: card?.last4,
  subscription: subscription && { ...subscription, id: '' },
  invoices: invoices.map((invoice) => ({
    ...invoice,
    id: '',
    paymentIntentId: invoice.paymentIntentId && '',
    lines: invoice.lines.toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
  })),
});

type Step = { days: number } | { part: PartWish } | { card: string } | { ends: boolean };

type Story = [startsAt: string, trialDays: number, steps: Step[]];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 0, max: 45 }).map((days) => ({ days })),
  fc.constantFrom(...PLAN_NAMES).map((plan) => ({ part: { ref: PLAN_REF, wish: planTerms(plan) } })),
  fc
    .integer({ min: 0, max: 5 })
    .map((count) => ({ part: { ref: 'm', wish: addOnTerms('member', 'monthly', count) } })),
  fc
    .integer({ min: 0, max: 2 })
    .map((count) => ({ part: { ref: 'l', wish: addOnTerms('location', 'annual', count) } })),
  fc.constantFrom('pm_card_visa', 'pm_card_chargeCustomerFail').map((card) => ({ card })),
  fc.boolean().map((ends) => ({ ends })),
);

/** Its first item has ended and is deleted when the second is bought, and an invoice of the first remains. */
const ADD_ON_BOUGHT_TWICE: Story = [
  '2027-01-31T10:00:00Z',
  0,
  [
    { part: { ref: 'm', wish: addOnTerms('member', 'monthly', 1) } },
    { part: { ref: 'm', wish: addOnTerms('member', 'monthly', 0) } },
    { days: 28 },
    { part: { ref: 'm', wish: addOnTerms('member', 'monthly', 1) } },
  ],
];

test('the sandbox and Stripe make the same of any sequence of changes, to the cent', async () => {
  const providers = await Promise.all([openSandbox(), openStripe()]);
  const take = async (provider: Provider, customer: string, step: Step) => {
    const { payments, clock } = provider;
    if ('days' in step)
      return provider.advanceTo(new Date(clock.now().getTime() + step.days * DAY).toISOString());
    if ('card' in step) return payments.useCard(customer, step.card, newId());
    const { subscription } = await payments.readAccount(customer);
    if (subscription?.state === 'ended') return null;
    if ('ends' in step) return payments.setEndsAtPeriodEnd(customer, step.ends, newId());
    const change = { parts: [step.part], at: clock.now() };
    return payments.changeParts(customer, change, newId()).catch(String);
  };
  const follow = async (provider: Provider, [startsAt, trialDays, steps]: Story) => {
    const { payments, clock } = provider;
    clock.set(startsAt);
    const of = { organizationId: newId(), name: 'Harbor Street', email: 'dana@example.org' };
    const customer = await payments.createCustomer(of);
    const parts = [{ ref: PLAN_REF, wish: planTerms('basic') }];
    const trialEnd = trialDays > 0 ? new Date(clock.now().getTime() + trialDays * DAY) : null;
    await payments.startSubscription(customer, { paymentMethodId: 'pm_card_visa', parts, trialEnd }, newId());
    const results: unknown[] = [];
    for (const step of steps) results.push(await take(provider, customer, step));
    return { results, account: comparable(await payments.readAccount(customer)) };
  };
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(
          fc.constantFrom('2027-01-31T10:00:00Z', '2028-02-29T23:59:59Z', '2026-04-15T13:37:11Z'),
          fc.constantFrom(0, 14),
          fc.array(anyStep, { maxLength: 12 }),
        ),
        async (story) => {
          const [sandbox, stripe] = await Promise.all(providers.map((provider) => follow(provider, story)));
          expect(stripe).toEqual(sandbox);
        },
      ),
      { numRuns: 10, examples: [[ADD_ON_BOUGHT_TWICE]] },
    );
  } finally {
    await Promise.all(providers.map((provider) => provider.close()));
  }
}, 60_000);
