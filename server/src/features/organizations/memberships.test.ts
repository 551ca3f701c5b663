import {
  getCurrentUser,
  listMembers,
  listMyOrganizations,
  setMembershipRole,
  setMembershipStatus,
  setUserStatus,
} from '@chargerota/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses, makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { join, makeMember, makeMembers, type TestMember } from '../../../testing/make-member.ts';
import { mailSubjectsTo, notificationsTo } from '../../../testing/notifications.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { auditEntries } from './audit/tables.ts';
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
  organization = await makeOrganization(t);
  admin = organization.admin;
});

type Wanted = 'active' | 'suspended';
const setStatus = (of: TestMember, status: Wanted, by: TestMember = admin, confirm?: string) =>
  t.call(
    setMembershipStatus,
    { params: { id: of.membershipId }, body: { status, ...(confirm && { confirm }) } },
    by,
  );
const setRole = (of: TestMember, role: 'admin' | 'user', by: TestMember = admin) =>
  t.call(setMembershipRole, { params: { id: of.membershipId }, body: { role } }, by);
const account = async ({ cookie }: TestMember) => (await t.call(getCurrentUser, {}, { cookie })).body.status;
const membershipsOf = ({ id }: { id: string }) =>
  t.database.drizzle
    .select()
    .from(organizationMemberships)
    .where(eq(organizationMemberships.organizationId, id));
const activeAdmins = async () =>
  (await membershipsOf(organization)).filter(({ role, status }) => role === 'admin' && status === 'active');
const subjectsTo = (person: TestMember) => mailSubjectsTo(t, person);
const logged = async () =>
  (
    await t.database.drizzle
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.organizationId, organization.id))
      .orderBy(auditEntries.id)
  ).map(({ action, subjectLabel, before, after }) => [action, subjectLabel, before, after]);

/** How many decisions or bookings wait for a lock. */
const waitingForLocks = async () => {
  const { rows } = await t.database.pool.query(
    `SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return rows.length;
};

describe('a member’s status', () => {
  test('can be suspended and reinstated, each time with a notification, an audit entry and live events', async () => {
    const member = await makeMember(t, organization);
    const suspended = await setStatus(member, 'suspended');
    expect(suspended.body).toMatchObject({ status: 'suspended', user: { status: 'approved' } });
    const mine = await t.call(listMyOrganizations, {}, { cookie: member.cookie });
    expect(mine.body[0]?.membershipStatus).toBe('suspended');
    // The account stays approved, since another organization may have admitted the person.
    expect(await account(member)).toBe('approved');

    expect((await setStatus(member, 'active')).body).toMatchObject({ status: 'active' });
    expect(await subjectsTo(member)).toEqual([
      'Your membership at Harbor Street Offices is suspended',
      'You can reserve chargers at Harbor Street Offices again',
    ]);
    expect(await logged()).toEqual([
      ['member.suspended', 'Maya Reyes', { status: 'active' }, { status: 'suspended' }],
      ['member.reinstated', 'Maya Reyes', { status: 'suspended' }, { status: 'active' }],
    ]);
    const told = await t.database.drizzle
      .select({ topic: liveEvents.topic, userId: liveEvents.userId })
      .from(liveEvents)
      .where(eq(liveEvents.organizationId, organization.id));
    const both = [
      { topic: 'members', userId: null },
      { topic: 'account', userId: member.id },
      { topic: 'notifications', userId: member.id },
    ];
    // Rows come in any order, because each connection fills pages of its own.
    const texts = (events: object[]) => events.map((event) => JSON.stringify(event)).toSorted();
    expect(texts(told)).toEqual(texts([...both, ...both]));
  });

  test('once suspended, lets administrators see only name and address until reinstatement', async () => {
    const personal = {
      phone: '+1 212 555 0143',
      vehicleMake: 'Kia',
      vehicleModel: 'EV6',
      vehicleYear: '2025',
      vehicleColor: 'Blue',
      licensePlate: 'KTV 2931',
      licensePlateState: 'NY',
      licensePlateType: 'permanent_plate' as const,
      emergencyContact: 'Ana Reyes, +1 212 555 0188',
    };
    const nothing = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));
    const member = await makeMember(t, organization, { user: personal });
    const listed = async () =>
      (await t.call(listMembers, { params: { id: organization.id }, query: {} }, admin)).body.find(
        ({ id }) => id === member.membershipId,
      )?.user;

    expect((await setStatus(member, 'suspended')).body.user).toMatchObject(nothing);
    expect(await listed()).toMatchObject({ ...nothing, firstName: 'Maya', email: member.email });
    expect((await setStatus(member, 'active')).body.user).toMatchObject(personal);
    expect(await listed()).toMatchObject(personal);
  });

  test('that is set already changes nothing and is not announced', async () => {
    const member = await makeMember(t, organization);
    expect((await setStatus(member, 'active')).status).toBe(200);
    expect((await setRole(member, 'user')).status).toBe(200);
    expect([await subjectsTo(member), await logged()]).toEqual([[], []]);
  });

  test('of an applicant is decided as on the dashboard, with account, notification and log', async () => {
    const applicant = () => makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
    const [approved, refused] = [await applicant(), await applicant()];
    expect((await setStatus(approved, 'active')).body).toMatchObject({
      status: 'active',
      user: { status: 'approved' },
    });
    expect((await setStatus(refused, 'suspended')).body).toMatchObject({
      status: 'suspended',
      user: { status: 'rejected' },
    });
    expect(await subjectsTo(approved)).toEqual(['You can now reserve chargers at Harbor Street Offices']);
    // A refused person can still be approved without a new invitation.
    expect((await setStatus(refused, 'active')).body.user.status).toBe('approved');
    expect((await logged()).map(([action]) => action)).toEqual([
      'member.approved',
      'member.rejected',
      'member.reinstated',
    ]);
  });

  test('cannot be changed by another organization’s administrator', async () => {
    const member = await makeMember(t, organization);
    const stranger = (await makeOrganization(t)).admin;
    expect((await setStatus(member, 'suspended', stranger)).status).toBe(404);
    expect((await setRole(member, 'admin', stranger)).status).toBe(404);
    expect((await setRole(member, 'admin', member)).status).toBe(403);
  });
});

describe('the role of a member', () => {
  test('can become administrator and back, with a notification to active members', async () => {
    const member = await makeMember(t, organization);
    const applicant = await makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
    expect((await setRole(member, 'admin')).body.role).toBe('admin');
    expect((await t.call(listMembers, { params: { id: organization.id } }, member)).status).toBe(200);
    expect((await setRole(member, 'user')).body.role).toBe('user');
    expect((await t.call(listMembers, { params: { id: organization.id } }, member)).status).toBe(403);
    expect((await setRole(applicant, 'admin')).body).toMatchObject({ role: 'admin', status: 'pending' });

    expect(await subjectsTo(member)).toEqual([
      'You are now an administrator of Harbor Street Offices',
      'You are no longer an administrator of Harbor Street Offices',
    ]);
    expect(await subjectsTo(applicant)).toEqual([]);
    expect((await logged()).map(([, , before, after]) => [before, after])).toEqual([
      [{ role: 'user' }, { role: 'admin' }],
      [{ role: 'admin' }, { role: 'user' }],
      [{ role: 'user' }, { role: 'admin' }],
    ]);
  });
});

describe('the last administrator', () => {
  test('cannot step down: applicants, suspended members and suspended accounts do not count as another one', async () => {
    await makeMember(t, organization, { role: 'admin', status: 'suspended' });
    await makeMember(t, organization, { role: 'admin', status: 'pending' });
    await makeMember(t, organization, { role: 'admin', user: { status: 'suspended' } });
    for (const answer of [await setRole(admin, 'user'), await setStatus(admin, 'suspended')]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'last_admin']);
    }
    const other = await makeMember(t, organization, { role: 'admin' });
    expect((await setRole(admin, 'user')).status).toBe(200);
    expect((await setStatus(other, 'suspended', other)).body.code).toBe('last_admin');
  });

  test('always remains when two administrators demote or suspend each other at once', async () => {
    const other = await makeMember(t, organization, { role: 'admin' });
    const acts = [
      (of: TestMember, by: TestMember) => setRole(of, 'user', by),
      (of: TestMember, by: TestMember) => setStatus(of, 'suspended', by),
    ];
    for (let round = 0; round < 16; round++) {
      const [one, two] = [acts[round % 2]!, acts[(round >> 1) % 2]!];
      await Promise.all([one(other, admin), two(admin, other)]);
      expect(await activeAdmins()).toHaveLength(1);
      await t.database.drizzle
        .update(organizationMemberships)
        .set({ role: 'admin', status: 'active' })
        .where(eq(organizationMemberships.organizationId, organization.id));
    }
  });

  test('who loses the role cannot complete requests already sent, in particular their own reinstatement', async () => {
    const rival = await makeMember(t, organization, { role: 'admin' });
    await makeMember(t, organization, { role: 'admin' });
    const asked: Promise<unknown>[] = [];
    await inTransaction(t.database, async (tx) => {
      await takeLocks(tx, [{ of: 'organization', id: organization.id }]);
      asked.push(setStatus(rival, 'suspended'));
      await expect.poll(waitingForLocks).toBe(1);
      // The route still accepted the rival as an administrator; the suspension is decided first.
      asked.push(setStatus(rival, 'active', rival), setRole(admin, 'user', rival));
      await expect.poll(waitingForLocks).toBe(3);
    });
    expect(await Promise.all(asked)).toMatchObject([
      { status: 200 },
      { status: 403, body: { code: 'membership_not_active' } },
      { status: 403, body: { code: 'membership_not_active' } },
    ]);
    expect((await logged()).map(([action]) => action)).toEqual(['member.suspended']);
  });

  test('always remains when eight administrators step down at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 7 }, () => makeMember(t, organization, { role: 'admin' })),
    );
    const answers = await Promise.all([admin, ...others].map((each) => setRole(each, 'user', each)));
    expect(countStatuses(answers)).toEqual({ 200: 7, 409: 1 });
    expect(await activeAdmins()).toHaveLength(1);
  });
});

test('members stand in the order of names and are found without their marks, whatever the collation of the database', async () => {
  const names = ['Zoë Adler', 'Álvaro Núñez', 'anna Berg', 'Özlem Müller', 'Olga Ruiz'];
  for (const name of names) {
    const [firstName, lastName] = name.split(' ') as [string, string];
    await makeMember(t, organization, { user: { firstName, lastName } });
  }
  const found = async (query?: string) =>
    (
      await t.call(listMembers, { params: { id: organization.id }, query: query ? { query } : {} }, admin)
    ).body
      .map(({ user }) => `${user.firstName} ${user.lastName}`)
      .filter((name) => names.includes(name));
  expect(await found()).toEqual(['Álvaro Núñez', 'anna Berg', 'Olga Ruiz', 'Özlem Müller', 'Zoë Adler']);
  expect(await found('muller')).toEqual(['Özlem Müller']);
  expect(await found('ÁLVARO nun')).toEqual(['Álvaro Núñez']);
  expect(await found('100%')).toEqual([]);
});

test('changing a role back and forth cannot flood a mailbox', async () => {
  const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
  try {
    const place = await makeOrganization(limited);
    const [member, colleague] = [
      await makeMember(limited, place),
      await makeMember(limited, place, { role: 'admin' }),
    ];
    const params = { id: member.membershipId };
    const toggle = (turn: number, by: TestMember) =>
      limited.call(setMembershipRole, { params, body: { role: turn % 2 ? 'user' : 'admin' } }, by);
    const answers = [];
    for (let turn = 0; turn < 22; turn++) answers.push(await toggle(turn, place.admin));
    expect(countStatuses(answers)).toEqual({ 200: 20, 429: 2 });
    expect(await mailSubjectsTo(limited, member)).toHaveLength(20);
    // One administrator's limit does not keep another from deciding.
    expect((await toggle(0, colleague)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

describe('suspending a member who has reservations to come', () => {
  const standing = (member: TestMember) =>
    t.database.drizzle.$count(
      reservations,
      and(eq(reservations.userId, member.id), eq(reservations.status, 'confirmed')),
    );

  test('lists those of this organization only, and cancels them with a mail after confirmation', async () => {
    const { organization: place, location } = await makePlace(t);
    const elsewhere = await makePlace(t, { name: 'Elsewhere' });
    const member = await makeMember(t, place);
    const there = await join(t, elsewhere.organization, member);
    await mustBook(t, member, location);
    await mustBook(t, member, location, { timeSlot: '14-16', spot: 1 });
    await mustBook(t, there, elsewhere.location, { timeSlot: '18-20' });

    const asked = await setStatus(member, 'suspended', place.admin);
    expect([asked.status, asked.body.code]).toEqual([409, 'coming_reservations']);
    const [summary, ...listed] = asked.body.details ?? [];
    const { total, confirmation } = summary as { total?: number; confirmation?: string };
    expect([total, listed.length]).toEqual([2, 2]);
    expect(await standing(member)).toBe(3);
    expect((await setStatus(member, 'suspended', place.admin, 'not-this')).status).toBe(409);

    const done = await setStatus(member, 'suspended', place.admin, confirmation);
    expect([done.status, done.body.status]).toEqual([200, 'suspended']);
    expect(await standing(member)).toBe(1);
    expect(await subjectsTo(member)).toEqual([
      '2 of your reservations at Harbor Street Offices were cancelled',
      'Your membership at Harbor Street Offices is suspended',
    ]);
    const [cancelled] = await notificationsTo(t, member, 'email');
    expect(cancelled).toMatchObject({ kind: 'cancelled_by_other', path: null });
    expect(cancelled?.mail.action).toBeUndefined();
  });

  test('waits for a booking that is being made, and lists it', async () => {
    const { organization: place, location } = await makePlace(t);
    const member = await makeMember(t, place);
    const suspended: Promise<unknown>[] = [];
    let answered = false;
    await inTransaction(t.database, async (tx) => {
      // The steps of a booking from finding the membership active to its commit.
      await takeLocks(tx, [{ of: 'member', id: member.id }]);
      await tx.insert(reservations).values({
        organizationId: place.id,
        kind: 'reservation',
        status: 'confirmed',
        userId: member.id,
        locationId: location.id,
        spotId: location.spots[0]!.id,
        date: MONDAY,
        timeSlot: '9-12',
        startsAt: new Date(`${MONDAY}T09:00:00-05:00`),
        endsAt: new Date(`${MONDAY}T12:00:00-05:00`),
        createdAt: t.clock.now(),
        updatedAt: t.clock.now(),
      });
      suspended.push(setStatus(member, 'suspended', place.admin).finally(() => (answered = true)));
      await expect.poll(async () => answered || (await waitingForLocks()) > 0).toBe(true);
    });
    expect(await Promise.all(suspended)).toMatchObject([
      { status: 409, body: { code: 'coming_reservations' } },
    ]);
    expect((await membershipsOf(place)).every(({ status }) => status === 'active')).toBe(true);
  });
});

test('50 concurrent reinstatements and approvals never exceed the plan’s member limit', async () => {
  const basic = await makeOrganization(t, {}, { plan: 'basic' });
  const createdAt = t.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await t.database.drizzle
    .insert(invitations)
    .values({ organizationId: basic.id, email: 'invited@example.org', expiresAt, createdAt });
  const some = (count: number, status: 'active' | 'pending' | 'suspended') =>
    Promise.all(Array.from({ length: count }, () => makeMember(t, basic, { status })));
  await some(28, 'active');
  const [waiting, away] = [await some(5, 'pending'), await some(50, 'suspended')];

  // 1 administrator, 28 members, 5 applicants and 1 invited person leave 15 of 50 places.
  const [approvals, returns] = await Promise.all([
    Promise.all(waiting.map((each) => setStatus(each, 'active', basic.admin))),
    Promise.all(away.map((each) => setStatus(each, 'active', basic.admin))),
  ]);
  expect(countStatuses(approvals)).toEqual({ 200: 5 });
  expect(countStatuses(returns)).toEqual({ 200: 15, 409: 35 });
  expect(returns.find(({ status }) => status === 409)?.body.code).toBe('member_limit');
  expect((await membershipsOf(basic)).filter(({ status }) => status === 'active')).toHaveLength(49);
});

test('one person is approved from two places at once and welcomed once', async () => {
  const person = await makeMember(t, organization, { status: 'pending', user: { status: 'pending' } });
  await Promise.all([
    ...Array.from({ length: 4 }, () => setStatus(person, 'active')),
    t.call(setUserStatus, { params: { id: person.id }, body: { status: 'approved' } }, admin),
  ]);
  expect(await subjectsTo(person)).toHaveLength(1);
  expect(await logged()).toHaveLength(1);
});

test('nobody is reinstated once the trial has ended', async () => {
  const ended = await makeOrganization(t, {}, { trialEndDate: t.clock.now() });
  const [member] = await makeMembers(t, ended, 1);
  expect((await setStatus(member!, 'suspended', ended.admin)).status).toBe(200);
  expect((await setStatus(member!, 'active', ended.admin)).body.code).toBe('subscription_required');
});
