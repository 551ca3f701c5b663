import {
  acceptInvitationWithRegistration,
  changePassword,
  createInvitation,
  disconnectIdentity,
  endOtherSessions,
  getCurrentUser,
  login,
  register,
  resetPassword,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app.ts';
import { makeOperator } from '../../testing/make-operator.ts';
import { makeOrganization } from '../../testing/make-organization.ts';
import { makeTenant } from '../../testing/make-tenant.ts';
import { makeUser } from '../../testing/make-user.ts';
import { newPerson } from '../../testing/new-person.ts';
import { ownRequest } from '../../testing/route-requests.ts';
import { issueResetLink } from '../features/accounts/passwords/reset-link.ts';
import { useIdentity } from '../features/accounts/providers/identity-store.ts';
import { userIdentities } from '../features/accounts/tables.ts';
import { OPERATOR_COOKIE } from '../features/operator/identity/operator-cookie.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/database/ids.ts';
import type { ProviderClaims } from '../platform/identity-providers/provider.ts';
import { SESSION_COOKIE, sidOf } from '../platform/sessions/session-cookie.ts';
import { createSession, destroyUserSessions } from '../platform/sessions/sessions.ts';

const attempt = attackGroup(
  'no planted, copied or ended session is anybody’s, and none becomes another way in',
);

const MINUTE = 60_000;
const OLD = 'Old lantern 7';
const NEW = 'New harbor 12';

let t: TestApp;
/** The person whom Google confirms next, and a step to run while Google is being asked. */
let claims: ProviderClaims;
let meanwhile: () => Promise<unknown>;
beforeAll(async () => {
  t = await buildTestApp();
  t.deps.identityProviders.google = {
    configured: true,
    authorizationUrl: async ({ state }) => `https://google.invalid/?state=${state}`,
    exchange: async () => {
      await meanwhile();
      return claims;
    },
  };
});
beforeEach(() => {
  t.clock.set(TEST_NOW);
  meanwhile = async () => undefined;
});
afterAll(() => t.close());

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const isSignedIn = async (cookie: string | undefined) =>
  (await attempt(t.call(getCurrentUser, {}, { cookie }))).status === 200;

const vouchFor = (email: string): ProviderClaims =>
  (claims = { subject: newId(), email, emailVerified: true, firstName: null, lastName: null });

/** Goes to Google and back to connect the Google account of `email`; returns the path where the browser ends. */
async function connectGoogle(cookie: string, email: string, on = t): Promise<unknown> {
  vouchFor(email);
  const left = await attempt(
    on.app.inject({ url: '/api/auth/google?action=connect', cookies: { [SESSION_COOKIE]: cookie } }),
  );
  const [, state] = /state=(.+)/.exec(String(left.headers.location)) ?? [];
  if (!state) return left.headers.location;
  const flow = left.cookies.find(({ name }) => name === 'chargerota_trip')?.value ?? '';
  const back = await attempt(
    on.app.inject({
      url: `/api/auth/google/callback?code=1&state=${state}`,
      cookies: { [SESSION_COOKIE]: cookie, chargerota_trip: flow },
    }),
  );
  return back.headers.location;
}

const identitiesOf = async (userId: string) =>
  (await t.database.drizzle.select().from(userIdentities).where(eq(userIdentities.userId, userId))).map(
    ({ email }) => email,
  );

test('a thief with a copied cookie cannot connect a provider account, because that needs a sign-in within 15 minutes', async () => {
  const owner = await makeUser(t);
  t.clock.advance(15 * MINUTE + 1);
  expect(await connectGoogle(owner.cookie, 'thief@example.net')).toBe(
    '/account?problem=sign_in_again&provider=google',
  );
  expect(await identitiesOf(owner.id)).toEqual([]);
});

test('an account with another person’s address cannot flood their mailbox by connecting again and again', async () => {
  const limited = await buildTestApp({ config: { RATE_LIMITS: true } });
  try {
    Object.assign(limited.deps.identityProviders, { google: t.deps.identityProviders.google });
    const { cookie } = await makeUser(limited, { passwordHash: 'some' });
    const answers: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      answers.push(await connectGoogle(cookie, 'thief@example.net', limited));
      await limited.call(disconnectIdentity, { params: { provider: 'google' } }, { cookie });
    }
    expect(answers.slice(9)).toEqual(['/account', '/account?problem=rate_limited&provider=google']);
    await limited.app.jobRunner.drain();
    expect(limited.mails).toHaveLength(20);
  } finally {
    await limited.close();
  }
});

test('connecting a provider fails if the owner signs out everywhere meanwhile', async () => {
  const owner = await makeUser(t);
  meanwhile = () => destroyUserSessions(t.database.drizzle, owner.id);
  expect(await connectGoogle(owner.cookie, 'thief@example.net')).toBe(
    '/account?problem=signed_out&provider=google',
  );
  expect(await identitiesOf(owner.id)).toEqual([]);
});

test('behind TLS, an OAuth flow planted by another host of the domain does not sign the victim in as the attacker', async () => {
  const tls = await buildTestApp({ config: { linkUrl: 'https://charge.example' } });
  try {
    Object.assign(tls.deps.identityProviders, { google: t.deps.identityProviders.google });
    const { id: userId } = await makeUser(tls);
    const email = 'attacker@example.net';
    const { subject } = vouchFor(email);
    const times = { createdAt: t.clock.now(), lastUsedAt: t.clock.now() };
    await tls.database.drizzle
      .insert(userIdentities)
      .values({ provider: 'google', subject, userId, email, ...times });
    const left = await tls.app.inject({ url: '/api/auth/google' });
    const [, state] = /state=(.+)/.exec(String(left.headers.location)) ?? [];
    expect(left.headers['set-cookie']).toMatch(
      /^__Host-chargerota_trip=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const arriveWith = async (name: string) =>
      (
        await attempt(
          tls.app.inject({
            url: `/api/auth/google/callback?code=1&state=${state}`,
            cookies: { [name]: left.cookies[0]!.value },
          }),
        )
      ).cookies.map((cookie) => cookie.name);
    expect(await arriveWith('chargerota_trip')).not.toContain('__Host-chargerota_session');
    expect(await arriveWith('__Host-chargerota_trip')).toContain('__Host-chargerota_session');
  } finally {
    await tls.close();
  }
});

test('setting a password by a link disconnects provider accounts with another address', async () => {
  const owner = await makeUser(t);
  await connectGoogle(owner.cookie, 'thief@example.net');
  await t.database.drizzle.insert(userIdentities).values({
    provider: 'apple',
    subject: newId(),
    userId: owner.id,
    email: owner.email.toUpperCase(),
    createdAt: t.clock.now(),
    lastUsedAt: t.clock.now(),
  });
  const link = { userId: owner.id, madeBy: 'self', from: t.clock.now() } as const;
  const { path } = await issueResetLink(t.database.drizzle, link);
  const token = path.split('=')[1]!;
  expect((await t.call(resetPassword, { body: { token, newPassword: NEW } })).status).toBe(200);
  expect(await identitiesOf(owner.id)).toEqual([owner.email.toUpperCase()]);
  await t.app.jobRunner.drain();
  const told = t.mails.filter(({ to }) => to === owner.email);
  expect(told.map(({ text }) => text).join('')).toContain('thief@example.net no longer signs in');
});

test('a provider account with another address that signs in while a password is set by a link is signed out too', async () => {
  const owner = await makeUser(t);
  await connectGoogle(owner.cookie, 'thief@example.net');
  const link = { userId: owner.id, madeBy: 'self', from: t.clock.now() } as const;
  const token = (await issueResetLink(t.database.drizzle, link)).path.split('=')[1]!;
  const { cookieValue, resetting } = await inTransaction(t.database, async (tx) => {
    await useIdentity(tx, { provider: 'google', subject: claims.subject }, t.clock.now());
    const reset = t.call(resetPassword, { body: { token, newPassword: NEW } });
    await expect.poll(async () => (await t.database.pool.query(WAITING)).rowCount).toBe(1);
    return { ...(await createSession(tx, { userId: owner.id }, t.clock.now())), resetting: reset };
  });
  expect((await resetting).status).toBe(200);
  expect(await isSignedIn(cookieValue)).toBe(false);
});

test.each([
  [
    'changes the password',
    (cookie: string) =>
      t.call(changePassword, { body: { currentPassword: OLD, newPassword: NEW } }, { cookie }),
  ],
  ['signs out all other browsers', (cookie: string) => t.call(endOtherSessions, {}, { cookie })],
])('a person who %s gets a new cookie at once, and a copy of the old one is invalid', async (_, act) => {
  const owner = await makeUser(t, { passwordHash: await t.deps.passwords.hash(OLD) });
  const { status, cookie } = await act(owner.cookie);
  expect(status).toBe(200);
  expect(await isSignedIn(owner.cookie)).toBe(false);
  expect(await isSignedIn(cookie)).toBe(true);
});

test('a session that has ended, or of which only a part or the stored form is known, opens no route', async () => {
  const tenant = await makeTenant(t);
  const { drizzle } = t.database;
  const [person, left, operator] = [await makeUser(t), await makeUser(t), await makeOperator(t)];
  await destroyUserSessions(drizzle, left.id);
  const longAgo = new Date('2026-01-01T12:00:00Z');
  const expired = await createSession(drizzle, { userId: person.id }, longAgo);
  const operatorsExpired = await createSession(drizzle, { operatorId: operator.id }, longAgo);
  const useless = {
    'signed out': left.cookie,
    expired: expired.cookieValue,
    'an operator’s, expired': operatorsExpired.cookieValue,
    'cut short': person.cookie.slice(0, -1),
    'as it is stored': sidOf(person.cookie),
    'an operator’s, as it is stored': sidOf(operator.operator),
  };
  expect(await isSignedIn(person.cookie)).toBe(true);
  for (const route of t.app.routeTable.filter(({ access }) => access && access.kind !== 'anyone')) {
    const { path, body } = ownRequest(route, tenant);
    for (const [how, cookie] of Object.entries(useless)) {
      const answer = await attempt(
        t.app.inject({
          method: route.method as InjectOptions['method'],
          url: path,
          cookies: { [SESSION_COOKIE]: cookie, [OPERATOR_COOKIE]: cookie },
          ...(body && { payload: body }),
        }),
      );
      expect(answer.statusCode, `${route.method} ${route.path}, ${how}`).toBe(401);
    }
  }
});

const password = 'Correct horse 7';
const person = () => newPerson({ password });

/** Each way to become signed in, from a browser that has the given cookie. */
const WAYS_IN: Record<
  string,
  (as: { cookie: string }) => Promise<{ status: number; cookie: string | undefined }>
> = {
  'signing in': async (as) => {
    const { email } = await makeUser(t, { passwordHash: await t.deps.passwords.hash(password) });
    return t.call(login, { body: { email, password } }, as);
  },
  registering: (as) => t.call(register, { body: { ...person(), acceptTerms: true } }, as),
  'joining with a new account': async (as) => {
    const { id, admin } = await makeOrganization(t);
    const form = person();
    await t.call(createInvitation, { params: { id }, body: { email: form.email } }, admin);
    await t.app.jobRunner.drain();
    const mail = t.mails.findLast(({ to }) => to === form.email);
    const [, token = ''] = /invitation\?token=([\w-]+)/.exec(mail!.text) ?? [];
    return t.call(acceptInvitationWithRegistration, { params: { token }, body: form }, as);
  },
};

describe.each(Object.entries(WAYS_IN))('by %s', (_, enter) => {
  test.each([
    ['made up', async () => ({ cookie: 'A'.repeat(43) })],
    ['of the attacker’s own session', () => makeUser(t)],
  ])('a planted cookie, %s, is not signed in', async (_, plant) => {
    const planted = await plant();
    const { status, cookie } = await attempt(enter(planted));
    expect([200, 201]).toContain(status);
    expect(cookie).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(cookie).not.toBe(planted.cookie);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(planted.cookie)).toBe(false);
  });
});
