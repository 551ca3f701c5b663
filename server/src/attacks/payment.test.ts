import {
  buyLocationAddOn,
  buyMemberAddOn,
  cancelMemberAddOn,
  cancelSubscription,
  changePlan,
  createInvitation,
  createLocation,
  createSubscription,
  editMemberAddOn,
  getBilling,
  getBillingDocument,
  reactivateSubscription,
  removePaymentMethod,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app.ts';
import { makeMember } from '../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../testing/make-organization.ts';
import { customerOf, quoted, setUpPayment, staySignedIn, storeCard } from '../../testing/pay.ts';
import { newId } from '../platform/database/ids.ts';
import { PaymentsError, type Payments } from '../platform/payments/payments.ts';
import { reconcile } from '../features/billing/provider/reconcile.ts';

const attempt = attackGroup('no payment is forged, doubled, changed on the way or made at another’s cost');

type Call = { name: string; customerId: string };
/** What happens right before a call reaches the provider. */
let happensBefore: (call: Call) => Promise<void> | void = () => {};

const watched = (sandbox: Payments): Payments =>
  new Proxy(sandbox, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      return async (...args: unknown[]) => {
        await happensBefore({ name, customerId: String(args[0]) });
        return Reflect.apply(method, target, args) as unknown;
      };
    },
  });

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ payments: watched });
});
beforeEach(() => {
  t.clock.set(TEST_NOW);
  happensBefore = () => {};
});
afterAll(() => t.close());

const DAY = 86_400_000;

/** Once, before the next call named `wanted`. */
function before(wanted: string, happens: () => Promise<void> | void): void {
  happensBefore = async ({ name }) => {
    if (name !== wanted) return;
    happensBefore = () => {};
    await happens();
  };
}

async function onTrial(plan: 'basic' | 'premium' | 'enterprise' = 'basic'): Promise<TestOrganization> {
  const organization = await makeOrganization(t, {}, { plan });
  await staySignedIn(t);
  return organization;
}

async function paying(plan: 'basic' | 'premium' = 'basic'): Promise<TestOrganization> {
  const organization = await onTrial(plan);
  await setUpPayment(t, organization);
  await pass(14);
  return organization;
}

async function pass(days: number): Promise<void> {
  await staySignedIn(t);
  t.clock.advance(days * DAY);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
}

const paramsOf = ({ id }: TestOrganization) => ({ params: { id } });
const billingOf = async (organization: TestOrganization) =>
  (await t.call(getBilling, paramsOf(organization), organization.admin)).body;
/** As its dialog does, with the figures that it shows. */
async function buyMembers(organization: TestOrganization, membersCount: 2 | 5, as = organization.admin) {
  const terms = { membersCount, billingCycle: 'monthly' } as const;
  const confirmed = await quoted(t, organization, { kind: 'members', ...terms });
  return t.call(buyMemberAddOn, { ...paramsOf(organization), body: { ...terms, confirmed } }, as);
}
const location = (name: string) => ({ name, address: '1 Pier Road', totalSpots: 1 });

test('a card that is removed as the trial ends takes nothing away that has just been paid for', async () => {
  const organization = await onTrial();
  await setUpPayment(t, organization);
  before('endSubscription', () => void t.clock.advance(14 * DAY));
  const removed = await attempt(t.call(removePaymentMethod, paramsOf(organization), organization.admin));
  expect(removed).toMatchObject({ status: 409, body: { code: 'billing_state' } });
  await staySignedIn(t);
  expect(await billingOf(organization)).toMatchObject({
    isBusy: false,
    organization: { subscriptionStatus: 'active', lastBillingAmount: '10.00' },
    paymentMethod: { last4: '4242' },
  });
});

test('a decision that comes too late at the provider is refused, and others can be made at once', async () => {
  const organization = await paying();
  await t.call(cancelSubscription, { ...paramsOf(organization), body: {} }, organization.admin);
  before('setEndsAtPeriodEnd', () => void t.clock.advance(31 * DAY));
  const resume = () =>
    attempt(t.call(reactivateSubscription, { ...paramsOf(organization), body: {} }, organization.admin));
  await staySignedIn(t);
  expect(await resume()).toMatchObject({ status: 409, body: { code: 'billing_state' } });
  await staySignedIn(t);
  expect(await billingOf(organization)).toMatchObject({
    isBusy: false,
    organization: { subscriptionStatus: 'inactive' },
  });
  expect(await resume()).toMatchObject({
    status: 200,
    body: { organization: { subscriptionStatus: 'active' } },
  });
});

test('a card that is refused when a subscription starts again does not replace the one that works', async () => {
  const organization = await paying();
  await t.call(cancelSubscription, { ...paramsOf(organization), body: {} }, organization.admin);
  await pass(31);
  const refused = await attempt(setUpPayment(t, organization, { card: 'pm_card_chargeCustomerFail' }));
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_declined' } });
  expect((await billingOf(organization)).paymentMethod).toMatchObject({ last4: '4242' });
});

test('an administrator who keeps asking for documents, which take time to draw, has to wait', async () => {
  const limited = await buildTestApp({ beside: t, config: { RATE_LIMITS: true } });
  const organization = await onTrial();
  const params = { id: organization.id, documentId: newId() };
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      attempt(limited.call(getBillingDocument, { params }, organization.admin)),
    ),
  );
  await limited.close();
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('an account that cannot be read keeps the night’s comparison from no other organization', async () => {
  const [broken, lost] = [await paying(), await paying()];
  const customerId = await customerOf(t, broken);
  for (const organization of [broken, lost])
    // The broken one first.
    await t.deps.payments.setEndsAtPeriodEnd(
      await customerOf(t, organization),
      true,
      `lost ${organization.id}`,
    );
  happensBefore = (call) => {
    if (call.name === 'readAccount' && call.customerId === customerId) throw new PaymentsError('deleted');
  };
  await reconcile(t.deps);
  expect((await billingOf(lost)).organization.autoRenewEnabled).toBe(false);
  expect((await billingOf(broken)).organization.autoRenewEnabled).toBe(true);
  // It is read again by a job of its own.
  happensBefore = () => {};
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  expect((await billingOf(broken)).organization.autoRenewEnabled).toBe(false);
});

test('a lower plan that payment is set up for holds from the decision on', async () => {
  const organization = await onTrial('premium');
  const paymentMethodId = await storeCard(t, organization);
  const add = (name: string) =>
    t.call(createLocation, { ...paramsOf(organization), body: location(name) }, organization.admin);
  expect((await add('Harbor')).status).toBe(201);
  let meanwhile: number | null = null;
  before('startSubscription', async () => {
    meanwhile = (await add('Station')).status;
  });
  const body = { organizationId: organization.id, paymentMethodId, subscriptionTier: 'basic' } as const;
  expect((await t.call(createSubscription, { body }, organization.admin)).status).toBe(200);
  expect(meanwhile).toBe(409);
  expect((await billingOf(organization)).usage.locations).toEqual({ used: 1, limit: 1 });
});

test('what was shown is charged, also at a fraction of a second', async () => {
  const organization = await paying();
  // Between these two seconds of the month the remaining share of $200 falls by a cent.
  t.clock.advance(66_500);
  const body = { kind: 'plan', subscriptionPlan: 'enterprise' } as const;
  const confirmed = (await quoted(t, organization, body))!;
  const upgrade = { subscriptionPlan: 'enterprise', confirmed } as const;
  await t.call(changePlan, { ...paramsOf(organization), body: upgrade }, organization.admin);
  const { invoices } = await t.deps.payments.readAccount(await customerOf(t, organization));
  expect(invoices.at(-1)?.amountCents).toBe(confirmed.dueNowCents);
});

test('a raise with another cycle counts as done if the process died after it, even a day later', async () => {
  const organization = await paying();
  const bought = await buyMembers(organization, 5);
  let reads = 0;
  happensBefore = ({ name }) => {
    if (name === 'readAccount' && ++reads === 2) throw new Error('the process has died');
  };
  const params = { id: organization.id, addOnId: bought.body.id };
  const body = { membersCount: 10, billingCycle: 'annual' } as const;
  expect((await t.call(editMemberAddOn, { params, body }, organization.admin)).status).toBe(500);
  happensBefore = () => {};
  await pass(1);
  expect(await billingOf(organization)).toMatchObject({
    isBusy: false,
    addOns: { members: [{ membersCount: 10, status: 'active', nextBillingCycle: 'annual' }] },
  });
});

test('a card number in place of a payment method is refused and never stored', async () => {
  const organization = await onTrial();
  const body = { organizationId: organization.id, paymentMethodId: '4242424242424242' };
  expect(await attempt(t.call(createSubscription, { body }, organization.admin))).toMatchObject({
    status: 422,
  });
  const { rows } = await t.database.pool.query(
    `SELECT id FROM billing_operations WHERE wish::text LIKE '%4242424242424242%'`,
  );
  expect(rows).toEqual([]);
});

test('of six purchases at once, sent by a script or a repeated press, none is charged unseen, and one is made where nothing is charged', async () => {
  const [subscribed, trial] = [await paying(), await onTrial()];
  const send = ({ id, admin }: TestOrganization) =>
    attempt(t.call(buyMemberAddOn, { params: { id }, body: { membersCount: 2 } }, admin));
  const sixTimes = async (organization: TestOrganization) => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(organization)));
    return answers.map(({ body }) => body.code ?? 'bought').toSorted();
  };
  const refusals = Array.from({ length: 5 }, () => 'quote_required');
  expect(await sixTimes(trial)).toEqual(['bought', ...refusals]);
  expect(await sixTimes(subscribed)).toEqual(['quote_required', ...refusals]);
  expect((await billingOf(subscribed)).addOns.members).toEqual([]);
  // Another kind, a confirmed one and one of later are no repetition.
  const places = { params: { id: trial.id }, body: { locationsCount: 1 } };
  expect((await t.call(buyLocationAddOn, places, trial.admin)).status).toBe(201);
  expect((await buyMembers(trial, 2)).status).toBe(201);
  t.clock.advance(60_000);
  expect((await send(trial)).status).toBe(201);
});

test('twenty-one changes at the same moment leave one account: charged as shown, nothing over its limit', async () => {
  const organization = await paying('premium');
  const other = await makeMember(t, organization, { role: 'admin' });
  await staySignedIn(t);
  const bought = await buyMembers(organization, 5);
  const addOnId = bought.body.id;
  const acts = [
    (as: typeof other) => buyMembers(organization, 2, as),
    (as: typeof other) => t.call(cancelMemberAddOn, { params: { id: organization.id, addOnId } }, as),
    (as: typeof other) =>
      t.call(editMemberAddOn, { params: { id: organization.id, addOnId }, body: { membersCount: 9 } }, as),
    (as: typeof other) =>
      t.call(changePlan, { ...paramsOf(organization), body: { subscriptionPlan: 'basic' } }, as),
    (as: typeof other, index: number) =>
      t.call(createLocation, { ...paramsOf(organization), body: location(`Lot ${index}`) }, as),
    (as: typeof other, index: number) =>
      t.call(createInvitation, { ...paramsOf(organization), body: { email: `p${index}@example.org` } }, as),
    (as: typeof other) => t.call(cancelSubscription, { ...paramsOf(organization), body: {} }, as),
  ];
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      attempt<{ status: number }>(acts[index % acts.length]!(index % 2 ? other : organization.admin, index)),
    ),
  );
  expect(answers.some(({ status }) => status < 300)).toBe(true);
  const billing = await billingOf(organization);
  const { invoices, subscription } = await t.deps.payments.readAccount(await customerOf(t, organization));
  expect(billing.isBusy).toBe(false);
  const counts = billing.addOns.members.map(({ membersCount, status }) =>
    status === 'active' ? membersCount : 0,
  );
  const parts = subscription!.parts.filter(({ product }) => product === 'add-on.member');
  const ascending = (one: number, other: number) => one - other;
  expect(counts.toSorted(ascending)).toEqual(parts.map(({ quantity }) => quantity).toSorted(ascending));
  expect(billing.usage.locations.used).toBeLessThanOrEqual(billing.usage.locations.limit!);
  expect(invoices.every(({ state }) => state === 'paid')).toBe(true);
});
