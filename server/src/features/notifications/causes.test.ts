import {
  acceptInvitation,
  listNotifications,
  setMembershipRole,
  setMembershipStatus,
} from '@chargerota/contract';
import { localTime, type ComingTerms } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses, makePlace, MONDAY, mustBook } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember, type TestMember } from '../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../testing/make-organization.ts';
import { makeUser, type TestUser } from '../../../testing/make-user.ts';
import { notificationsTo, type Told } from '../../../testing/notifications.ts';
import { newId } from '../../platform/database/ids.ts';
import { liveEvents } from '../../platform/events/tables.ts';
import { jobs } from '../../platform/jobs/tables.ts';
import { hashLinkToken, newLinkToken } from '../../platform/tokens.ts';
import { invitations, invitationTokens } from '../invitations/tables.ts';
import { notifications, userNotificationPreferences } from './tables.ts';
import { termsJob } from './terms-job.ts';
import { organizationMemberships } from '../organizations/tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.clock.set(TEST_NOW));
afterAll(() => t.close());

const how = ({ kind, method }: Told) => `${kind} ${method}`;
const choose = (member: TestMember, chosen: Partial<typeof userNotificationPreferences.$inferInsert>) =>
  t.database.drizzle.insert(userNotificationPreferences).values({
    organizationId: member.organizationId,
    userId: member.id,
    ...chosen,
    updatedAt: t.clock.now(),
  });

test('a member who did not come is told of the no-show once, and nobody else is', async () => {
  const { organization, location } = await makePlace(t);
  const [member, colleague] = [await makeMember(t, organization), await makeMember(t, organization)];
  await mustBook(t, member, location);
  t.clock.set(`${MONDAY}T09:30:00-05:00`);
  await t.app.jobRunner.drain();
  await t.app.jobRunner.drain();

  const [inApp, mail, ...more] = await notificationsTo(t, member);
  expect([inApp, mail].map((told) => told && how(told))).toEqual(['no_show app', 'no_show email']);
  expect(inApp?.written).toMatchObject({
    title: 'Your reservation was marked as a no-show: charger 01',
    message: expect.stringContaining('Your arrival was not confirmed by 9:30 AM ET'),
    path: expect.stringContaining('/dashboard?reservation='),
  });
  expect([more, await notificationsTo(t, colleague), await notificationsTo(t, organization.admin)]).toEqual([
    [],
    [],
    [],
  ]);
  const events = await t.database.drizzle
    .select({ userId: liveEvents.userId })
    .from(liveEvents)
    .where(and(eq(liveEvents.organizationId, organization.id), eq(liveEvents.topic, 'notifications')));
  expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([member.id]));
});

test('a decision about a member is told in the app at once and by mail after their quiet hours, unless they declined it', async () => {
  const organization = await makeOrganization(t);
  const [asleep, declining] = [await makeMember(t, organization), await makeMember(t, organization)];
  await choose(asleep, { quietFrom: '09:00', quietUntil: '12:00' });
  await choose(declining, { methods: { membership_decided: ['app'] } });
  for (const { membershipId } of [asleep, declining]) {
    const args = { params: { id: membershipId }, body: { status: 'suspended' as const } };
    expect((await t.call(setMembershipStatus, args, organization.admin)).status).toBe(200);
  }
  expect(
    (await notificationsTo(t, asleep)).map(({ method, status, dueAt }) => [method, status, dueAt]),
  ).toEqual([
    ['app', 'sent', new Date(TEST_NOW)],
    ['email', 'pending', new Date('2026-11-20T17:00:00Z')],
  ]);
  expect((await notificationsTo(t, declining)).map(how)).toEqual(['membership_decided app']);
});

describe('an invitation that is accepted', () => {
  /** Somebody with an account who has a link to the organization. */
  async function invite(organization: TestOrganization, firstName: string) {
    const person = await makeUser(t, { firstName });
    const id = newId();
    const token = newLinkToken();
    const createdAt = t.clock.now();
    const organizationId = organization.id;
    const expiresAt = new Date(createdAt.getTime() + 7 * 86_400_000);
    await t.database.drizzle
      .insert(invitations)
      .values({ organizationId, id, email: person.email, expiresAt, createdAt });
    await t.database.drizzle
      .insert(invitationTokens)
      .values({ tokenHash: hashLinkToken(token), organizationId, invitationId: id, createdAt });
    return { ...person, token };
  }
  const accept = ({ token, cookie }: TestUser & { token: string }) =>
    t.call(acceptInvitation, { params: { token } }, { cookie });
  const summary = (told: Told[]) =>
    told.map(({ mail, method, dueAt }) => [method, mail.subject, clockOf(dueAt)]);
  const clockOf = (at: Date) => {
    const { date, hour, minute } = localTime(at, 'America/New_York');
    return `${date} ${hour}:${minute}`;
  };

  test.each(['active', 'suspended'] as const)(
    'counts as read once the person is %s, and says so',
    async (status) => {
      const organization = await makeOrganization(t);
      const listed = async (reader: TestMember = organization.admin) =>
        (await t.call(listNotifications, { query: { page: 1 } }, reader)).body;
      const unread = async () => (await listed()).filter(({ readAt }) => readAt === null).length;
      const other = await makeMember(t, organization, { role: 'admin' });
      const [first, second] = [await invite(organization, 'Guest 1'), await invite(organization, 'Guest 2')];
      for (const guest of [first, second]) await accept(guest);
      expect(await unread()).toBe(2);
      const [row] = await t.database.drizzle
        .select({ id: organizationMemberships.id })
        .from(organizationMemberships)
        .where(eq(organizationMemberships.userId, first.id));
      const decided = { params: { id: row!.id }, body: { status } };
      expect((await t.call(setMembershipStatus, decided, organization.admin)).status).toBe(200);
      expect(await unread()).toBe(1);
      const requests = async (reader?: TestMember) => (await listed(reader)).map(({ request }) => request);
      const now = [
        { name: 'Guest 2 Reyes', membershipStatus: 'pending' },
        { name: 'Guest 1 Reyes', membershipStatus: status },
      ];
      expect(await requests()).toEqual(expect.arrayContaining(now));
      expect(await requests(other)).toEqual(expect.arrayContaining(now));
      // Who is no administrator any more does not learn what others decide.
      const demotion = { params: { id: other.membershipId }, body: { role: 'user' as const } };
      expect((await t.call(setMembershipRole, demotion, organization.admin)).status).toBe(200);
      expect((await requests(other)).filter((request) => request !== null)).toEqual([]);
    },
  );

  test('is told to every active administrator; from the fourth of a day on, one mail in the morning tells of all', async () => {
    const organization = await makeOrganization(t);
    const other = await makeMember(t, organization, { role: 'admin' });
    const away = await makeMember(t, organization, { role: 'admin', status: 'suspended' });
    const member = await makeMember(t, organization);
    const people = [];
    for (let count = 1; count <= 6; count++) people.push(await invite(organization, `Guest ${count}`));
    // The first twice at once, then all others at once.
    const twice = await Promise.all([accept(people[0]!), accept(people[0]!)]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 409: 1 });
    expect(countStatuses(await Promise.all(people.slice(1).map(accept)))).toEqual({ 200: 5 });

    for (const admin of [organization.admin, other]) {
      const told = await notificationsTo(t, admin);
      expect(told.filter(({ method }) => method === 'app')).toHaveLength(6);
      const mails = told.filter(({ method }) => method === 'email');
      expect(mails.map(({ dueAt }) => clockOf(dueAt))).toEqual([
        ...Array<string>(3).fill('2026-11-20 10:0'),
        '2026-11-21 8:0',
      ]);
      expect(mails[0]?.mail.subject).toBe('Guest 1 Reyes waits for your approval at Harbor Street Offices');
      expect(mails[3]?.mail.subject).toBe('3 people have accepted invitations to Harbor Street Offices');
      const named = [
        ...mails.slice(0, 3).map(({ mail }) => mail.subject),
        ...(mails[3]!.mail.lists?.[0]?.lines ?? []).map((name) => `${name} `),
      ].join();
      for (const index of people.keys()) expect(named).toContain(`Guest ${index + 1} `);
    }
    for (const nobody of [away, member, ...people]) expect(await notificationsTo(t, nobody)).toEqual([]);
  });

  test('is not told to who is no administrator any more when the gathered mail goes out', async () => {
    const organization = await makeOrganization(t);
    const former = await makeMember(t, organization, { role: 'admin' });
    for (let count = 1; count <= 4; count++) await accept(await invite(organization, `Guest ${count}`));
    await t.app.jobRunner.drain();
    const demotion = { params: { id: former.membershipId }, body: { role: 'user' as const } };
    expect((await t.call(setMembershipRole, demotion, organization.admin)).status).toBe(200);
    t.clock.set('2026-11-21T13:00:00Z');
    await t.app.jobRunner.drain();
    // Mails of other organizations may go out at the same time.
    const isTheirs = (to: string) => [organization.admin.email, former.email].includes(to);
    const gathered = t.mails.filter(({ to, subject }) => isTheirs(to) && subject.startsWith('Guest 4'));
    expect(gathered.map(({ to }) => to)).toEqual([organization.admin.email]);
  });

  test('after a delivery has taken the collected mail is not added to that mail', async () => {
    const organization = await makeOrganization(t);
    for (let count = 1; count <= 4; count++) await accept(await invite(organization, `Guest ${count}`));
    const gathered = and(
      eq(notifications.userId, organization.admin.id),
      eq(notifications.method, 'email'),
      eq(notifications.scheduledFor, new Date('2026-11-21T13:00:00Z')),
    );
    await t.database.drizzle.update(notifications).set({ leasedUntil: t.clock.now() }).where(gathered);
    await accept(await invite(organization, 'Guest 5'));
    t.clock.set('2026-11-21T15:00:00Z');
    await accept(await invite(organization, 'Guest 6'));
    expect(summary(await notificationsTo(t, organization.admin, 'email')).slice(3)).toEqual([
      ['email', 'Guest 4 Reyes waits for your approval at Harbor Street Offices', '2026-11-21 8:0'],
      ['email', 'Guest 5 Reyes waits for your approval at Harbor Street Offices', '2026-11-21 8:0'],
      ['email', 'Guest 6 Reyes waits for your approval at Harbor Street Offices', '2026-11-21 10:0'],
    ]);
  });
});

describe('coming terms', () => {
  const coming: ComingTerms = {
    version: '2027-06',
    effectiveOn: '2027-06-01',
    change: 'We delete notifications after 90 days.',
  };
  const tell = async (database = t.database) => {
    const work = termsJob(coming, 2).prepare({});
    if ('invalid' in work) throw new Error(work.invalid);
    await work.run({ ...t.deps, database, jobId: newId(), organizationId: null });
  };
  const count = () => t.database.drizzle.$count(notifications, eq(notifications.type, 'terms_changed'));

  test('are told to every account at least 30 days ahead, once, even if it declined notifications and even if the process dies', async () => {
    const organization = await makeOrganization(t);
    const [member, declining] = [
      await makeMember(t, organization),
      await makeMember(t, organization, { user: { emailNotifications: false } }),
    ];
    const asleep = await makeMember(t, organization);
    await choose(asleep, { quietFrom: '07:00', quietUntil: '06:30' });
    const alone = await makeUser(t);
    const accounts = (await t.database.pool.query<{ count: number }>('SELECT count(*)::int FROM users'))
      .rows[0]!.count;
    t.clock.set('2027-04-29T12:00:00Z');
    await tell();
    expect(await count()).toBe(0);

    // A look a day: the next one would be too late for a mail that waits for the end of quiet hours.
    t.clock.set('2027-04-30T12:00:00Z');
    // The connection is lost within the third transaction, as when the process dies.
    let left = 3;
    const { pool } = t.database;
    const dying = new Proxy(pool, {
      get: (target, name) => {
        if (name === 'connect' && --left < 0) throw new Error('killed');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await expect(tell({ ...t.database, pool: dying })).rejects.toThrow('killed');
    const toldSoFar = await count();
    expect(toldSoFar).toBeGreaterThan(0);
    // Two instances go on, and another day comes.
    await Promise.all([tell(), tell()]);
    const late = await makeMember(t, organization);
    t.clock.advance(86_400_000);
    await tell();
    await tell();

    const [, delayed] = await notificationsTo(t, asleep);
    expect(delayed).toMatchObject({ method: 'email', dueAt: new Date('2027-05-01T10:30:00Z') });
    for (const person of [member, declining, late]) {
      expect((await notificationsTo(t, person)).map(how)).toEqual([
        'terms_changed app',
        'terms_changed email',
      ]);
    }
    expect((await notificationsTo(t, member))[0]?.written).toEqual({
      title: 'Our terms change on June 1, 2027',
      message: 'We delete notifications after 90 days.',
      path: '/terms',
    });
    const rows = await t.database.drizzle
      .selectDistinct({ userId: notifications.userId, method: notifications.method })
      .from(notifications)
      .where(eq(notifications.type, 'terms_changed'));
    expect(rows).toHaveLength(await count());
    const [{ mails } = { mails: 0 }] = (
      await pool.query<{ mails: number }>(
        `SELECT count(*)::int AS mails FROM jobs WHERE payload->>'template' = 'notifications.terms-changed'`,
      )
    ).rows;
    // An account without an organization has its mail; everybody else has two notifications.
    expect([rows.length / 2 + mails, await notificationsTo(t, alone)]).toEqual([accounts + 1, []]);
    // The next look is a day later, by one job.
    const waiting = await t.database.drizzle
      .select()
      .from(jobs)
      .where(eq(jobs.kind, 'notifications.tell-of-terms'));
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual([new Date('2027-05-02T12:00:00Z')]);
  });
});
