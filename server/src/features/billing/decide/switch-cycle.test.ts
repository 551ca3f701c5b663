import { buyMemberAddOn, cancelMemberAddOn, editMemberAddOn, getBilling } from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { notificationsTo } from '../../../../testing/notifications.ts';
import { quoted, setUpPayment, staySignedIn } from '../../../../testing/pay.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { subscriptions } from '../tables.ts';
import { switchJob } from '../provider/switch-jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.pool.query('DELETE FROM jobs');
  t.clock.set(TEST_NOW);
});

/** Pays for Basic since 20 November, and has four members more of the given cycle, which shall become the other one. */
async function switching(from: 'monthly' | 'annual', to: 'monthly' | 'annual') {
  const organization = await makeOrganization(t, {}, { plan: 'basic', trialEndDate: new Date(TEST_NOW) });
  expect((await setUpPayment(t, organization)).status).toBe(200);
  const { id, admin } = organization;
  const terms = { membersCount: 4, billingCycle: from };
  const confirmed = await quoted(t, organization, { kind: 'members', ...terms });
  const bought = await t.call(buyMemberAddOn, { params: { id }, body: { ...terms, confirmed } }, admin);
  const params = { id, addOnId: bought.body.id };
  const edited = await t.call(editMemberAddOn, { params, body: { billingCycle: to } }, admin);
  expect(edited.body).toMatchObject({ billingCycle: from, nextBillingCycle: to, status: 'active' });
  return { organization, params };
}

async function comesTo(iso: string): Promise<void> {
  t.clock.set(iso);
  await staySignedIn(t);
  expect((await t.app.jobRunner.drain()).failed).toEqual([]);
  await staySignedIn(t);
}

const billingOf = async ({ id, admin }: TestOrganization) =>
  (await t.call(getBilling, { params: { id } }, admin)).body;

async function customerOf({ id }: TestOrganization): Promise<string> {
  const [row] = await t.database.drizzle
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, id));
  return row?.paymentCustomerId ?? '';
}

/** Day and cents of each invoice. */
async function charged(organization: TestOrganization) {
  const { invoices } = await t.deps.payments.readAccount(await customerOf(organization));
  return invoices.map(({ createdAt, amountCents }) => [createdAt.toISOString().slice(0, 10), amountCents]);
}

test('an add-on that is paid by the month is paid by the year when the month ends', async () => {
  const { organization } = await switching('monthly', 'annual');
  expect((await billingOf(organization)).nextBillingAmountCents).toBe(1_918);
  await comesTo('2026-12-20T15:00:00Z');
  const billing = await billingOf(organization);
  expect(billing.addOns.members).toMatchObject([
    {
      membersCount: 4,
      status: 'active',
      billingCycle: 'annual',
      nextBillingCycle: null,
      nextBillingDate: '2027-11-20T15:00:00.000Z',
    },
  ]);
  expect(billing.usage.members.limit).toBe(54);
  // The plan, and what is left of the billing year; before it, the add-on's first month.
  expect(await charged(organization)).toEqual([
    ['2026-11-20', 1_000],
    ['2026-11-20', 100],
    ['2026-12-20', 1_000],
    ['2026-12-20', 918],
  ]);
  expect(billing.nextBillingAmountCents).toBe(1_000);
});

test('an add-on that is paid by the year is paid by the month when the year ends, also if that is noticed months later', async () => {
  const punctual = await switching('annual', 'monthly');
  await comesTo('2027-11-20T15:00:00Z');
  const late = await charged(punctual.organization);
  await comesTo('2028-01-25T15:00:00Z');
  const expected = [...late.slice(0, 14), ['2027-11-20', 100], ['2027-12-20', 1_100], ['2028-01-20', 1_100]];
  expect(late).toHaveLength(15);
  expect(await charged(punctual.organization)).toEqual(expected);

  t.clock.set(TEST_NOW);
  await staySignedIn(t);
  await t.database.pool.query('DELETE FROM jobs');
  const asleep = await switching('annual', 'monthly');
  await comesTo('2028-01-25T15:00:00Z');
  const billing = await billingOf(asleep.organization);
  expect(billing.addOns.members).toMatchObject([
    { billingCycle: 'monthly', nextBillingCycle: null, nextBillingDate: '2028-02-20T15:00:00.000Z' },
  ]);
  const sum = (rows: (string | number)[][]) => rows.reduce((total, [, cents]) => total + Number(cents), 0);
  expect(sum(await charged(asleep.organization))).toBe(sum(expected));
});

test('a card that is refused at that moment ends the add-on, and administrators are told once', async () => {
  const { organization } = await switching('monthly', 'annual');
  await t.deps.payments.useCard(await customerOf(organization), 'pm_card_chargeCustomerFail', 'bad card');
  await comesTo('2026-12-20T15:00:00Z');
  const billing = await billingOf(organization);
  expect(billing.addOns.members).toMatchObject([{ status: 'expired', nextBillingCycle: null }]);
  expect(billing.usage.members.limit).toBe(50);
  expect(billing.organization.subscriptionStatus).toBe('past_due');
  expect((await charged(organization)).slice(2)).toEqual([['2026-12-20', 1_000]]);
  const told = (await notificationsTo(t, organization.admin, 'email')).map(({ mail }) =>
    JSON.stringify(mail),
  );
  expect(told.filter((text) => text.includes('4 additional members, annual'))).toHaveLength(1);
});

test('a switch that is begun twice at once is charged once, and one that was taken back is not made', async () => {
  const { organization, params } = await switching('monthly', 'annual');
  const other = await switching('monthly', 'annual');
  await t.call(cancelMemberAddOn, { params: other.params }, other.organization.admin);
  t.clock.set('2026-12-20T15:00:00Z');
  await staySignedIn(t);
  const beside = await buildTestApp({ beside: t });
  try {
    const again = switchJob(tenantScope(organization.id), params.addOnId, t.clock.now());
    await enqueue(t.database.drizzle, { ...again, dedupeKey: 'a second one' });
    await Promise.all([t.app.jobRunner.drain(), beside.app.jobRunner.drain()]);
  } finally {
    await beside.close();
  }
  await comesTo('2026-12-20T15:05:00Z');
  expect((await charged(organization)).slice(2)).toEqual([
    ['2026-12-20', 1_000],
    ['2026-12-20', 918],
  ]);
  expect((await charged(other.organization)).slice(2)).toEqual([['2026-12-20', 1_000]]);
  expect((await billingOf(other.organization)).addOns.members).toMatchObject([{ status: 'expired' }]);
});
