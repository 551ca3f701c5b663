import {
  endOtherSessions,
  endSession,
  getCurrentUser,
  listSessions,
  login,
  sendPhoneCode,
} from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { listenToEvents } from '../../../../testing/listen-to-events.ts';
import { makeMember } from '../../../../testing/make-member.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser } from '../../../../testing/make-user.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Mobile/15E148 Safari/604.1';

/** A person with a password, and a function that signs them in on another device. */
async function makePerson() {
  const user = await makeUser(t, { passwordHash: await t.deps.passwords.hash('correct horse') });
  async function signInBy(userAgent: string) {
    const body = { email: user.email, password: 'correct horse' };
    const { cookie } = await t.call(login, { body }, { headers: { 'user-agent': userAgent } });
    return { cookie };
  }
  return { ...user, signInBy };
}

const isSignedIn = async (device: { cookie: string | undefined }) =>
  (await t.call(getCurrentUser, {}, device)).status === 200;

test('a person sees where they are signed in: this browser first, then the last seen, and nobody else’s', async () => {
  const person = await makePerson();
  const signedInAt = t.clock.now().toISOString();
  const [computer, phone] = [await person.signInBy(CHROME), await person.signInBy(SAFARI)];
  await makeUser(t);
  t.clock.advance(10 * MINUTE);
  await t.call(getCurrentUser, {}, phone);
  t.clock.advance(10 * MINUTE);
  const { body } = await t.call(listSessions, {}, computer);
  expect(body.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Windows', true],
    ['Safari on iPhone', false],
    [null, false],
  ]);
  expect(body[1]).toEqual({
    id: expect.any(String),
    current: false,
    device: 'Safari on iPhone',
    method: 'password',
    signedInAt,
    lastSeenAt: '2026-11-20T15:10:00.000Z',
    expiresAt: '2026-12-04T15:10:00.000Z',
  });
});

test('whoever signed in a quarter of an hour ago enters the password to sign out others, and without one signs in again', async () => {
  const passwordHash = await t.deps.passwords.hash('correct horse');
  const person = await makeUser(t, { passwordHash });
  const withoutPassword = await makeUser(t, { passwordHash: null });
  const others = await t.call(login, { body: { email: person.email, password: 'correct horse' } });
  const [own, other] = (await t.call(listSessions, {}, person)).body;
  t.clock.advance(15 * 60_000 + 1);
  const acts = [
    (body?: object) => t.call(sendPhoneCode, { body: { phone: '+1 212 555 0142', ...body } }, person),
    (body?: object) => t.call(endSession, { params: { id: other!.id }, body }, person),
    (body?: object) => t.call(endOtherSessions, { body }, person),
  ];
  for (const act of acts) {
    expect((await act()).body).toMatchObject({ code: 'password_needed' });
    expect((await act({ currentPassword: 'wrong' })).body).toMatchObject({ code: 'current_password_wrong' });
  }
  expect(await isSignedIn(others)).toBe(true);
  expect((await t.call(endOtherSessions, {}, withoutPassword)).body.code).toBe('sign_in_again');
  for (const act of acts.slice(0, 2))
    expect((await act({ currentPassword: 'correct horse' })).body?.code).not.toBe('password_needed');
  expect(await isSignedIn(others)).toBe(false);
  const again = await acts[2]!({ currentPassword: 'correct horse' });
  expect([again.status, again.cookie]).toEqual([200, expect.any(String)]);
  // Signing out here is nothing to ask about.
  const last = { cookie: again.cookie };
  expect((await t.call(endSession, { params: { id: own!.id } }, last)).status).toBe(204);
});

test('a very long user agent is stored shortened', async () => {
  const person = await makePerson();
  const device = await person.signInBy(`${CHROME} ${'x'.repeat(5000)}`);
  const { rows } = await t.database.pool.query<{ length: number }>(
    'SELECT max(length(user_agent)) AS length FROM sessions WHERE user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ length: 400 }]);
  expect((await t.call(listSessions, {}, device)).body[0]).toMatchObject({ device: 'Chrome on Windows' });
});

test('a person signs out one of their browsers, once, and no one else’s', async () => {
  const person = await makePerson();
  const [computer, phone] = [await person.signInBy(CHROME), await person.signInBy(SAFARI)];
  const [own] = (await t.call(listSessions, {}, phone)).body;
  const end = (as: { cookie: string | undefined }) => t.call(endSession, { params: { id: own!.id } }, as);

  expect((await end(await makeUser(t))).status).toBe(404);
  expect(await isSignedIn(phone)).toBe(true);
  expect((await end(computer)).status).toBe(204);
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(computer)).toBe(true);
  expect((await end(computer)).status).toBe(404);
});

test('a person who signs out their current browser has to sign in again there', async () => {
  const person = await makePerson();
  const [own] = (await t.call(listSessions, {}, person)).body;
  const answer = await t.call(endSession, { params: { id: own!.id } }, person);
  expect([answer.status, answer.cookie]).toEqual([204, '']);
  expect(await isSignedIn(person)).toBe(false);
});

test('all other browsers are signed out at once, and their live streams end without waiting for the next ping', async () => {
  const organization = await makeOrganization(t);
  const passwordHash = await t.deps.passwords.hash('correct horse');
  const member = await makeMember(t, organization, { user: { passwordHash } });
  const body = { email: member.email, password: 'correct horse' };
  const [phone, tablet] = [await t.call(login, { body }), await t.call(login, { body })];
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const streams = await Promise.all(
    [phone, member].map(({ cookie }) => listenToEvents(url, { cookie: cookie! })),
  );
  const own = await t.call(endOtherSessions, {}, member);
  expect(own.body).toEqual({ ended: 2 });
  await expect.poll(() => streams[0]!.isEnded()).toBe(true);
  expect(streams[1]!.isEnded()).toBe(false);
  expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(own)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await t.call(endOtherSessions, {}, { cookie: own.cookie })).body).toEqual({ ended: 0 });
  await Promise.all(streams.map((stream) => stream.close()));
});
