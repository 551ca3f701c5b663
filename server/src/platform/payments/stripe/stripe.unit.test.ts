import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStripeStandIn, paymentsBy, type StripeStandIn } from '../../../../testing/stripe-stand-in.ts';
import { PaymentsError, type Payments } from '../payments.ts';

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
  stripe.mood = 'lost answer';
  await expect(payments.createCustomer(HARBOR)).rejects.toThrow(PaymentsError);
  stripe.mood = 'well';
  expect(await payments.createCustomer(HARBOR)).toBe(stripe.customers[0]?.id);
  expect(stripe.customers).toHaveLength(1);
});

test('an inner failure of Stripe’s, which it repeats for a day, does not stand in the way of the next try', async () => {
  stripe.mood = 'broken';
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(payments.createCustomer(HARBOR)).rejects.toThrow('status 500');
  stripe.mood = 'well';
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
