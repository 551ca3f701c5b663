import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readPendingIdentity, type PendingIdentity } from '@chargerota/contract';
import type { IdentityProvider } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openIdentityProviders, type TestIdentityProviders } from '../../../../testing/identity-providers.ts';
import { makeBrowser, type TestBrowser } from '../../../../testing/make-browser.ts';
import { makeUser, type TestUser, type UserSettings } from '../../../../testing/make-user.ts';
import { visitProvider } from '../../../../testing/openid-provider.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { SESSION_COOKIE } from '../../../platform/sessions/session-cookie.ts';
import { sessions } from '../../../platform/sessions/tables.ts';
import { claimPendingIdentity } from './pending-identity.ts';
import { oauthFlows, userIdentities } from '../tables.ts';

let providers: TestIdentityProviders;
let t: TestApp;
beforeAll(async () => {
  providers = await openIdentityProviders();
  t = await buildTestApp({ config: providers.variables });
});
afterAll(async () => {
  await t.close();
  await providers.close();
});
afterEach(() => {
  providers.changeIdTokens('google', null);
  providers.changeIdTokens('apple', null);
});

const both = ['google', 'apple'] as const;
const OAUTH_FLOW_COOKIE = 'chargerota_trip';

type Told = { email?: string; emailVerified?: boolean; givenName?: string; familyName?: string };

/** A person with an account at both providers. */
function person(settings: Told = {}) {
  const sub = newId();
  const one = { sub, email: `rosa.${sub}@example.org`, givenName: 'Rosa', familyName: 'Lind', ...settings };
  providers.put(one);
  return one;
}

/** A person whose account here is connected with a provider. */
async function connectedPerson(provider: IdentityProvider, settings: UserSettings = {}) {
  const user = await makeUser(t, settings);
  const one = person();
  await connect(user, provider, one);
  return { ...one, user };
}

const connect = (
  user: TestUser,
  provider: IdentityProvider,
  { sub, email }: { sub: string; email: string },
) =>
  t.database.drizzle.insert(userIdentities).values({
    provider,
    subject: sub,
    userId: user.id,
    email,
    createdAt: t.clock.now(),
    lastUsedAt: t.clock.now(),
  });

function signedInBrowser({ cookie }: TestUser): TestBrowser {
  const browser = makeBrowser(t);
  browser.cookies.set(SESSION_COOKIE, cookie);
  return browser;
}

const whoIsSignedIn = async (browser: TestBrowser) =>
  (await browser.request('GET', '/api/auth/user')).body.id;
const pendingIn = async (browser: TestBrowser): Promise<PendingIdentity | null> =>
  (await browser.request('GET', readPendingIdentity.path)).body.identity ?? null;
const identitiesOf = (user: TestUser) =>
  t.database.drizzle.select().from(userIdentities).where(eq(userIdentities.userId, user.id));
const passwordHash = () => t.deps.passwords.hash('correct horse');

async function mailsTo(email: string): Promise<string[]> {
  await t.app.jobRunner.drain();
  return t.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('signing in', () => {
  test.each(both)(
    'with %s leads to the requested page, and replaces the earlier session',
    async (provider) => {
      const { email, user, sub } = await connectedPerson(provider);
      const earlier = await makeUser(t);
      const browser = signedInBrowser(earlier);
      t.clock.advance(60_000);
      expect(await browser.travel(provider, email, { returnUrl: '/booking?date=2026-11-24' })).toBe(
        '/booking?date=2026-11-24',
      );
      expect(await whoIsSignedIn(browser)).toBe(user.id);
      expect(await whoIsSignedIn(signedInBrowser(earlier))).toBeUndefined();
      expect(browser.cookies.has(OAUTH_FLOW_COOKIE)).toBe(false);
      const [session] = await t.database.drizzle
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), eq(sessions.method, provider)));
      expect(session?.userAgent).toContain('Chrome');
      expect(await identitiesOf(user)).toMatchObject([{ subject: sub, lastUsedAt: t.clock.now() }]);
    },
  );

  test('identifies a person by the provider’s id, even if their addresses have changed', async () => {
    const { sub, email, user } = await connectedPerson('google');
    providers.put({ sub, email: `married.${email}`, emailVerified: false });
    const browser = makeBrowser(t);
    expect(await browser.travel('google', `married.${email}`)).toBe('/dashboard');
    expect(await whoIsSignedIn(browser)).toBe(user.id);
  });

  test('signs nobody in to a suspended account, and says so', async () => {
    const { email, user } = await connectedPerson('google', { status: 'suspended' });
    const browser = makeBrowser(t);
    expect(await browser.travel('google', email)).toBe('/login?problem=suspended&provider=google');
    expect(await whoIsSignedIn(browser)).toBeUndefined();
    expect(await t.database.drizzle.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('never leads on to %s', async (returnUrl) => {
    const { email } = await connectedPerson('google');
    expect(await makeBrowser(t).travel('google', email, { returnUrl })).toBe('/dashboard');
  });

  test('offers providers that are not configured only in the demo and to developers', async () => {
    const demo = await buildTestApp({ offersMissingProviders: true });
    try {
      const { body } = await makeBrowser(demo).request('GET', '/api/auth/google/status');
      expect(body).toEqual({ configured: false, offered: true });
    } finally {
      await demo.close();
    }
  });

  test('shows that a provider is not configured or cannot be reached, and works again once it can', async () => {
    const { email } = person();
    const fresh = await buildTestApp({
      config: { ...providers.variables, GOOGLE_CLIENT_ID: undefined, RATE_LIMITS: true },
    });
    try {
      const browser = makeBrowser(fresh);
      const { body: google } = await browser.request('GET', '/api/auth/google/status');
      const { body: apple } = await browser.request('GET', '/api/auth/apple/status');
      expect([google, apple]).toEqual([
        { configured: false, offered: false },
        { configured: true, offered: true },
      ]);
      expect(await browser.leaveFor('google', { action: 'register' })).toBe(
        '/registration?problem=unavailable&provider=google',
      );
      // A navigation never ends on an error page, whatever its query.
      const odd = '/api/auth/google?action=steal&returnUrl=/a&returnUrl=/b&subscriptionPlan=gold';
      expect(await browser.open(odd)).toBe('/login?problem=unavailable&provider=google');

      providers.setReachable('apple', false);
      expect(await browser.leaveFor('apple')).toBe('unavailable');
      providers.setReachable('apple', true);
      const back = await visitProvider(await browser.leaveFor('apple'), email);
      providers.setReachable('apple', false);
      expect(await browser.comeBack(back)).toBe('/login?problem=unavailable&provider=apple');

      const starts = await Promise.all(Array.from({ length: 100 }, () => browser.leaveFor('google')));
      expect(starts).toContain('/login?problem=rate_limited&provider=google');
    } finally {
      providers.setReachable('apple', true);
      await fresh.close();
    }
  });
});

describe('a person without an account', () => {
  test.each(both)(
    'comes from %s to the registration with the data of their provider account',
    async (provider) => {
      const { email } = person();
      const browser = makeBrowser(t);
      const wish = { action: 'register' as const, subscriptionPlan: 'premium' };
      expect(await browser.travel(provider, email, wish)).toBe(`/registration?provider=${provider}`);
      expect(await pendingIn(browser)).toEqual({
        provider,
        email,
        firstName: 'Rosa',
        lastName: 'Lind',
        action: 'register',
        next: 'register',
        hasPassword: false,
        subscriptionPlan: 'premium',
        returnUrl: null,
      });
      expect(await pendingIn(makeBrowser(t))).toBeNull();
      t.clock.advance(15 * 60_000);
      expect(await pendingIn(browser)).toBeNull();
    },
  );

  test('continues where they began: with the invitation, or the question whether to register', async () => {
    const { email } = person();
    const returnUrl = '/invitation?token=abc';
    const invited = makeBrowser(t);
    expect(await invited.travel('apple', email, { action: 'invitation', returnUrl })).toBe(returnUrl);
    expect(await pendingIn(invited)).toMatchObject({ action: 'invitation', next: 'register', returnUrl });
    expect(await invited.travel('google', email, { action: 'login' })).toBe('/login?unknown=google');
  });

  test('is used once, only by this browser, and can be discarded', async () => {
    const { email, sub } = person();
    const browser = makeBrowser(t);
    await browser.travel('google', email);
    const claim = (
      cookieValue = browser.cookies.get(OAUTH_FLOW_COOKIE),
      provider: IdentityProvider = 'google',
    ) =>
      inTransaction(t.database, (tx) =>
        claimPendingIdentity(tx, { cookieValue, provider, now: t.clock.now() }),
      );
    await expect(claim('another browser')).rejects.toMatchObject({ code: 'identity_missing' });
    await expect(claim(undefined, 'apple')).rejects.toMatchObject({ code: 'identity_missing' });
    const claims = await Promise.allSettled([claim(), claim(), claim()]);
    expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const won = claims.find((one) => one.status === 'fulfilled');
    expect(won?.value).toMatchObject({ provider: 'google', subject: sub, email, firstName: 'Rosa' });

    await browser.travel('google', email);
    expect((await browser.request('DELETE', readPendingIdentity.path)).status).toBe(204);
    expect(await pendingIn(browser)).toBeNull();
  });
});

describe('connecting', () => {
  test('to the account with the same address always requires its password', async () => {
    const user = await makeUser(t, { passwordHash: await passwordHash() });
    const { email } = person({ email: user.email.toUpperCase() });
    const browser = makeBrowser(t);
    expect(await browser.travel('google', email, { returnUrl: '/booking' })).toBe('/login?connect=google');
    expect(await whoIsSignedIn(browser)).toBeUndefined();
    expect(await pendingIn(browser)).toMatchObject({
      next: 'connect',
      hasPassword: true,
      returnUrl: '/booking',
    });

    const give = (password: string) => browser.request('POST', '/api/auth/connect', { password });
    expect(await give('wrong horse')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await identitiesOf(user)).toEqual([]);
    expect(await give('correct horse')).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect(await whoIsSignedIn(browser)).toBe(user.id);
    expect(await give('correct horse')).toMatchObject({ status: 409, body: { code: 'identity_missing' } });
    expect(await mailsTo(user.email)).toEqual(['Google now signs in to your account']);

    const next = makeBrowser(t);
    expect(await next.travel('google', email)).toBe('/dashboard');
    expect(await whoIsSignedIn(next)).toBe(user.id);
  });

  test('while signed in accepts any verified address, and is reported by mail', async () => {
    const user = await makeUser(t);
    const { email } = person();
    const browser = signedInBrowser(user);
    expect(await browser.travel('apple', email, { action: 'connect' })).toBe('/account');
    expect(await whoIsSignedIn(browser)).toBe(user.id);
    expect(await identitiesOf(user)).toMatchObject([{ provider: 'apple', email }]);
    expect(await mailsTo(user.email)).toEqual(['Apple now signs in to your account']);
    // Repeating it changes nothing.
    expect(await browser.travel('apple', email, { action: 'connect', returnUrl: '/account#ways' })).toBe(
      '/account#ways',
    );
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('does not move a provider account to another owner, nor replace a connected one', async () => {
    const { email, user: owner } = await connectedPerson('google');
    const other = await makeUser(t);
    const browser = signedInBrowser(other);
    const wish = { action: 'connect' as const };
    expect(await browser.travel('google', email, wish)).toBe('/account?problem=taken&provider=google');
    expect(await signedInBrowser(owner).travel('google', person().email, wish)).toBe(
      '/account?problem=another_connected&provider=google',
    );
    expect([await identitiesOf(other), await identitiesOf(owner)]).toMatchObject([[], [{ email }]]);
  });

  test('of one provider’s account to two at the same time connects one', async () => {
    const { email } = person();
    const users = [await makeUser(t), await makeUser(t)];
    const ends = await Promise.all(
      users.map((user) => signedInBrowser(user).travel('google', email, { action: 'connect' })),
    );
    expect(ends.toSorted()).toEqual(['/account', '/account?problem=taken&provider=google']);
  });

  test('is only for the person who began it: not for somebody who signed in since, nor on another site’s request', async () => {
    const { email } = person();
    const browser = signedInBrowser(await makeUser(t));
    const other = await makeUser(t);
    const back = await visitProvider(await browser.leaveFor('google', { action: 'connect' }), email);
    browser.cookies.set(SESSION_COOKIE, other.cookie);
    expect(await browser.comeBack(back)).toBe('/account?problem=signed_out&provider=google');
    expect(await identitiesOf(other)).toEqual([]);
    expect(await makeBrowser(t).leaveFor('google', { action: 'connect' })).toBe(
      '/account?problem=signed_out&provider=google',
    );
    const lured = await t.app.inject({
      url: '/api/auth/google?action=connect',
      headers: { 'sec-fetch-site': 'cross-site' },
      cookies: { [SESSION_COOKIE]: other.cookie },
    });
    expect(lured.headers.location).toBe('/account');
  });

  test('ends with disconnecting, which leaves one way to sign in', async () => {
    const { user, email } = await connectedPerson('google');
    const browser = signedInBrowser(user);
    const disconnect = (provider: string) => browser.request('DELETE', `/api/account/identities/${provider}`);
    expect((await disconnect('apple')).status).toBe(404);
    expect(await disconnect('google')).toMatchObject({ status: 409, body: { code: 'last_sign_in_method' } });
    await connect(user, 'apple', person());
    // Each disconnects one of two; together they would remove the last. The first is delayed after it has counted them.
    const holding = await t.database.pool.connect();
    try {
      await holding.query('BEGIN');
      await holding.query(
        `SELECT 1 FROM user_identities WHERE user_id = $1 AND provider = 'google' FOR UPDATE`,
        [user.id],
      );
      const first = disconnect('google');
      await expect.poll(countWaiting).toBe(1);
      const second = disconnect('apple');
      let isDone = false;
      void second.finally(() => (isDone = true));
      await expect.poll(async () => isDone || (await countWaiting()) === 2).toBe(true);
      await holding.query('COMMIT');
      expect([(await first).status, (await second).body.code]).toEqual([204, 'last_sign_in_method']);
    } finally {
      holding.release();
    }
    expect(await mailsTo(user.email)).toEqual(['Google no longer signs in to your account']);
    expect(await makeBrowser(t).travel('google', email)).toBe('/login?unknown=google');
  });

  async function countWaiting(): Promise<number> {
    const { rows } = await t.database.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  }
});

describe('an address that the provider has not verified', () => {
  test('connects nothing, creates nothing, and is explained on the screen', async () => {
    const user = await makeUser(t, { passwordHash: await passwordHash() });
    const { email } = person({ email: user.email, emailVerified: false });
    const browser = makeBrowser(t);
    expect(await browser.travel('google', email)).toBe('/login?problem=unverified&provider=google');
    expect(await browser.travel('apple', email, { action: 'register' })).toBe(
      '/registration?problem=unverified&provider=apple',
    );
    expect(await signedInBrowser(user).travel('google', email, { action: 'connect' })).toBe(
      '/account?problem=unverified&provider=google',
    );
    expect(await pendingIn(browser)).toBeNull();
    expect(await identitiesOf(user)).toEqual([]);
  });

  test('includes one that equals another person’s only after conversion to lower case', async () => {
    const sub = newId();
    // The Kelvin sign; its lower case is k.
    const { email } = person({ email: `\u212A${sub}@example.org` });
    const browser = makeBrowser(t);
    expect(await browser.travel('google', email, { action: 'register' })).toBe(
      '/registration?problem=unverified&provider=google',
    );
    expect(await pendingIn(browser)).toBeNull();
  });
});

test('a name that cannot be stored unchanged prevents no sign-in, and one that hides text is left out', async () => {
  const { email } = person({ givenName: `Ro\u0000sa ${'x'.repeat(93)}\u{1F697}`, familyName: 'L\u202Eopez' });
  const browser = makeBrowser(t);
  expect(await browser.travel('google', email)).toBe('/login?unknown=google');
  expect(await pendingIn(browser)).toMatchObject({
    firstName: `Rosa ${'x'.repeat(93)}`,
    lastName: null,
  });
});

describe('a return from a provider', () => {
  const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const seconds = Math.floor(Date.now() / 1000);
  test.each([
    ['a wrong nonce', { nonce: 'another' }],
    ['a wrong issuer', { iss: 'https://evil.example' }],
    ['a wrong audience', { aud: 'somebody-else' }],
    ['an age of hours', { iat: seconds - 7200, exp: seconds - 3600 }],
    ['a stranger’s signature', {}, strangersKey],
  ])('is refused for %s', async (_, wrong, key?: KeyObject) => {
    const { email } = await connectedPerson('apple');
    await connectSame('google', email);
    for (const provider of both) {
      providers.changeIdTokens(provider, (claims) => ({
        claims: { ...claims, ...wrong },
        ...(key && { key }),
      }));
      const browser = makeBrowser(t);
      expect(await browser.travel(provider, email)).toBe(`/login?problem=refused&provider=${provider}`);
      expect(await whoIsSignedIn(browser)).toBeUndefined();
    }
  });

  /** Connects the person's account with the other provider as well. */
  async function connectSame(provider: IdentityProvider, email: string) {
    const [identity] = await t.database.drizzle
      .select()
      .from(userIdentities)
      .where(eq(userIdentities.email, email));
    await t.database.drizzle.insert(userIdentities).values({ ...identity!, provider });
  }

  test.each(both)('from %s works once, in one browser, with its own state', async (provider) => {
    const { email, user } = await connectedPerson(provider);
    const browser = makeBrowser(t);
    const back = await visitProvider(await browser.leaveFor(provider), email);
    const expired = `/login?problem=expired&provider=${provider}`;

    const another = makeBrowser(t);
    await another.leaveFor(provider);
    expect(await another.comeBack(back)).toBe(expired);
    expect(await makeBrowser(t).comeBack(back)).toBe(expired);
    const state = 'made-up';
    const forged = back.form
      ? { ...back, form: { ...back.form, state } }
      : { ...back, url: back.url.replace(/state=[^&]+/, `state=${state}`) };
    expect(await browser.comeBack(forged)).toBe(expired);

    // Two at the same moment: both browsers send the same cookies.
    const twin = makeBrowser(t);
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value);
    const ends = await Promise.all([browser.comeBack(back), twin.comeBack(back)]);
    expect(ends.toSorted()).toEqual(['/dashboard', expired]);
    const replay = makeBrowser(t);
    expect(await replay.comeBack(back)).toBe(expired);
    const winner = ends[0] === '/dashboard' ? browser : twin;
    expect(await whoIsSignedIn(winner)).toBe(user.id);
  });

  test('is refused with a code of another flow, and after 15 minutes', async () => {
    const { email } = await connectedPerson('google');
    const browser = makeBrowser(t);
    const other = await visitProvider(await makeBrowser(t).leaveFor('google'), email);
    const own = await visitProvider(await browser.leaveFor('google'), email);
    const code = new URL(other.url).searchParams.get('code')!;
    expect(await browser.comeBack({ ...own, url: own.url.replace(/code=[^&]+/, `code=${code}`) })).toBe(
      '/login?problem=refused&provider=google',
    );
    const late = await visitProvider(await browser.leaveFor('google', { action: 'register' }), email);
    t.clock.advance(15 * 60_000);
    expect(await browser.comeBack(late)).toBe('/registration?problem=expired&provider=google');
  });

  test('can report that the person declined', async () => {
    expect(await makeBrowser(t).travel('google', null)).toBe('/login?problem=cancelled&provider=google');
    const wish = { action: 'invitation' as const, returnUrl: '/invitation?token=abc' };
    expect(await makeBrowser(t).travel('apple', null, wish)).toBe(
      '/invitation?token=abc&problem=cancelled&provider=apple',
    );
  });
});

test('other sites can only post to the route that Apple uses, and by the link of a mail', async () => {
  const table = t.app.routeTable.filter(({ takesOtherSites }) => takesOtherSites);
  expect(table.map(({ path }) => path)).toEqual(['/api/auth/apple/callback', '/api/unsubscribe']);
  const posted = await t.app.inject({
    method: 'POST',
    url: '/api/auth/apple/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    payload: 'state=made-up&code=x',
  });
  expect(posted.headers).toMatchObject({ location: '/api/auth/apple/callback?state=made-up' });
  expect(posted.cookies).toEqual([]);
  const elsewhere = await t.app.inject({
    method: 'POST',
    url: '/api/auth/apple',
    headers: { origin: 'https://evil.example' },
    payload: { state: 'login' },
  });
  expect(elsewhere.statusCode).toBe(403);
});

test('an OAuth flow and its pending identity are deleted after they expire, and neither secret is stored', async () => {
  const browser = makeBrowser(t);
  const url = await browser.leaveFor('google');
  const rows = JSON.stringify(await t.database.drizzle.select().from(oauthFlows));
  expect(rows).not.toContain(new URL(url).searchParams.get('state'));
  expect(rows).not.toContain(browser.cookies.get(OAUTH_FLOW_COOKIE));
  t.clock.advance(2 * 3_600_000);
  await t.app.jobRunner.drain();
  expect(await t.database.drizzle.$count(oauthFlows)).toBe(0);
});
