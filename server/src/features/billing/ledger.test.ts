import {
  buyLocationAddOn,
  buyMemberAddOn,
  cancelMemberAddOn,
  cancelSubscription,
  changePlan,
  editMemberAddOn,
  getBilling,
  listBillingHistory,
  quoteBillingChange,
  reactivateSubscription,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { setUpPayment, staySignedIn } from '../../../testing/pay.ts';
import { billingDocuments, subscriptions } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const DAY = 86_400_000;
const cycle = fc.constantFrom('monthly' as const, 'annual' as const);
const act = fc.oneof(
  fc.record({ act: fc.constant('plan' as const), to: fc.constantFrom('basic', 'premium', 'enterprise') }),
  fc.record({ act: fc.constant('members' as const), count: fc.integer({ min: 1, max: 20 }), cycle }),
  fc.record({ act: fc.constant('locations' as const), count: fc.integer({ min: 1, max: 10 }), cycle }),
  fc.record({ act: fc.constant('edit' as const), count: fc.integer({ min: 1, max: 20 }), cycle }),
  fc.record({ act: fc.constantFrom('drop' as const, 'cancel' as const, 'reactivate' as const) }),
  fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const billingOf = async ({ id, admin }: TestOrganization) =>
  (await t.call(getBilling, { params: { id } }, admin)).body;

async function carryOut(organization: TestOrganization, wanted: Act) {
  const { admin, id } = organization;
  const params = { id };
  const billing = await billingOf(organization);
  const addOn = billing.addOns.members.find(({ status }) => status !== 'expired');
  const ofAddOn = { params: { id, addOnId: addOn?.id ?? id } };
  switch (wanted.act) {
    case 'plan': {
      // What is quoted is what is charged.
      const body = { kind: 'plan', subscriptionPlan: wanted.to };
      const quote = await t.call(quoteBillingChange, { params, body }, admin);
      if (quote.status !== 200) return;
      const { quotedAt, version, dueNowCents } = quote.body;
      const before = await ledgerOf(organization);
      t.clock.advance(60_000);
      const change = { subscriptionPlan: wanted.to, confirmed: { quotedAt, version, dueNowCents } };
      const changed = await t.call(changePlan, { params, body: change }, admin);
      expect(changed.status, changed.body.code).toBe(200);
      const after = await ledgerOf(organization);
      expect(after.total - before.total).toBe(dueNowCents);
      expect(changed.body.nextBillingAmountCents).toBe(quote.body.nextBillingAmountCents);
      return;
    }
    case 'members':
      await t.call(
        buyMemberAddOn,
        { params, body: { membersCount: wanted.count, billingCycle: wanted.cycle } },
        admin,
      );
      return;
    case 'locations':
      await t.call(
        buyLocationAddOn,
        { params, body: { locationsCount: wanted.count, billingCycle: wanted.cycle } },
        admin,
      );
      return;
    case 'edit':
      await t.call(
        editMemberAddOn,
        { ...ofAddOn, body: { membersCount: wanted.count, billingCycle: wanted.cycle } },
        admin,
      );
      return;
    case 'drop':
      await t.call(cancelMemberAddOn, ofAddOn, admin);
      return;
    case 'cancel':
      await t.call(cancelSubscription, { params, body: {} }, admin);
      return;
    case 'reactivate':
      await t.call(reactivateSubscription, { params, body: {} }, admin);
      return;
    default:
      await pass(organization, wanted.days);
  }
}

/** Days pass; on each billing date exactly the announced amount is charged. */
async function pass(organization: TestOrganization, days: number) {
  const end = t.clock.now().getTime() + days * DAY;
  // oxlint-disable no-await-in-loop -- one date after the other
  for (;;) {
    const { nextBillingDate, nextBillingAmountCents, endsAt } = await billingOf(organization);
    const due = nextBillingDate ?? endsAt;
    const at = due ? new Date(due).getTime() : Infinity;
    if (at > end) break;
    const before = await ledgerOf(organization);
    // The sandbox counts in whole seconds.
    t.clock.set(new Date(Math.ceil(at / 1000) * 1000));
    await drain();
    const after = await ledgerOf(organization);
    expect(after.total - before.total, `due on ${due}`).toBe(nextBillingAmountCents);
  }
  // oxlint-enable no-await-in-loop
  t.clock.set(new Date(end));
  await drain();
}

async function drain() {
  await staySignedIn(t);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
}

async function ledgerOf({ id }: TestOrganization) {
  const [row] = await t.database.drizzle
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, id));
  const { invoices } = await t.deps.payments.readAccount(row?.paymentCustomerId ?? '');
  return { invoices, total: invoices.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

async function expectAgreement(organization: TestOrganization) {
  const { invoices } = await ledgerOf(organization);
  const charged = invoices.filter(({ amountCents }) => amountCents > 0);
  const sorted = (rows: (readonly [string | null, number])[]) =>
    rows.map(([id, amount]) => `${id} ${amount}`).toSorted();
  const expected = sorted(charged.map(({ id, amountCents }) => [id, amountCents]));
  const params = { id: organization.id };
  const history = await t.call(listBillingHistory, { params }, organization.admin);
  const entries = history.body.filter(({ invoiceId }) => invoiceId !== null);
  if (history.body.length < 50)
    expect(sorted(entries.map(({ invoiceId, amount }) => [invoiceId, amount]))).toEqual(expected);
  const documents = await t.database.drizzle
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.organizationId, organization.id));
  const invoiced = documents.filter(({ kind }) => kind === 'invoice');
  expect(sorted(invoiced.map(({ invoiceId, amountCents }) => [invoiceId, amountCents]))).toEqual(expected);
}

test('whatever is changed when, ledger, history, documents and the announced amounts agree to the cent', async () => {
  const starts = fc.constantFrom('2027-01-17T10:00:00Z', '2028-02-15T09:30:00Z', '2026-11-20T15:00:00Z');
  await fc.assert(
    fc.asyncProperty(starts, fc.array(act, { minLength: 1, maxLength: 8 }), async (start, acts) => {
      t.clock.set(start);
      const organization = await makeOrganization(t, {}, { plan: 'basic' });
      await staySignedIn(t);
      expect((await setUpPayment(t, organization)).status).toBe(200);
      for (const wanted of [...acts, { act: 'wait' as const, days: 40 }]) {
        // oxlint-disable-next-line no-await-in-loop -- one act after the other
        await carryOut(organization, wanted);
      }
      await expectAgreement(organization);
      // The next organization begins at another time.
      await t.database.pool.query('DELETE FROM jobs');
    }),
    { numRuns: 6 },
  );
});
