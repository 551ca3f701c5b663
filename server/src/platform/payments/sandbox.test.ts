import { PLAN_REF, planTerms } from '@chargerota/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { newId } from '../database/ids.ts';
import { PaymentRefused, type Payments } from './payments.ts';
import { sandboxPayments } from './sandbox.ts';

let database: TestDatabase;
let payments: Payments;
const clock = new ManualClock('2026-04-01T00:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  payments = sandboxPayments({ database, clock, mirrorJob: 'test.mirror' });
});
afterAll(() => database.dispose());

const makeCustomer = () =>
  payments.createCustomer({ organizationId: newId(), name: 'Harbor Street', email: 'dana@example.org' });

test('an organization has one customer, whose id says that it is the sandbox’s', async () => {
  const organizationId = newId();
  const harbor = { organizationId, name: 'Harbor Street', email: 'dana@example.org' };
  const ids = await Promise.all([1, 2, 3].map(() => payments.createCustomer(harbor)));
  expect(new Set(ids)).toEqual(new Set([`cus_sandbox_${organizationId}`]));
});

test('the bank asks the holder of some cards, and only a completed answer makes the card good', async () => {
  const customerId = await makeCustomer();
  const { clientSecret } = await payments.createSetupIntent(customerId, newId());
  const confirm = (authentication?: 'completed' | 'failed') =>
    payments.sandbox!.confirmSetup({
      customerId,
      clientSecret,
      testCard: 'pm_card_authenticationRequired',
      authentication,
    });
  expect(await confirm()).toEqual({ status: 'requires_action', paymentMethodId: null });
  await expect(confirm('failed')).rejects.toThrow(new PaymentRefused('authentication_required'));
  const { status, paymentMethodId } = await confirm('completed');
  expect(status).toBe('succeeded');
  expect(await confirm('completed')).toEqual({ status, paymentMethodId });
  const parts = [{ ref: PLAN_REF, wish: planTerms('basic') }];
  const subscription = { paymentMethodId: paymentMethodId!, parts, trialEnd: null };
  await payments.startSubscription(customerId, subscription, newId());
  expect(await payments.readAccount(customerId)).toMatchObject({
    card: { id: paymentMethodId, brand: 'visa', last4: '3184' },
    invoices: [{ state: 'paid' }],
  });
});

test('the card that is used has the expiry that was entered', async () => {
  const customerId = await makeCustomer();
  const { clientSecret } = await payments.createSetupIntent(customerId, newId());
  const confirmation = {
    customerId,
    clientSecret,
    testCard: 'pm_card_visa',
    expiry: { month: 2, year: 2049 },
  };
  const { paymentMethodId } = await payments.sandbox!.confirmSetup(confirmation);
  await payments.useCard(customerId, paymentMethodId!, newId());
  expect((await payments.readAccount(customerId)).card).toMatchObject({ expMonth: 2, expYear: 2049 });
});

test('a secret of another customer stores nothing', async () => {
  const { clientSecret } = await payments.createSetupIntent(await makeCustomer(), newId());
  const attempt = { customerId: await makeCustomer(), clientSecret, testCard: 'pm_card_visa' };
  await expect(payments.sandbox!.confirmSetup(attempt)).rejects.toThrow(new PaymentRefused('not_their_card'));
});

test('what changes by itself is told once it is carried out, what was asked for is not', async () => {
  const customerId = await makeCustomer();
  const jobs = async () => {
    const { rows } = await database.pool.query<{ kind: string; due_at: Date }>(
      `SELECT kind, due_at FROM jobs WHERE payload->>'customerId' = $1 ORDER BY kind`,
      [customerId],
    );
    return rows.map(({ kind, due_at: dueAt }) => [kind, dueAt.toISOString().slice(0, 10)]);
  };
  const parts = [{ ref: PLAN_REF, wish: planTerms('basic') }];
  await payments.startSubscription(
    customerId,
    { paymentMethodId: 'pm_card_visa', parts, trialEnd: null },
    newId(),
  );
  expect(await jobs()).toEqual([['payments.sandbox-advance', '2026-05-01']]);
  clock.set('2026-07-15T00:00:00Z');
  await payments.setEndsAtPeriodEnd(customerId, true, newId());
  expect((await payments.readAccount(customerId)).invoices).toHaveLength(4);
  expect(await jobs()).toEqual([
    ['payments.sandbox-advance', '2026-08-01'],
    ['test.mirror', '2026-07-15'],
  ]);
  clock.set('2026-08-15T00:00:00Z');
  await payments.useCard(customerId, 'pm_card_amex', newId());
  expect(await jobs()).toEqual([['test.mirror', '2026-08-15']]);
});

test('what has changed is told once', async () => {
  const customerId = await makeCustomer();
  const { customerIds, cursor } = await payments.changedSince(null);
  expect(customerIds).toContain(customerId);
  expect(await payments.changedSince(cursor)).toEqual({ customerIds: [], cursor });
});
