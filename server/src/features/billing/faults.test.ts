import {
  buyMemberAddOn,
  changePlan,
  getBilling,
  listBillingHistory,
  quoteBillingChange,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { setUpPayment, staySignedIn } from '../../../testing/pay.ts';
import { PaymentsError, type Payments } from '../../platform/payments/payments.ts';
import { auditEntries } from '../audit/tables.ts';
import { finishOperation } from './finish-operation-job.ts';
import { listPendingOperations } from './operation-store.ts';
import { billingReconciliations, subscriptions } from './tables.ts';

/** Where the process dies: at the nth call of the provider, before or after it had its effect. */
let dies: { at: number; after: boolean; error?: Error } | null = null;
let calls = 0;
/** A customer who was deleted at the provider. */
let deletedCustomer: string | null = null;
const logged: string[] = [];

/** The sandbox, reached by a process that dies at a chosen step. */
const mortal = (sandbox: Payments): Payments =>
  new Proxy(sandbox, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (name === 'readAccount' && args[0] === deletedCustomer) throw new PaymentsError('deleted');
        const isLast = dies?.at === calls++;
        const error = dies?.error ?? new Error('the process has died');
        if (isLast && !dies?.after) throw error;
        const result: unknown = await Reflect.apply(method, target, args);
        if (isLast) throw error;
        return result;
      };
    },
  });

let t: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  t = await buildTestApp({ payments: mortal, log });
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

const customerOf = async ({ id }: TestOrganization): Promise<string> => {
  const [row] = await t.database.drizzle
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, id));
  return row?.paymentCustomerId ?? '';
};
const ledgerOf = async (organization: TestOrganization) =>
  t.deps.payments.readAccount(await customerOf(organization));

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

test('wherever the process dies, a decision is carried out once: nothing is charged twice, and nothing lost', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  const charged = async () => (await ledgerOf(organization)).invoices.length;
  // oxlint-disable no-await-in-loop -- one death after the other
  for (let run = 0; run < 20; run++) {
    const before = await charged();
    calls = 0;
    // Read before the decision, the decision, and read after it; each before and after its effect.
    dies = { at: run % 3, after: Math.floor(run / 3) % 2 === 1 };
    const buy = () =>
      t.call(buyMemberAddOn, { params, body: { membersCount: (run % 20) + 1 } }, organization.admin);
    const answer = await buy();
    expect(answer.status).toBe(500);
    dies = null;
    const isDecided = run % 3 > 0;
    expect(await listPendingOperations(t.database.drizzle, new Date('2100-01-01'))).toHaveLength(
      isDecided ? 1 : 0,
    );
    if (isDecided) expect((await buy()).body.code).toBe('billing_busy');
    t.clock.advance(3 * 60_000);
    const [pending] = await listPendingOperations(t.database.drizzle, t.clock.now());
    // A second run at the same time does no harm.
    const again = pending && finishOperation(t.deps, pending.organizationId, pending.id);
    const [report] = await Promise.all([t.app.jobRunner.drain(), again]);
    expect(report.failed).toEqual([]);
    expect((await charged()) - before).toBe(isDecided ? 1 : 0);
    await expectAgreement(organization);
  }
  // oxlint-enable no-await-in-loop
  const audited = await t.database.drizzle
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.organizationId, organization.id));
  expect(audited.filter(({ action }) => action === 'add_on.changed')).toHaveLength(13);
});

test('a transaction that is lost at its commit stores nothing, and what was charged is stored by the job', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  // The server ends the connection as it would when it is killed, when everything is written and before it is committed.
  await t.database.pool.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER die_at_commit AFTER INSERT ON billing_documents
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()`);
  const before = (await ledgerOf(organization)).invoices.length;
  try {
    const answer = await t.call(buyMemberAddOn, { params, body: { membersCount: 5 } }, organization.admin);
    expect(answer.status).toBeGreaterThanOrEqual(500);
  } finally {
    await t.database.pool.query('DROP TRIGGER die_at_commit ON billing_documents; DROP FUNCTION die()');
  }
  expect((await ledgerOf(organization)).invoices).toHaveLength(before + 1);
  const billing = await t.call(getBilling, { params }, organization.admin);
  expect(billing.body).toMatchObject({ isBusy: true, addOns: { members: [] } });
  t.clock.advance(3 * 60_000);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  expect((await ledgerOf(organization)).invoices).toHaveLength(before + 1);
  await expectAgreement(organization);
});

test('a provider that cannot be reached is said so, and what was decided is completed later, even by the night’s comparison', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  const upgrade = () =>
    t.call(changePlan, { params, body: { subscriptionPlan: 'premium' } }, organization.admin);
  calls = 0;
  dies = { at: 1, after: true, error: new PaymentsError('no connection') };
  expect((await upgrade()).body.code).toBe('payment_unavailable');
  dies = null;
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
    // oxlint-disable no-await-in-loop -- one after the other
    calls = 0;
    dies = { at: 1, after };
    const body = { membersCount: 2 };
    expect((await t.call(buyMemberAddOn, { params, body }, organization.admin)).status).toBe(500);
    dies = null;
    const before = (await ledgerOf(organization)).invoices.length;
    t.clock.advance(21 * HOUR);
    await staySignedIn(t);
    await t.app.jobRunner.drain();
    await staySignedIn(t);
    expect((await ledgerOf(organization)).invoices).toHaveLength(before);
    await expectAgreement(organization);
    // oxlint-enable no-await-in-loop
  }
});

test('of two administrators who decide at the same moment one wins, and the other reads why', async () => {
  const organization = await paying();
  const params = { id: organization.id };
  const other = await makeMember(t, organization, { role: 'admin' });
  await staySignedIn(t);
  const body = { kind: 'plan', subscriptionPlan: 'premium' } as const;
  const quote = await t.call(quoteBillingChange, { params, body }, organization.admin);
  const { quotedAt, version, dueNowCents } = quote.body;
  const confirmed = { quotedAt, version, dueNowCents };
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
  const customerId = await customerOf(organization);
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
  calls = 0;
  dies = { at: 1, after: true, error: new PaymentsError('no connection') };
  const body = { membersCount: 2 };
  expect((await t.call(buyMemberAddOn, { ...paramsOf(open), body }, open.admin)).status).toBe(503);
  dies = null;
  for (const organization of [deleted, lost])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await t.deps.payments.setEndsAtPeriodEnd(await customerOf(organization), true, `at ${organization.id}`);
  deletedCustomer = await customerOf(deleted);
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
  await t.call(
    changePlan,
    { params: { id: organization.id }, body: { subscriptionPlan: 'premium', card: '4242424242424242' } },
    organization.admin,
  );
  expect(logged.length).toBeGreaterThan(100);
  const { rows: tables } = await t.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    // oxlint-disable-next-line no-await-in-loop -- table after table
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
