import { buyMemberAddOn, changePlan, getBilling, listBillingHistory } from '@chargerota/contract';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { customerOf, quoted, setUpPayment, staySignedIn } from '../../../../testing/pay.ts';
import { PaymentsError, type Payments } from '../../../platform/payments/payments.ts';
import { billingReconciliations } from '../tables.ts';

/** Which call of the provider fails: the nth, before or after it had its effect. Killed processes: see crash.test.ts. */
let fails: { at: number; after: boolean; error?: Error } | null = null;
let calls = 0;
/** A customer who was deleted at the provider. */
let deletedCustomer: string | null = null;
const logged: string[] = [];

/** The sandbox, reached by a connection that fails at a chosen call. */
const unreliable = (sandbox: Payments): Payments =>
  new Proxy(sandbox, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (name === 'readAccount' && args[0] === deletedCustomer) throw new PaymentsError('deleted');
        const isLast = fails?.at === calls++;
        const error = fails?.error ?? new Error('an unforeseen failure');
        if (isLast && !fails?.after) throw error;
        const result: unknown = await Reflect.apply(method, target, args);
        if (isLast) throw error;
        return result;
      };
    },
  });

let t: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  t = await buildTestApp({ payments: unreliable, log });
});
afterAll(() => t.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Out of the trial, paying for the basic plan. */
async function paying(): Promise<TestOrganization> {
  const organization = await makeOrganization(t, {}, { plan: 'basic' });
  await setUpPayment(t, organization);
  t.clock.advance(14 * DAY);
  await staySignedIn(t);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
  return organization;
}

const ledgerOf = async (organization: TestOrganization) =>
  t.deps.payments.readAccount(await customerOf(t, organization));

/** As its dialog sends it. */
async function twoMembers(organization: TestOrganization) {
  const terms = { membersCount: 2, billingCycle: 'monthly' } as const;
  return { ...terms, confirmed: await quoted(t, organization, { kind: 'members', ...terms }) };
}

/** The provider's ledger and what administrators read agree. */
async function expectAgreement(organization: TestOrganization) {
  const { invoices, subscription } = await ledgerOf(organization);
  const params = { id: organization.id };
  const history = await t.call(listBillingHistory, { params }, organization.admin);
  const entries = history.body.filter(({ invoiceId }) => invoiceId !== null);
  expect(entries.map(({ invoiceId, amount }) => `${invoiceId} ${amount}`).toSorted()).toEqual(
    invoices.map(({ id, amountCents }) => `${id} ${amountCents}`).toSorted(),
  );
  const receipts = entries.flatMap(({ documents }) => documents.filter(({ kind }) => kind === 'receipt'));
  expect(receipts).toHaveLength(invoices.filter(({ state }) => state === 'paid').length);
  const billing = await t.call(getBilling, { params }, organization.admin);
  const counts = billing.body.addOns.members.map(({ membersCount }) => String(membersCount));
  const parts = subscription?.parts.filter(({ product }) => product === 'add-on.member') ?? [];
  expect(counts.toSorted()).toEqual(parts.map(({ quantity }) => String(quantity)).toSorted());
  expect(billing.body.isBusy).toBe(false);
}

test('a provider that cannot be reached is said so, and what was decided is completed later, even by the night’s comparison', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  const upgrade = () =>
    t.call(changePlan, { params, body: { subscriptionPlan: 'premium' } }, organization.admin);
  calls = 0;
  fails = { at: 1, after: true, error: new PaymentsError('no connection') };
  expect((await upgrade()).body.code).toBe('payment_unavailable');
  fails = null;
  await t.database.pool.query(`DELETE FROM jobs WHERE kind = 'billing.finish-operation'`);
  t.clock.advance(17 * HOUR);
  await staySignedIn(t);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
  const billing = await t.call(getBilling, { params }, organization.admin);
  expect(billing.body).toMatchObject({ isBusy: false, organization: { subscriptionPlan: 'premium' } });
  await expectAgreement(organization);
});

test('an operation that is older than the provider’s memory is judged by the account, not asked for again', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  for (const after of [true, false]) {
    const body = await twoMembers(organization);
    calls = 0;
    fails = { at: 1, after };
    expect((await t.call(buyMemberAddOn, { params, body }, organization.admin)).status).toBe(500);
    fails = null;
    const before = (await ledgerOf(organization)).invoices.length;
    t.clock.advance(21 * HOUR);
    await staySignedIn(t);
    await t.app.jobRunner.drain();
    await staySignedIn(t);
    expect((await ledgerOf(organization)).invoices).toHaveLength(before);
    await expectAgreement(organization);
  }
});

test('of two administrators who decide at the same moment one wins, and the other reads why', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  const other = await makeMember(t, organization, { role: 'admin' });
  await staySignedIn(t);
  const body = { kind: 'plan', subscriptionPlan: 'premium' } as const;
  const confirmed = (await quoted(t, organization, body))!;
  const answers = await Promise.all([
    t.call(changePlan, { params, body: { subscriptionPlan: 'premium', confirmed } }, organization.admin),
    t.call(
      buyMemberAddOn,
      { params, body: { membersCount: 5, confirmed: { ...confirmed, dueNowCents: 125 } } },
      other,
    ),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const [loser] = answers.filter(({ status }) => status === 409);
  expect(['billing_busy', 'billing_changed']).toContain(loser?.body.code);
  await expectAgreement(organization);
});

test('what was lost on the way is found at night, mended, and noted', async () => {
  const organization = await paying();
  const customerId = await customerOf(t, organization);
  await t.deps.payments.setEndsAtPeriodEnd(customerId, true, 'made at the provider');
  await t.database.pool.query(`DELETE FROM jobs WHERE kind = 'billing.mirror-account'`);
  const params = { id: organization.id };
  expect((await t.call(getBilling, { params }, organization.admin)).body.organization.autoRenewEnabled).toBe(
    true,
  );
  t.clock.advance(DAY);
  await staySignedIn(t);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
  expect((await t.call(getBilling, { params }, organization.admin)).body.organization.autoRenewEnabled).toBe(
    false,
  );
  const runs = await t.database.drizzle.select().from(billingReconciliations);
  expect(runs.flatMap(({ mended }) => mended)).toContainEqual(
    expect.objectContaining({
      organizationId: organization.id,
      after: expect.objectContaining({ autoRenewEnabled: false }),
    }),
  );
});

test('an account that cannot be read keeps the night neither from other accounts nor from decisions left open', async () => {
  const [deleted, lost, open] = [await paying(), await paying(), await paying()];
  const paramsOf = ({ id }: TestOrganization) => ({ params: { id } });
  const body = await twoMembers(open);
  calls = 0;
  fails = { at: 1, after: true, error: new PaymentsError('no connection') };
  expect((await t.call(buyMemberAddOn, { ...paramsOf(open), body }, open.admin)).status).toBe(503);
  fails = null;
  for (const organization of [deleted, lost])
    await t.deps.payments.setEndsAtPeriodEnd(
      await customerOf(t, organization),
      true,
      `at ${organization.id}`,
    );
  deletedCustomer = await customerOf(t, deleted);
  await t.database.pool.query(
    `DELETE FROM jobs WHERE kind IN ('billing.mirror-account', 'billing.finish-operation')`,
  );
  t.clock.advance(DAY);
  await staySignedIn(t);
  const { failed } = await t.app.jobRunner.drain();
  expect(new Set(failed.map(({ kind }) => kind))).toEqual(new Set(['billing.mirror-account']));
  deletedCustomer = null;
  await staySignedIn(t);
  const billingOf = async (organization: TestOrganization) =>
    (await t.call(getBilling, paramsOf(organization), organization.admin)).body;
  expect((await billingOf(lost)).organization.autoRenewEnabled).toBe(false);
  expect((await billingOf(open)).isBusy).toBe(false);
  // The one that could not be read is compared as soon as it can be.
  t.clock.advance(HOUR);
  await staySignedIn(t);
  await t.app.jobRunner.drain();
  expect((await billingOf(deleted)).organization.autoRenewEnabled).toBe(false);
});

test('no card number is in the log or in the database', async () => {
  const organization = await paying();
  const before = logged.length;
  await t.call(
    changePlan,
    { params: { id: organization.id }, body: { subscriptionPlan: 'premium', card: '4242424242424242' } },
    organization.admin,
  );
  // Written once the response is sent.
  await expect.poll(() => logged.slice(before).join('')).toContain('request completed');
  const { rows: tables } = await t.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await t.database.pool.query<{ text: string }>(
      `SELECT row_to_json(t)::text AS text FROM "${name}" t`,
    );
    stored.push(...rows.map(({ text }) => text));
  }
  const found = [...logged, ...stored].filter((text) =>
    /4242424242424242|4000000000\d{6}|5555555555554444/.test(text),
  );
  expect(found).toEqual([]);
});
