import {
  acceptInvitation,
  createInvitation,
  createOrganization,
  getCurrentUser,
  listLocations,
  logout,
  setMembershipRole,
  setMembershipStatus,
  setUserStatus,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { listenToEvents } from '../../../../testing/listen-to-events.ts';
import { makeMember, type MemberSettings, type TestMember } from '../../../../testing/make-member.ts';
import { makeOrganization, type TestOrganization } from '../../../../testing/make-organization.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { renewUserSessions } from '../../../platform/sessions/sessions.ts';

let t: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  t = await buildTestApp({ livePingMilliseconds: 200 });
  organization = await makeOrganization(t);
});
afterAll(() => t.close());

const MINUTE = 60_000;

const ask = (cookie: string | undefined) => t.call(getCurrentUser, {}, { cookie });

/** A member whose rights have just changed. */
async function changedMember(): Promise<TestMember> {
  const member = await makeMember(t, organization);
  await renewUserSessions(t.database.drizzle, member.id);
  return member;
}

const WAITING: MemberSettings = { status: 'pending', user: { status: 'pending' } };
const byAdmin = () => organization.admin;

type Change = (person: TestMember) => Promise<{ status: number }>;
const setStatus =
  (status: 'active' | 'suspended'): Change =>
  ({ membershipId }) =>
    t.call(setMembershipStatus, { params: { id: membershipId }, body: { status } }, byAdmin());

test.each<[string, MemberSettings, Change]>([
  ['are approved', WAITING, setStatus('active')],
  [
    'are refused',
    WAITING,
    ({ id }) => t.call(setUserStatus, { params: { id }, body: { status: 'rejected' } }, byAdmin()),
  ],
  ['are suspended', {}, setStatus('suspended')],
  ['are taken back', { status: 'suspended' }, setStatus('active')],
  [
    'become an administrator',
    {},
    ({ membershipId }) =>
      t.call(setMembershipRole, { params: { id: membershipId }, body: { role: 'admin' } }, byAdmin()),
  ],
  [
    'found an organization',
    {},
    (person) =>
      t.call(
        createOrganization,
        { body: { name: 'Pier 7 Offices', contactEmail: 'pier7@example.org' } },
        { cookie: person.cookie },
      ),
  ],
  ['join another organization', {}, joinAnother],
])(
  'when they %s, a person’s browser gets a new cookie, and the old one works for another minute',
  async (_, settings, change) => {
    const person = await makeMember(t, organization, settings);
    const { status } = await change(person);
    expect([200, 201]).toContain(status);

    const { cookie } = await ask(person.cookie);
    expect(cookie).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(cookie).not.toBe(person.cookie);
    expect((await ask(cookie)).cookie).toBeUndefined();
    t.clock.advance(MINUTE - 1);
    expect((await ask(person.cookie)).status).toBe(200);
    t.clock.advance(1);
    expect((await ask(person.cookie)).status).toBe(401);
    expect((await ask(cookie)).status).toBe(200);
  },
);

test('a reinstated member whose browser never got the new cookie is still signed in five minutes later', async () => {
  const person = await makeMember(t, organization);
  await setStatus('suspended')(person);
  const refused = await t.call(listLocations, {}, person);
  expect(refused.status).toBe(403);
  const { cookie: lost } = refused;
  await setStatus('active')(person);
  t.clock.advance(5 * MINUTE);
  const { status, cookie } = await ask(person.cookie);
  expect([status, cookie]).toEqual([200, lost]);
  // The old cookie ends a minute after the new one has come back.
  await ask(cookie);
  t.clock.advance(MINUTE);
  expect((await ask(person.cookie)).status).toBe(401);
});

test('rights that change twice within a minute end no request that is under way', async () => {
  const person = await makeMember(t, organization);
  await setStatus('suspended')(person);
  const { cookie } = await ask(person.cookie);
  await ask(cookie);
  await setStatus('active')(person);
  expect(await ask(cookie)).toMatchObject({ status: 200, cookie: undefined });
  expect((await ask(person.cookie)).status).toBe(200);
  t.clock.advance(MINUTE);
  const renewed = await ask(cookie);
  expect(renewed.cookie).toEqual(expect.stringMatching(/^[\w-]{43}$/));
  expect((await ask(renewed.cookie)).status).toBe(200);
});

async function joinAnother(person: TestMember): Promise<{ status: number }> {
  const { admin, id } = await makeOrganization(t);
  await t.call(createInvitation, { params: { id }, body: { email: person.email } }, admin);
  await t.app.jobRunner.drain();
  const LINK = /invitation\?token=([\w-]+)/;
  const mail = t.mails.findLast(({ to, text }) => to === person.email && LINK.test(text));
  const [, token = ''] = LINK.exec(mail?.text ?? '') ?? [];
  return t.call(acceptInvitation, { params: { token } }, { cookie: person.cookie });
}

test('concurrent requests are all accepted, and all get the same new cookie', async () => {
  const person = await changedMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person.cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const told = new Set(answers.map(({ cookie }) => cookie));
  expect(told.size).toBe(1);
  const [cookie] = told;
  expect((await ask(cookie)).status).toBe(200);
  // A request that missed the new cookie gets it again, as long as the old one works.
  expect((await ask(person.cookie)).cookie).toBe(cookie);
});

test('the new cookie cannot be computed from the stored data', async () => {
  const person = await changedMember();
  const { cookie } = await ask(person.cookie);
  const { rows } = await t.database.pool.query('SELECT * FROM sessions WHERE user_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(cookie);
  for (const value of Object.values(rows[0])) expect((await ask(String(value))).status).toBe(401);
});

test('signing out ends a session under both of its cookies, also while it is being renewed', async () => {
  const during = await changedMember();
  const signedOut = await t.call(logout, {}, during);
  expect(signedOut.cookie).toBe('');
  const after = await changedMember();
  const { cookie } = await ask(after.cookie);
  await t.call(logout, {}, after);
  expect(
    await Promise.all([during.cookie, after.cookie, cookie].map(async (one) => (await ask(one)).status)),
  ).toEqual([401, 401, 401]);
});

test('a change that is rolled back renews nothing', async () => {
  const person = await makeMember(t, organization);
  await inTransaction(t.database, async (tx) => {
    await renewUserSessions(tx, person.id);
    throw new Error('undone');
  }).catch(() => undefined);
  expect((await ask(person.cookie)).cookie).toBeUndefined();
});

test('a live stream continues under the new cookie, and ends with its session', async () => {
  const member = await makeMember(t, organization);
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listenToEvents(url, member);
  await renewUserSessions(t.database.drizzle, member.id);
  const { cookie } = await ask(member.cookie);
  t.clock.advance(2 * MINUTE);
  const pings = () => stream.names.filter((name) => name === 'ping').length;
  const before = pings();
  // The second of these pings was sent by a check of the sessions that began after the renewal.
  await expect.poll(pings).toBeGreaterThan(before + 1);
  expect(stream.isEnded()).toBe(false);
  await t.call(logout, {}, { cookie });
  await expect.poll(() => stream.isEnded()).toBe(true);
});
