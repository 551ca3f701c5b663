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
  type ConfirmedQuote,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { setUpPayment, staySignedIn } from '../../../../testing/pay.ts';
import { billingDocuments, subscriptions } from '../tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const DAY = 86_400_000;
const cycle = fc.constantFrom('monthly' as const, 'annual' as const);
const act = fc.oneof(
  fc.record({ act: fc.constant('plan' as const), to: fc.constantFrom('basic', 'premium', 'enterprise') }),
  fc.record({
    act: fc.constantFrom('members' as const, 'edit' as const),
    count: fc.integer({ min: 1, max: 20 }),
    cycle,
  }),
  fc.record({ act: fc.constant('locations' as const), count: fc.integer({ min: 1, max: 10 }), cycle }),
  fc.record({ act: fc.constantFrom('drop' as const, 'cancel' as const, 'reactivate' as const) }),
  // Also over a year, and over several billing dates at once.
  fc.record({
    act: fc.constantFrom('wait' as const, 'oversleep' as const),
    days: fc.oneof(fc.integer({ min: 1, max: 70 }), fc.constant(380)),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function billingOf({ id, admin }: TestOrganization) {
  const answer = await t.call(getBilling, { params: { id } }, admin);
  expect(answer.status, answer.body.code).toBe(200);
  return answer.body;
}

async function carryOut(organization: TestOrganization, wanted: Act): Promise<void> {
  const { admin, id } = organization;
  const params = { id };
  const { addOns } = await billingOf(organization);
  const addOn = addOns.members.find(({ status }) => status !== 'expired');
  const ofAddOn = { params: { id, addOnId: addOn?.id ?? id } };
  switch (wanted.act) {
    case 'plan': {
      const terms = { subscriptionPlan: wanted.to };
      return confirm(organization, { kind: 'plan', ...terms }, (confirmed) =>
        t.call(changePlan, { params, body: { ...terms, confirmed } }, admin),
      );
    }
    case 'members': {
      const terms = { membersCount: wanted.count, billingCycle: wanted.cycle };
      return confirm(organization, { kind: 'members', ...terms }, (confirmed) =>
        t.call(buyMemberAddOn, { params, body: { ...terms, confirmed } }, admin),
      );
    }
    case 'locations': {
      const terms = { locationsCount: wanted.count, billingCycle: wanted.cycle };
      return confirm(organization, { kind: 'locations', ...terms }, (confirmed) =>
        t.call(buyLocationAddOn, { params, body: { ...terms, confirmed } }, admin),
      );
    }
    case 'edit': {
      if (!addOn) return;
      const { count, cycle: billingCycle } = wanted;
      const quoted = { kind: 'edit', addOn: 'member', addOnId: addOn.id, count, billingCycle };
      const terms = { membersCount: count, billingCycle };
      return confirm(organization, quoted, (confirmed) =>
        t.call(editMemberAddOn, { ...ofAddOn, body: { ...terms, confirmed } }, admin),
      );
    }
    case 'drop':
      return void (await t.call(cancelMemberAddOn, ofAddOn, admin));
    case 'cancel':
      return void (await t.call(cancelSubscription, { params, body: {} }, admin));
    case 'reactivate':
      return void (await t.call(reactivateSubscription, { params, body: {} }, admin));
    case 'oversleep':
      t.clock.advance(wanted.days * DAY);
      return drain();
    default:
      return pass(organization, wanted.days);
  }
}

/**
 * What is quoted now and next is what is charged, or the change is refused before anything is quoted. A billing date
 * within the minute from the quote to the change makes the quote void, and nothing is charged for the change.
 */
async function confirm(
  organization: TestOrganization,
  body: object,
  change: (confirmed: ConfirmedQuote) => Promise<{ status: number; body: { code?: string } }>,
): Promise<void> {
  const params = { id: organization.id };
  const quote = await t.call(quoteBillingChange, { params, body }, organization.admin);
  if (quote.status !== 200) return;
  const { quotedAt, version, dueNowCents, nextBillingAmountCents, nextBillingDate } = quote.body;
  const before = await ledgerOf(organization);
  const { nextBillingDate: due } = await billingOf(organization);
  t.clock.advance(60_000);
  const changed = await change({ quotedAt, version, dueNowCents });
  if (due && new Date(due) <= t.clock.now()) {
    expect(changed).toMatchObject({ status: 409, body: { code: 'billing_changed' } });
    return confirm(organization, body, change);
  }
  expect(changed.status, changed.body.code).toBeLessThan(300);
  const after = await ledgerOf(organization);
  expect(after.total - before.total, 'charged at once').toBe(dueNowCents);
  expect(await billingOf(organization)).toMatchObject({ nextBillingAmountCents, nextBillingDate });
}

/** Days pass; on each billing date exactly the announced amount is charged. */
async function pass(organization: TestOrganization, days: number): Promise<void> {
  const end = t.clock.now().getTime() + days * DAY;
  for (let last = 0; ;) {
    const { nextBillingDate, nextBillingAmountCents, endsAt } = await billingOf(organization);
    const due = nextBillingDate ?? endsAt;
    const at = due ? new Date(due).getTime() : Infinity;
    if (at > end) break;
    expect(at, 'the next date is later than the last one').toBeGreaterThan(last);
    last = at;
    const before = await ledgerOf(organization);
    // The sandbox counts in whole seconds.
    t.clock.set(new Date(Math.ceil(at / 1000) * 1000));
    await drain();
    const after = await ledgerOf(organization);
    expect(after.total - before.total, `due on ${due}`).toBe(nextBillingAmountCents);
  }
  t.clock.set(new Date(end));
  await drain();
}

async function drain(): Promise<void> {
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

/** The provider's ledger, the history and the invoices name the same amounts. */
async function expectAgreement(organization: TestOrganization): Promise<void> {
  const { invoices } = await ledgerOf(organization);
  const sorted = (rows: (readonly [string | null, number])[]) =>
    rows.map(([id, amount]) => `${id} ${amount}`).toSorted();
  const charged = sorted(
    invoices.filter(({ amountCents }) => amountCents > 0).map(({ id, amountCents }) => [id, amountCents]),
  );
  const { id, admin } = organization;
  const history = await t.call(listBillingHistory, { params: { id } }, admin);
  const entries = history.body.filter(({ invoiceId }) => invoiceId !== null);
  if (history.body.length < 50)
    expect(sorted(entries.map(({ invoiceId, amount }) => [invoiceId, amount]))).toEqual(charged);
  const documents = await t.database.drizzle
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.organizationId, id));
  for (const kind of ['invoice', 'receipt']) {
    const ofKind = documents.filter((one) => one.kind === kind);
    expect(sorted(ofKind.map(({ invoiceId, amountCents }) => [invoiceId, amountCents])), kind).toEqual(
      charged,
    );
    const numbers = ofKind.map(({ number }) => number).toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
}

// The provider counts in whole seconds, so that the period ends half a second after the quote.
const HALF_SECOND_LEFT = '2026-11-20T15:00:00.500Z';
const sleepsIntoRenewal: Act[] = [
  { act: 'cancel' },
  { act: 'wait', days: 7 },
  { act: 'oversleep', days: 69 },
  { act: 'locations', count: 6, cycle: 'monthly' },
];

test('whatever is changed when, ledger, history, documents and the announced amounts agree to the cent', async () => {
  // The trial ends on 31 January, on 29 February, and in the middle of a month.
  const starts = fc.constantFrom('2027-01-17T10:00:00Z', '2028-02-15T09:30:00Z', HALF_SECOND_LEFT);
  await fc.assert(
    fc.asyncProperty(starts, fc.array(act, { minLength: 3, maxLength: 8 }), async (start, acts) => {
      t.clock.set(start);
      const organization = await makeOrganization(t, {}, { plan: 'basic' });
      await staySignedIn(t);
      expect((await setUpPayment(t, organization)).status).toBe(200);
      for (const wanted of [...acts, { act: 'wait' as const, days: 40 }]) {
        await carryOut(organization, wanted);
        await expectAgreement(organization);
      }
      // The next organization begins at another time.
      await t.database.pool.query('DELETE FROM jobs');
    }),
    // A failure is reported as it was found: to shrink it takes minutes.
    { numRuns: 6, endOnFailure: true, examples: [[HALF_SECOND_LEFT, sleepsIntoRenewal]] },
  );
}, 120_000);
