import {
  getBilling,
  getCurrentOrganization,
  getMemberLimit,
  listMyOrganizations,
} from '@chargerota/contract';
import { addOnTerms, PLAN_REF, planTerms, type PartTerms, type PlanName } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeAddOn } from '../../../../testing/make-add-on.ts';
import { makeLocation } from '../../../../testing/make-location.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import {
  makeOrganization,
  type SubscriptionSettings,
  type TestOrganization,
} from '../../../../testing/make-organization.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { billingHistory, subscriptions, type StoredPart } from '../tables.ts';
import { whatExceeds } from '../decide/what-exceeds.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
});
afterAll(() => bench.close());
beforeEach(() => bench.clock.set(TEST_NOW));

const RUNNING: SubscriptionSettings = {
  status: 'active',
  isInTrial: false,
  paymentSubscriptionId: 'sub_harbor',
  billingAnchor: new Date('2026-10-31T12:00:00Z'),
  nextRenewalDate: new Date('2026-11-30T12:00:00Z'),
};
const month = { startsAt: '2026-10-31T12:00:00.000Z', endsAt: '2026-11-30T12:00:00.000Z' };
const year = { startsAt: '2026-10-31T12:00:00.000Z', endsAt: '2027-10-31T12:00:00.000Z' };
const part = (ref: string, terms: PartTerms, period = month): StoredPart => ({
  ref,
  ...terms,
  paid: terms,
  period,
});

const billingOf = async ({ id, admin }: TestOrganization) => {
  const { status, body } = await bench.call(getBilling, { params: { id } }, admin);
  expect(status).toBe(200);
  return body;
};

const plan = (subscriptionPlan: PlanName, more: SubscriptionSettings = {}) =>
  makeOrganization(bench, {}, { plan: subscriptionPlan, ...more });

describe('what is due next', () => {
  test('in a trial without payment: the plan and the add-ons that go on, at its end', async () => {
    const organization = await plan('basic');
    const { id: locationId } = await makeLocation(bench, organization, { name: 'Pier 7' });
    await makeAddOn(bench, organization, { kind: 'member', count: 10 });
    await makeAddOn(bench, organization, { kind: 'spot', count: 1, locationId }, { billingCycle: 'annual' });
    await makeAddOn(bench, organization, { kind: 'location', count: 2 }, { status: 'cancelled' });
    const billing = await billingOf(organization);
    expect(billing).toMatchObject({
      nextBillingAmount: 22.5,
      nextBillingAmountCents: 2_250,
      nextBillingDate: '2026-12-04T15:00:00.000Z',
      hasSubscription: false,
      organization: { isInTrial: true, trialDaysRemaining: 14, subscriptionStatus: 'trial' },
    });
    expect(billing.lines).toMatchObject([
      { description: 'Basic plan, monthly', amountCents: 1_000, periodEnd: '2027-01-04T15:00:00.000Z' },
      { description: '10 additional members, monthly', quantity: 10, unitAmountCents: 25, amountCents: 250 },
      {
        description: '1 additional charger at Pier 7, annual',
        amountCents: 1_000,
        periodStart: '2026-12-04T15:00:00.000Z',
        periodEnd: '2027-12-04T15:00:00.000Z',
      },
    ]);
  });

  test('of a subscription: its parts that are due first, with the terms that follow', async () => {
    const organization = await plan('premium', { ...RUNNING, scheduledPlan: 'basic' });
    const switching = await makeAddOn(
      bench,
      organization,
      { kind: 'member', count: 4 },
      { nextBillingCycle: 'annual' },
    );
    const yearly = await makeAddOn(
      bench,
      organization,
      { kind: 'location', count: 1 },
      { billingCycle: 'annual' },
    );
    await bench.database.drizzle
      .update(subscriptions)
      .set({
        parts: [
          { ...part(PLAN_REF, planTerms('basic')), paid: planTerms('premium') },
          part(switching, addOnTerms('member', 'monthly', 4)),
          part(yearly, addOnTerms('location', 'annual', 1), year),
        ],
      })
      .where(eq(subscriptions.organizationId, organization.id));
    const billing = await billingOf(organization);
    expect(billing).toMatchObject({
      nextBillingAmountCents: 1_918,
      nextBillingDate: '2026-11-30T12:00:00.000Z',
      hasSubscription: true,
      scheduledPlan: 'basic',
      scheduledPlanDate: '2026-11-30T12:00:00.000Z',
      endsAt: null,
    });
    expect(billing.lines.map(({ description, amountCents }) => [description, amountCents])).toEqual([
      ['Basic plan, monthly', 1_000],
      // The billing year began with the anchor, a month before: 335 of its 365 days.
      ['4 additional members, annual, for the rest of the period', 918],
    ]);
  });

  test('of a subscription whose date is not known: in 30 days', async () => {
    const organization = await plan('premium', { ...RUNNING, nextRenewalDate: null });
    expect(await billingOf(organization)).toMatchObject({
      nextBillingAmountCents: 3_000,
      nextBillingDate: '2026-12-20T15:00:00.000Z',
    });
  });

  test.each<[string, SubscriptionSettings, string | null]>([
    ['is cancelled', { ...RUNNING, autoRenewEnabled: false }, month.endsAt],
    ['is inactive', { ...RUNNING, status: 'inactive' }, null],
    ['was a trial that has ended', { trialEndDate: new Date(TEST_NOW) }, null],
  ])('is nothing if the subscription %s', async (_, settings, endsAt) => {
    const parts = settings.paymentSubscriptionId ? [part(PLAN_REF, planTerms('premium'))] : [];
    const organization = await plan('premium', { ...settings, parts });
    expect(await billingOf(organization)).toMatchObject({
      nextBillingAmount: 0,
      nextBillingAmountCents: 0,
      nextBillingDate: null,
      lines: [],
      endsAt,
    });
  });
});

test('billing shows what is used beside limits that a lower plan and cancelled add-ons lower at once', async () => {
  const organization = await plan('premium', { ...RUNNING, scheduledPlan: 'basic' });
  const pier = await makeLocation(bench, organization, { name: 'Pier 7' });
  const yard = await makeLocation(bench, organization, { name: 'Yard' });
  await makeMember(bench, organization, { status: 'pending' });
  await makeAddOn(bench, organization, { kind: 'member', count: 5 });
  await makeAddOn(bench, organization, { kind: 'member', count: 20 }, { status: 'cancelled', paidCount: 20 });
  await makeAddOn(bench, organization, { kind: 'spot', count: 3, locationId: yard.id });
  const { usage, addOns } = await billingOf(organization);
  expect(usage).toEqual({
    members: { used: 2, limit: 55 },
    locations: { used: 2, limit: 1 },
    spots: [
      { locationId: pier.id, locationName: 'Pier 7', used: pier.spots.length, limit: 5 },
      { locationId: yard.id, locationName: 'Yard', used: yard.spots.length, limit: 8 },
    ],
  });
  expect(addOns.members.map(({ membersCount, status }) => [membersCount, status])).toEqual([
    [5, 'active'],
    [20, 'cancelled'],
  ]);
  expect(addOns.spots).toMatchObject([{ spotsCount: 3, locationName: 'Yard' }]);
  const limit = await bench.call(getMemberLimit, { params: { id: organization.id } }, organization.admin);
  expect(limit.body).toMatchObject({
    baseLimit: 50,
    additionalMembers: 5,
    totalLimit: 55,
    canPurchaseMore: true,
  });
});

test('a change is compared with members, locations and the chargers of each location', async () => {
  const organization = await plan('enterprise');
  const scope = tenantScope(organization.id);
  await makeLocation(bench, organization, { name: 'Pier 7', spots: 6 });
  const yard = await makeLocation(bench, organization, { name: 'Yard', spots: 7 });
  const exceeds = (wish: Omit<Parameters<typeof whatExceeds>[2], 'now'>) =>
    inTransaction(bench.database, (tx) => whatExceeds(tx, scope, { ...wish, now: bench.clock.now() }));
  expect(await exceeds({ plan: 'enterprise', addOns: [] })).toEqual([]);
  expect(await exceeds({ plan: 'premium', addOns: [] })).toEqual([]);
  const spots = { kind: 'spot' as const, count: 1, locationId: yard.id };
  expect(await exceeds({ plan: 'basic', addOns: [spots] })).toMatchObject([
    { what: 'locations', used: 2, limit: 1, locationId: null },
    { what: 'spots', used: 6, limit: 5, locationName: 'Pier 7' },
    { what: 'spots', used: 7, limit: 6, locationId: yard.id, locationName: 'Yard' },
  ]);
});

test('billing shows the card, the latest five entries, and what is overdue', async () => {
  const since = new Date('2026-11-18T12:00:00Z');
  const organization = await plan('basic', {
    ...RUNNING,
    status: 'past_due',
    pastDueSince: since,
    cardBrand: 'visa',
    cardLast4: '0341',
    cardExpMonth: 4,
    cardExpYear: 2030,
    lastBillingAmountCents: 1_000,
  });
  await bench.database.drizzle.insert(billingHistory).values(
    [1, 2, 3, 4, 5, 6].map((day) => ({
      organizationId: organization.id,
      type: 'renewal' as const,
      description: `Charge ${day}`,
      amountCents: 1_000,
      billingDate: new Date(`2026-11-0${day}T12:00:00Z`),
      createdAt: since,
      invoiceId: `in_${organization.id}_${day}`,
      ...(day === 6
        ? {
            status: 'failed' as const,
            failureReason: 'The card was declined.',
            metadata: { nextAttemptAt: '2026-11-21T12:00:00.000Z' },
          }
        : { status: 'paid' as const, paidAt: since }),
    })),
  );
  const billing = await billingOf(organization);
  expect(billing).toMatchObject({
    paymentMethod: { brand: 'visa', last4: '0341', expMonth: 4, expYear: 2030 },
    pastDue: {
      amountCents: 1_000,
      takenBackCents: 0,
      isOnlyTakenBack: false,
      since: since.toISOString(),
      nextAttemptAt: '2026-11-21T12:00:00.000Z',
      reason: 'The card was declined.',
    },
    historyTotal: 6,
    isBusy: false,
    provider: 'sandbox',
    organization: { lastBillingAmount: '10.00' },
  });
  expect(billing.billingHistory.map(({ description }) => description)).toEqual([
    'Charge 6',
    'Charge 5',
    'Charge 4',
    'Charge 3',
    'Charge 2',
  ]);
});

test('a trial that has ended is no trial in any answer', async () => {
  const organization = await plan('basic', { trialEndDate: new Date('2026-11-20T15:00:01Z') });
  const { admin } = organization;
  const answers = async () => [
    (await bench.call(getCurrentOrganization, {}, admin)).body.isInTrial,
    (await bench.call(listMyOrganizations, {}, admin)).body[0]?.isInTrial,
    (await billingOf(organization)).organization.isInTrial,
  ];
  expect(await answers()).toEqual([true, true, true]);
  bench.clock.set('2026-11-20T15:00:01Z');
  expect(await answers()).toEqual([false, false, false]);
  expect((await billingOf(organization)).organization).toMatchObject({
    subscriptionStatus: 'trial',
    trialDaysRemaining: 0,
  });
});
