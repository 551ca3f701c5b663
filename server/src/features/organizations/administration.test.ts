import {
  changeFirstSteps,
  getAdminOverview,
  getLocationLimit,
  getMemberLimit,
  listMembers,
  listMyOrganizations,
  TOTAL_HEADER,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeLocation, type TestLocation } from '../../../testing/make-location.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { newId } from '../../platform/database/ids.ts';
import { locationAddOns, memberAddOns } from '../billing/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { organizationMemberships } from './tables.ts';

let t: TestApp;
let organization: TestOrganization;
let admin: TestMember;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  organization = await makeOrganization(t);
  admin = organization.admin;
});

test('what administrators say of the first steps at the same time is kept, for every administrator', async () => {
  const other = await makeMember(t, organization, { role: 'admin' });
  const say = (body: object, as: TestMember) =>
    t.call(changeFirstSteps, { params: { id: organization.id }, body }, as);
  await Promise.all([say({ chargersChecked: true }, admin), say({ rulesChecked: true }, other)]);
  await say({ isPutAway: true }, other);
  const [own] = (await t.call(listMyOrganizations, {}, admin)).body;
  expect(own?.firstSteps).toEqual({ chargersChecked: true, rulesChecked: true, isPutAway: true });
  expect((await say({ isPutAway: false }, admin)).body).toEqual({
    chargersChecked: true,
    rulesChecked: true,
    isPutAway: false,
  });
});

describe('the list of members', () => {
  const list = async (query: object, of: TestOrganization = organization) => {
    const { status, body, headers } = await t.call(listMembers, { params: { id: of.id }, query }, of.admin);
    expect(status).toBe(200);
    return { names: body.map(({ user }) => user.firstName), total: Number(headers[TOTAL_HEADER]), body };
  };

  test('can be searched by name or address, where %, _ and \\ are ordinary characters', async () => {
    const named = (firstName: string, lastName: string, email?: string) =>
      makeMember(t, organization, { user: { firstName, lastName, ...(email && { email }) } });
    await named('Ines', 'Duarte-Reyes');
    await named('Ole', 'Percent', `100%_${newId()}@example.org`);
    await named('Back', 'Sl\\ash');

    expect((await list({ query: 'nes dua' })).names).toEqual(['Ines']);
    expect((await list({ query: 'DUARTE' })).names).toEqual(['Ines']);
    expect((await list({ query: '100%_' })).names).toEqual(['Ole']);
    expect((await list({ query: '%' })).names).toEqual(['Ole']);
    expect((await list({ query: '\\' })).names).toEqual(['Back']);
    expect(await list({ query: 'nobody at all' })).toMatchObject({ names: [], total: 0 });
  });

  test('has pages with each person once, and gives the number for each status', async () => {
    const rows = await Promise.all(
      Array.from({ length: 119 }, async (_, index) => {
        // Many share a name, and their order must not change from page to page.
        const user = await makeUser(t, { firstName: 'Sam', lastName: `Lee ${index % 3}` });
        return {
          organizationId: organization.id,
          userId: user.id,
          status: index < 7 ? ('pending' as const) : ('active' as const),
          joinedAt: t.clock.now(),
        };
      }),
    );
    await t.database.drizzle.insert(organizationMemberships).values(rows);

    const pages = [await list({ page: '1' }), await list({ page: '2' }), await list({ page: '3' })];
    expect(pages.map(({ body }) => body.length)).toEqual([50, 50, 20]);
    expect(pages.map(({ total }) => total)).toEqual([120, 120, 120]);
    const whole = await list({});
    expect(pages.flatMap(({ body }) => body)).toEqual(whole.body);
    expect(whole.total).toBe(120);
    expect(new Set(whole.body.map(({ id }) => id)).size).toBe(120);

    expect(await list({ page: '4' })).toMatchObject({ body: [], total: 120 });
    expect(await list({ status: 'pending', page: '1' })).toMatchObject({ total: 7 });
    expect(await list({ role: 'admin', page: '1' })).toMatchObject({ total: 1 });
    // People who wait for a decision come first, not on the last page.
    expect(pages[0]?.body.slice(0, 8).map(({ status }) => status)).toEqual([
      ...Array<string>(7).fill('pending'),
      'active',
    ]);
  });
});

describe('how much the plan allows', () => {
  const limits = async ({ id, admin: by }: TestOrganization) => ({
    members: (await t.call(getMemberLimit, { params: { id } }, by)).body,
    locations: (await t.call(getLocationLimit, { params: { id } }, by)).body,
  });

  test('is the plan with its add-ons, against which members, applicants and open invitations count', async () => {
    const basic = await makeOrganization(t, {}, { plan: 'basic', status: 'active' });
    await makeMember(t, basic);
    await makeMember(t, basic, { status: 'pending' });
    await makeMember(t, basic, { status: 'suspended' });
    await makeLocation(t, basic);
    await makeLocation(t, basic, { isActive: false });
    const organizationId = basic.id;
    const createdAt = t.clock.now();
    const hour = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
    await t.database.drizzle.insert(invitations).values([
      { organizationId, email: 'open@example.org', expiresAt: hour(1), createdAt },
      { organizationId, email: 'ran-out@example.org', expiresAt: hour(-1), createdAt },
      { organizationId, email: 'declined@example.org', status: 'revoked', expiresAt: hour(1), createdAt },
    ]);
    const addOn = { organizationId, purchaseDate: createdAt, updatedAt: createdAt };
    await t.database.drizzle.insert(memberAddOns).values([
      { ...addOn, membersCount: 5, unitPriceCents: 25, totalAmountCents: 125 },
      { ...addOn, membersCount: 9, unitPriceCents: 25, totalAmountCents: 225, status: 'cancelled' },
    ]);
    await t.database.drizzle
      .insert(locationAddOns)
      .values({ ...addOn, locationsCount: 2, unitPriceCents: 100, totalAmountCents: 200 });

    const capacity = { canPurchaseMore: true, mayGrow: true };
    const people = { active: 2, pending: 1, invited: 1 };
    expect(await limits(basic)).toEqual({
      members: { ...capacity, baseLimit: 50, additionalMembers: 5, totalLimit: 55, ...people, used: 4 },
      locations: {
        ...capacity,
        baseLimit: 1,
        additionalLocations: 2,
        totalLimit: 3,
        spotsPerLocation: 5,
        used: 1,
      },
    });
  });

  test('is nothing once the trial has ended, and unlimited on the enterprise plan', async () => {
    expect((await limits(organization)).members).toEqual({
      baseLimit: null,
      additionalMembers: 0,
      totalLimit: null,
      active: 1,
      pending: 0,
      invited: 0,
      used: 1,
      mayGrow: true,
      canPurchaseMore: false,
    });
    const over = { mayGrow: false, canPurchaseMore: false };
    const ended = await makeOrganization(t, {}, { trialEndDate: t.clock.now() });
    expect(await limits(ended)).toMatchObject({ members: over, locations: over });
  });
});

describe('the admin dashboard’s figures', () => {
  /** A reservation without length, written past all rules, so that one spot takes any number of them. */
  const place = (
    location: TestLocation,
    row: Pick<typeof reservations.$inferInsert, 'userId' | 'date'> &
      Partial<typeof reservations.$inferInsert>,
  ) =>
    t.database.drizzle.insert(reservations).values({
      organizationId: location.organizationId,
      kind: 'reservation',
      status: 'confirmed',
      locationId: location.id,
      spotId: location.spots[0]!.id,
      timeSlot: '9-10',
      startsAt: t.clock.now(),
      endsAt: t.clock.now(),
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
      ...row,
    });
  const overview = async (by: TestMember = admin) => (await t.call(getAdminOverview, {}, by)).body;

  test('count the present day of each location, and people by their memberships', async () => {
    // Friday morning in New York is Saturday, two o'clock, in Kiritimati.
    t.clock.set('2026-11-20T12:00:00Z');
    const here = await makeLocation(t, organization);
    const there = await makeLocation(t, organization, { timezone: 'Pacific/Kiritimati' });
    const { id: userId } = await makeMember(t, organization);
    await makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
    await makeMember(t, organization, { status: 'suspended' });
    await makeMember(t, organization, { user: { status: 'suspended' } });

    const [today, tomorrow] = ['2026-11-20', '2026-11-21'];
    await place(here, { userId, date: today });
    await place(here, { userId, date: today, status: 'no_show' });
    await place(here, { userId, date: today, kind: 'walk_in', status: 'arrived' });
    await place(here, { userId, date: today, status: 'cancelled' });
    await place(here, { userId, date: tomorrow });
    await place(there, { userId, date: tomorrow });
    await place(there, { userId, date: today, status: 'no_show' });
    await place(there, { userId, date: tomorrow, status: 'no_show' });

    expect(await overview()).toEqual({ pendingApprovals: 1, activeUsers: 3, noShows: 2 });
    expect(await overview((await makeOrganization(t)).admin)).toEqual({
      pendingApprovals: 0,
      activeUsers: 1,
      noShows: 0,
    });
  });

  test('count the same members and applicants as their list and the plan’s limit', async () => {
    await makeMember(t, organization);
    await makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
    await makeMember(t, organization, { status: 'suspended' });
    await makeMember(t, organization, { user: { status: 'suspended' } });
    const params = { id: organization.id };
    const listed = async (status: 'active' | 'pending') =>
      (await t.call(listMembers, { params, query: { status } }, admin)).body.length;
    const [active, pending] = [await listed('active'), await listed('pending')];
    expect([active, pending]).toEqual([3, 1]);
    expect(await overview()).toMatchObject({ activeUsers: active, pendingApprovals: pending });
    const { body: limit } = await t.call(getMemberLimit, { params }, admin);
    expect(limit).toMatchObject({ active, pending, invited: 0, used: active + pending });
  });
});
