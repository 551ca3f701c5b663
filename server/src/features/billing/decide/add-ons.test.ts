import {
  buyLocationAddOn,
  buyMemberAddOn,
  buySpotAddOn,
  cancelLocationAddOn,
  cancelMemberAddOn,
  cancelSpotAddOn,
  changePlan,
  createLocation,
  deactivateLocation,
  editLocationAddOn,
  editMemberAddOn,
  editSpotAddOn,
  getBilling,
  getLocationLimit,
  getMemberLimit,
  listBillingHistory,
  listLocationAddOns,
  listMemberAddOns,
  listSpotAddOns,
  quoteBillingChange,
  updateLocation,
  type ConfirmedQuote,
} from '@chargerota/contract';
import type { BillingCycle } from '@chargerota/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeAddOn } from '../../../../testing/make-add-on.ts';
import { makeLocation } from '../../../../testing/make-location.ts';
import { makeOrganization, type SubscriptionSettings } from '../../../../testing/make-organization.ts';
import { quoted, setUpPayment } from '../../../../testing/pay.ts';
import { newId } from '../../../platform/database/ids.ts';
import { PaymentsError } from '../../../platform/payments/payments.ts';

let bench: TestApp;
/** Called before each change of parts at the payment provider. */
let beforeChange: () => Promise<void>;
beforeAll(async () => {
  bench = await buildTestApp({
    connections: 20,
    payments: (sandbox) => ({
      ...sandbox,
      changeParts: async (...args) => {
        await beforeChange();
        await sandbox.changeParts(...args);
      },
    }),
  });
});
afterAll(() => bench.close());
beforeEach(() => {
  beforeChange = async () => {};
  bench.clock.set(TEST_NOW);
});

const anOrganization = (plan: 'basic' | 'premium' | 'enterprise', settings: SubscriptionSettings = {}) =>
  makeOrganization(bench, {}, { plan, ...settings });
/** Subscribed, in the trial's place: what it buys is charged at once. */
async function subscribed(plan: 'basic' | 'premium') {
  const organization = await anOrganization(plan, { trialEndDate: new Date(TEST_NOW) });
  expect((await setUpPayment(bench, organization)).status).toBe(200);
  return organization;
}
type Organization = Awaited<ReturnType<typeof anOrganization>>;

const at = ({ id }: Organization, addOnId?: string) => ({ id, ...(addOnId && { addOnId }) });
type Terms = { membersCount?: number; billingCycle?: BillingCycle; confirmed?: ConfirmedQuote };
/** As its dialog does, with the figures that it shows. */
async function buyMembers(organization: Organization, terms: Terms) {
  const wanted = { membersCount: 1, billingCycle: 'monthly', ...terms } as const;
  const { confirmed, ...change } = wanted;
  const shown = confirmed ?? (await quoted(bench, organization, { kind: 'members', ...change }));
  const body = { ...wanted, confirmed: shown };
  return bench.call(buyMemberAddOn, { params: at(organization), body }, organization.admin);
}
const editMembers = (organization: Organization, addOnId: string, body: object) =>
  bench.call(editMemberAddOn, { params: at(organization, addOnId), body }, organization.admin);
async function buyLocations(organization: Organization, billingCycle: BillingCycle = 'monthly') {
  const wanted = { locationsCount: 1, billingCycle };
  const confirmed = await quoted(bench, organization, { kind: 'locations', ...wanted });
  const body = { ...wanted, confirmed };
  return bench.call(buyLocationAddOn, { params: at(organization), body }, organization.admin);
}
async function buySpots(
  organization: Organization,
  locationId: string,
  billingCycle: BillingCycle = 'monthly',
) {
  const wanted = { spotsCount: 3, locationId, billingCycle };
  const confirmed = await quoted(bench, organization, { kind: 'spots', ...wanted });
  const body = { ...wanted, confirmed };
  return bench.call(buySpotAddOn, { params: at(organization), body }, organization.admin);
}
const cancelLocations = (organization: Organization, addOnId: string) =>
  bench.call(cancelLocationAddOn, { params: at(organization, addOnId) }, organization.admin);
const addLocation = (organization: Organization, totalSpots = 1) =>
  bench.call(
    createLocation,
    { params: at(organization), body: { name: 'Pier 9', address: '9 Pier Road', totalSpots } },
    organization.admin,
  );
const billingOf = async (organization: Organization) =>
  (await bench.call(getBilling, { params: at(organization) }, organization.admin)).body;

describe('in a trial without payment', () => {
  test('add-ons of each kind are bought, raise the limit at once, and are changed, cancelled and taken up again', async () => {
    const organization = await anOrganization('basic');
    const { admin } = organization;
    const bought = await buyMembers(organization, { membersCount: 10 });
    expect(bought.status).toBe(201);
    expect(bought.body).toMatchObject({
      membersCount: 10,
      unitPriceCents: 25,
      totalAmountCents: 250,
      totalAmount: '2.50',
      billingCycle: 'monthly',
      status: 'active',
      nextBillingDate: '2026-12-04T15:00:00.000Z',
    });
    const limitOf = async () =>
      (await bench.call(getMemberLimit, { params: at(organization) }, admin)).body.totalLimit;
    expect(await limitOf()).toBe(60);

    const { id } = bought.body;
    const edited = await editMembers(organization, id, {
      addOnId: id,
      membersCount: 20,
      billingCycle: 'annual',
    });
    expect(edited.body).toMatchObject({ membersCount: 20, billingCycle: 'annual', totalAmountCents: 5_000 });
    const cancelled = await bench.call(cancelMemberAddOn, { params: at(organization, id) }, admin);
    expect(cancelled.body.status).toBe('cancelled');
    expect(await limitOf()).toBe(50);
    expect((await bench.call(cancelMemberAddOn, { params: at(organization, id) }, admin)).body.code).toBe(
      'add_on_not_active',
    );
    const again = await editMembers(organization, id, {});
    expect(again.body).toMatchObject({ status: 'active', membersCount: 20 });
    expect(await limitOf()).toBe(70);
    const { body } = await bench.call(listMemberAddOns, { params: at(organization) }, admin);
    expect(body).toEqual([again.body]);
    // The same again is no change, and no event of the history.
    const { historyTotal } = await billingOf(organization);
    await editMembers(organization, id, { membersCount: 20 });
    expect((await billingOf(organization)).historyTotal).toBe(historyTotal);
  });

  test('chargers are those of one location, which exists and is in use', async () => {
    const organization = await anOrganization('basic');
    const { admin } = organization;
    const pier = await makeLocation(bench, organization, { name: 'Pier 7', spots: 5 });
    const closed = await makeLocation(bench, organization, { isActive: false });
    const others = await makeLocation(bench, await anOrganization('basic'));
    const buy = (body: object) => bench.call(buySpotAddOn, { params: at(organization), body }, admin);
    for (const { id: locationId } of [closed, others, { id: newId() }])
      expect((await buy({ locationId })).status).toBe(404);
    const grow = (totalSpots: number) =>
      bench.call(updateLocation, { params: { id: pier.id }, body: { totalSpots } }, admin);
    expect((await grow(7)).body.code).toBe('spot_limit');
    const bought = await buy({ locationId: pier.id, spotsCount: 2 });
    expect(bought.body).toMatchObject({ spotsCount: 2, locationId: pier.id, locationName: 'Pier 7' });
    expect((await grow(7)).status).toBe(200);

    const params = at(organization, bought.body.id);
    const lowered = await bench.call(editSpotAddOn, { params, body: { spotsCount: 1 } }, admin);
    expect(lowered).toMatchObject({
      status: 409,
      body: {
        code: 'does_not_fit',
        details: [
          {
            what: 'spots',
            used: 7,
            limit: 6,
            locationId: pier.id,
            locationName: 'Pier 7',
            message: 'Pier 7 has 7 chargers, and this would allow 6.',
          },
        ],
      },
    });
    expect((await bench.call(cancelSpotAddOn, { params }, admin)).body.code).toBe('does_not_fit');
    const quote = (body: object) => bench.call(quoteBillingChange, { params: at(organization), body }, admin);
    const edit = { kind: 'edit', addOn: 'spot', addOnId: bought.body.id, billingCycle: 'monthly' };
    expect((await quote({ ...edit, count: 0 })).body.exceeds).toMatchObject([
      { locationId: pier.id, limit: 5 },
    ]);
    expect((await quote({ ...edit, count: 3 })).body).toMatchObject({ exceeds: [], dueNowCents: 0 });
    // Even if more is in use than is allowed: what stays as it is takes nothing away.
    await bench.database.pool.query(
      `INSERT INTO spots (organization_id, id, location_id, spot_number, position, created_at)
       VALUES ($1, $2, $3, '08', 8, now())`,
      [organization.id, newId(), pier.id],
    );
    expect((await quote({ ...edit, count: 2, billingCycle: 'annual' })).body).toMatchObject({ exceeds: [] });
    const elsewhere = { kind: 'spots', spotsCount: 1, billingCycle: 'monthly', locationId: others.id };
    expect((await quote(elsewhere)).status).toBe(404);
    const { body } = await bench.call(listSpotAddOns, { params: at(organization) }, admin);
    expect(body).toMatchObject([{ spotsCount: 2, status: 'active' }]);
  });

  test('what is over another limit is no reason to keep an add-on that nobody uses', async () => {
    const organization = await anOrganization('basic');
    await makeLocation(bench, organization, { spots: 9 });
    const { body } = await buyMembers(organization, { membersCount: 5 });
    const params = at(organization, body.id);
    expect((await bench.call(cancelMemberAddOn, { params }, organization.admin)).status).toBe(200);
  });

  test('there is no add-on where the plan has no limit, and none of another kind, number or id', async () => {
    const unlimited = await anOrganization('enterprise');
    expect((await buyMembers(unlimited, {})).body.code).toBe('unlimited_already');
    const organization = await anOrganization('basic');
    const { admin } = organization;
    expect((await buyMembers(organization, { membersCount: 21 })).status).toBe(422);
    const { id } = (await buyMembers(organization, {})).body;
    expect(await editMembers(organization, id, { addOnId: newId() })).toMatchObject({
      status: 422,
      body: { details: [{ path: 'addOnId' }] },
    });
    const params = at(organization, id);
    expect((await bench.call(editLocationAddOn, { params, body: {} }, admin)).status).toBe(404);
    const room = await buyLocations(organization);
    const locations = at(organization, room.body.id);
    const change = (locationsCount: number) =>
      bench.call(editLocationAddOn, { params: locations, body: { locationsCount } }, admin);
    // It is sold as one of 15, but not made one.
    expect(await change(15)).toMatchObject({ status: 422, body: { details: [{ path: 'locationsCount' }] } });
    expect((await change(10)).status).toBe(200);
    const stranger = await anOrganization('basic');
    expect((await editMembers(stranger, id, { membersCount: 2 })).status).toBe(404);
  });

  test('there are 19 add-ons at most, because the payment provider has room for no more', async () => {
    const organization = await anOrganization('basic');
    for (let bought = 0; bought < 19; bought += 1) {
      await makeAddOn(bench, organization, { kind: 'member', count: 1 });
    }
    expect((await buyLocations(organization)).body).toMatchObject({
      code: 'too_many_add_ons',
      message: 'Your organization has 19 add-ons, which is the maximum. Please change one of them instead.',
    });
    const [addOn] = (await billingOf(organization)).addOns.members;
    expect((await editMembers(organization, addOn!.id, { membersCount: 2 })).status).toBe(200);
  });

  test('after its end nothing can be added, but what is not paid for may be given up', async () => {
    const trialEndDate = new Date('2026-11-21T15:00:00Z');
    const organization = await anOrganization('basic', { trialEndDate });
    const { id } = (await buyMembers(organization, { membersCount: 5 })).body;
    bench.clock.set(trialEndDate.toISOString());
    expect((await buyMembers(organization, {})).body.code).toBe('subscription_required');
    expect((await editMembers(organization, id, { membersCount: 6 })).body.code).toBe(
      'subscription_required',
    );
    expect((await editMembers(organization, id, { membersCount: 4 })).body.membersCount).toBe(4);
    const params = at(organization, id);
    expect((await bench.call(cancelMemberAddOn, { params }, organization.admin)).status).toBe(200);
  });
});

describe('with a subscription', () => {
  test('an add-on is charged at once, stays paid when it is lowered, and changes its cycle when that ends', async () => {
    const organization = await subscribed('basic');
    bench.clock.set('2026-11-26T15:00:00Z');
    const { body: bought } = await buyMembers(organization, { membersCount: 20 });
    expect(bought).toMatchObject({ status: 'active', nextBillingDate: '2026-12-20T15:00:00.000Z' });
    const history = await bench.call(
      listBillingHistory,
      { params: at(organization), query: { type: 'addon' } },
      organization.admin,
    );
    // Twenty-four of thirty days at $5.00.
    expect(history.body).toMatchObject([
      {
        amount: 400,
        status: 'paid',
        // It is charged at once.
        dueDate: '2026-11-26T15:00:00.000Z',
        documents: [
          { kind: 'invoice', number: 2 },
          { kind: 'receipt', number: 2 },
        ],
      },
    ]);
    const { body: lowered } = await editMembers(organization, bought.id, {
      membersCount: 4,
      billingCycle: 'annual',
    });
    expect(lowered).toMatchObject({ membersCount: 4, billingCycle: 'monthly', nextBillingCycle: 'annual' });
    const billing = await billingOf(organization);
    expect(billing.usage.members.limit).toBe(54);
    expect(billing.lines.map(({ description, amountCents }) => [description, amountCents])).toEqual([
      ['Basic plan, monthly', 1_000],
      // The billing year runs from 20 November: 335 of its 365 days.
      ['4 additional members, annual, for the rest of the period', 918],
    ]);
    expect(billing.nextBillingAmountCents).toBe(1_918);
  });

  test('the quote and the history name the location of chargers that are bought', async () => {
    const organization = await subscribed('basic');
    const { id: locationId } = await makeLocation(bench, organization, { name: 'Pier 7' });
    const terms = { spotsCount: 3, locationId, billingCycle: 'monthly' };
    const params = at(organization);
    const quote = await bench.call(
      quoteBillingChange,
      { params, body: { kind: 'spots', ...terms } },
      organization.admin,
    );
    expect(quote.body.lines[0]?.description).toContain('3 additional chargers at Pier 7');
    expect((await buySpots(organization, locationId)).status).toBe(201);
    expect((await billingOf(organization)).billingHistory[0]?.description).toContain('at Pier 7');
  });

  test('a place is either added or given up with its add-on, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const organization = await subscribed('basic');
      await makeLocation(bench, organization);
      const { id } = (await buyLocations(organization)).body;
      const [added, cancelled] = await Promise.all([
        addLocation(organization),
        cancelLocations(organization, id),
      ]);
      expect([added.body.code ?? 'added', cancelled.body.code ?? 'cancelled'], `round ${round}`).toBeOneOf([
        ['added', 'does_not_fit'],
        ['location_limit', 'cancelled'],
      ]);
      const { usage } = await billingOf(organization);
      expect(usage.locations.used).toBeLessThanOrEqual(usage.locations.limit!);
    }
  });

  test('a cancellation holds from the decision on, also while the provider is still being asked', async () => {
    const organization = await subscribed('basic');
    await makeLocation(bench, organization);
    const { id } = (await buyLocations(organization)).body;
    let meanwhile: Awaited<ReturnType<typeof addLocation>> | undefined;
    beforeChange = async () => void (meanwhile = await addLocation(organization));
    expect((await cancelLocations(organization, id)).status).toBe(200);
    expect(meanwhile?.body.code).toBe('location_limit');
    const limit = await bench.call(getLocationLimit, { params: at(organization) }, organization.admin);
    expect(limit.body).toMatchObject({ totalLimit: 1, additionalLocations: 0, canPurchaseMore: true });
    const { body } = await bench.call(listLocationAddOns, { params: at(organization) }, organization.admin);
    expect(body).toMatchObject([{ id, status: 'cancelled', nextBillingDate: '2026-12-20T15:00:00.000Z' }]);
  });

  test('of two administrators who confirm the same figures one buys, and the other reads why not', async () => {
    const organization = await subscribed('basic');
    const terms = { membersCount: 10, billingCycle: 'monthly' } as const;
    const confirmed = await quoted(bench, organization, { kind: 'members', ...terms });
    const answers = await Promise.all([1, 2].map(() => buyMembers(organization, { ...terms, confirmed })));
    const refusals = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toBeOneOf(['billing_busy', 'billing_changed']);
    expect((await billingOf(organization)).addOns.members).toHaveLength(1);
  });
});

describe('what would bring nothing any more is not paid for any longer', () => {
  const chargersAt = async (...wanted: Parameters<typeof buySpots>) => {
    const bought = await buySpots(...wanted);
    expect(bought.status).toBe(201);
    return bought.body;
  };
  const remove = ({ id }: { id: string }, { admin }: Organization) =>
    bench.call(deactivateLocation, { params: { id } }, admin);

  test('a location that is deleted takes its add-ons along: they stay paid, and cost nothing after that', async () => {
    const organization = await subscribed('basic');
    const pier = await makeLocation(bench, organization, { name: 'Pier 7' });
    await chargersAt(organization, pier.id);
    await chargersAt(organization, pier.id, 'annual');
    await buyMembers(organization, { membersCount: 4 });
    const deleted = await remove(pier, organization);
    expect(deleted).toMatchObject({
      status: 200,
      body: {
        message:
          'Pier 7 is no longer available for reservations. Its add-ons of chargers end with what is paid for.',
      },
    });
    const billing = await billingOf(organization);
    expect(billing.addOns.spots).toMatchObject([
      { status: 'cancelled', nextBillingDate: '2026-12-20T15:00:00.000Z' },
      { status: 'cancelled', nextBillingDate: '2027-11-20T15:00:00.000Z' },
    ]);
    expect(billing).toMatchObject({ isBusy: false, nextBillingAmountCents: 1_100 });
    expect(billing.billingHistory.slice(0, 2).map(({ description }) => description)).toEqual([
      'Additional chargers at Pier 7: cancelled',
      'Additional chargers at Pier 7: cancelled',
    ]);
    // Where nothing is paid for, it ends as well.
    const trial = await anOrganization('basic');
    const yard = await makeLocation(bench, trial);
    await chargersAt(trial, yard.id);
    expect((await remove(yard, trial)).status).toBe(200);
    expect((await billingOf(trial)).nextBillingAmountCents).toBe(1_000);
  });

  test('a location is not deleted while chargers are being bought for it, and none are bought for one that was', async () => {
    const organization = await subscribed('basic');
    const pier = await makeLocation(bench, organization);
    let meanwhile: Awaited<ReturnType<typeof remove>> | undefined;
    beforeChange = async () => void (meanwhile = await remove(pier, organization));
    await chargersAt(organization, pier.id);
    expect(meanwhile?.body.code).toBe('billing_busy');
    beforeChange = async () => {};
    for (let round = 0; round < 5; round += 1) {
      const place = await makeLocation(bench, organization);
      const [bought, deleted] = await Promise.all([
        buySpots(organization, place.id),
        remove(place, organization),
      ]);
      expect([bought.body.code ?? 'bought', deleted.body.code ?? 'deleted']).toBeOneOf([
        ['not_found', 'deleted'],
        ['bought', 'billing_busy'],
        ['bought', 'deleted'],
      ]);
      const { addOns } = await billingOf(organization);
      const own = addOns.spots.filter(({ locationId }) => locationId === place.id);
      const isDeleted = deleted.status === 200;
      expect(own.every(({ status }) => status === (isDeleted ? 'cancelled' : 'active'))).toBe(true);
    }
  });

  test('a provider that cannot be reached prevents no deletion, and the add-on ends when it can be', async () => {
    const organization = await subscribed('basic');
    const pier = await makeLocation(bench, organization);
    await chargersAt(organization, pier.id);
    beforeChange = () => Promise.reject(new PaymentsError('no connection'));
    expect((await remove(pier, organization)).status).toBe(200);
    expect((await billingOf(organization)).isBusy).toBe(true);
    beforeChange = async () => {};
    bench.clock.advance(3 * 60_000);
    expect((await bench.app.jobRunner.drain()).failed).toEqual([]);
    expect(await billingOf(organization)).toMatchObject({
      isBusy: false,
      addOns: { spots: [{ status: 'cancelled' }] },
    });
  });

  test('a plan without a limit ends the add-ons that raised it, as the quote says', async () => {
    const organization = await subscribed('basic');
    await buyMembers(organization, { membersCount: 20 });
    await buyLocations(organization, 'annual');
    const wish = { subscriptionPlan: 'enterprise' } as const;
    const quoted = await bench.call(
      quoteBillingChange,
      { params: at(organization), body: { kind: 'plan', ...wish } },
      organization.admin,
    );
    expect(quoted.body).toMatchObject({ dueNowCents: 19_000, nextBillingAmountCents: 20_000 });
    const changed = await bench.call(
      changePlan,
      { params: at(organization), body: wish },
      organization.admin,
    );
    expect(changed.body).toMatchObject({
      organization: { subscriptionPlan: 'enterprise' },
      nextBillingAmountCents: 20_000,
      addOns: {
        members: [{ status: 'cancelled', nextBillingDate: '2026-12-20T15:00:00.000Z' }],
        locations: [{ status: 'cancelled', nextBillingDate: '2027-11-20T15:00:00.000Z' }],
      },
    });
  });

  test('a subscription that starts on a plan without limits starts without add-ons of the trial', async () => {
    const organization = await anOrganization('basic', { trialEndDate: new Date(TEST_NOW) });
    await makeAddOn(bench, organization, { kind: 'member', count: 20 });
    expect((await setUpPayment(bench, organization, { plan: 'enterprise' })).body).toMatchObject({
      nextBillingAmountCents: 20_000,
      addOns: { members: [{ status: 'expired' }] },
    });
  });
});
