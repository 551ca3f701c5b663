import {
  changePassword,
  createInvitation,
  forgotPassword,
  login,
  readInvitation,
  verifyResetLink,
} from '@chargerota/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app.ts';
import { makeOrganization } from '../../../../testing/make-organization.ts';
import { makeUser, type TestUser } from '../../../../testing/make-user.ts';
import { newId } from '../../../platform/database/ids.ts';
import { housekeepingJob } from '../../../platform/jobs/housekeeping.ts';
import { expiredKnownBrowsers } from './known-browser-store.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';

const PASSWORD = 'Old lantern 7';
const LATER = 366 * 86_400_000;

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ config: { RATE_LIMITS: true, TRUST_PROXY: true } });
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(TEST_NOW));

const withPassword = async (): Promise<TestUser> =>
  makeUser(t, { passwordHash: await t.deps.passwords.hash(PASSWORD) });

let addresses = 0;
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
/** Tries from a new network address unless one is given. */
async function tryPassword(email: string, password: string, browser?: string, address = newAddress()) {
  const { status, headers, cookie } = await t.call(
    login,
    { body: { email, password } },
    {
      headers: {
        'x-forwarded-for': address,
        ...(browser && { cookie: `chargerota_browser=${browser}` }),
      },
    },
  );
  const told = [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((each) => each.startsWith('chargerota_browser='));
  return { status, cookie, told, browser: told?.split(/[=;]/)[1] };
}

async function guess(email: string, times: number, browser?: string): Promise<number[]> {
  const statuses: number[] = [];
  // One after another, as they are counted.
  for (let turn = 0; turn < times; turn++)
    statuses.push((await tryPassword(email, 'a guess', browser)).status);
  return statuses;
}

test('wrong passwords from elsewhere lock out unknown browsers, not one in which the owner has signed in before', async () => {
  const { email } = await withPassword();
  const { browser, told } = await tryPassword(email, PASSWORD);
  expect(told).toMatch(/; HttpOnly/);
  expect(await guess(email, 10)).toContain(429);
  expect((await tryPassword(email, PASSWORD)).status).toBe(429);
  expect((await tryPassword(email.toUpperCase(), PASSWORD, browser)).status).toBe(200);
});

const spend = (what: Parameters<typeof limitAttempts>[1], times: number, who: string) =>
  Promise.all(Array.from({ length: times }, () => limitAttempts(t.deps, what, who)));

test('guessing from an office’s address locks out new browsers there, but no known one', async () => {
  const { email } = await withPassword();
  const { browser } = await tryPassword(email, PASSWORD);
  await spend(ACCOUNT_LIMITS.signInByAddress, 100, '203.0.113.9');
  expect((await tryPassword(email, PASSWORD, undefined, '203.0.113.9')).status).toBe(429);
  expect((await tryPassword(email, PASSWORD, browser, '203.0.113.9')).status).toBe(200);
  // Known browsers have a limit as well, since each sign-in costs a hash.
  await spend(ACCOUNT_LIMITS.signInByAccountInKnownBrowsers, 98, email);
  expect((await tryPassword(email, PASSWORD, browser)).status).toBe(200);
  expect((await tryPassword(email, PASSWORD, browser)).status).toBe(429);
});

test('a mailed link works from an address at which others keep guessing links', async () => {
  const { admin } = await makeOrganization(t);
  const body = { email: 'jonas@example.org' };
  await t.call(createInvitation, { params: { id: admin.organizationId }, body }, admin);
  await t.call(forgotPassword, { body: { email: admin.email } });
  await t.app.jobRunner.drain();
  const [invitation = '', password = ''] = ['invitation', 'reset-password'].map((screen) =>
    t.mails.map(({ text }) => new RegExp(`/${screen}\\?token=([\\w-]+)`).exec(text)?.[1]).find(Boolean),
  );
  await spend(ACCOUNT_LIMITS.unknownLinkByAddress, 300, '127.0.0.1');
  const offer = async (token: string) => (await t.call(readInvitation, { params: { token } })).status;
  expect([await offer(invitation), await offer('a-guess')]).toEqual([200, 429]);
  const verify = async (token: string) => (await t.call(verifyResetLink, { query: { token } })).status;
  expect([await verify(password), await verify('a-guess')]).toEqual([200, 429]);
  await spend(ACCOUNT_LIMITS.linkByToken, 59, password);
  expect(await verify(password)).toBe(429);
});

test('a known browser also has only ten attempts', async () => {
  const { email } = await withPassword();
  const { browser } = await tryPassword(email, PASSWORD);
  expect(await guess(email, 11, browser)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('signing in resets the attempts of that browser', async () => {
  const { email } = await withPassword();
  const { browser } = await tryPassword(email, PASSWORD);
  for (const times of [9, 9]) {
    await guess(email, times, browser);
    expect((await tryPassword(email, PASSWORD, browser)).status).toBe(200);
  }
});

test('a browser is known only for the accounts that have signed in there', async () => {
  const [first, second, stranger] = [await withPassword(), await withPassword(), await withPassword()];
  const { browser } = await tryPassword(first.email, PASSWORD);
  expect((await tryPassword(second.email, PASSWORD, browser)).browser).toBe(browser);
  for (const { email } of [first, second, stranger]) {
    await guess(email, 11);
  }
  const tried = [first, second, stranger].map(({ email }) => tryPassword(email, PASSWORD, browser));
  expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('a browser cookie is accepted only if it has the server’s own format', async () => {
  const { email } = await withPassword();
  expect((await tryPassword(email, PASSWORD, 'home')).browser).toMatch(/^[\w-]{43}$/);
});

test('a new password forgets the known browsers', async () => {
  const { email } = await withPassword();
  const { browser, cookie } = await tryPassword(email, PASSWORD);
  const body = { currentPassword: PASSWORD, newPassword: 'New harbor 12' };
  expect((await t.call(changePassword, { body }, { cookie })).status).toBe(200);
  await guess(email, 11);
  expect((await tryPassword(email, 'New harbor 12', browser)).status).toBe(429);
});

test('a browser without a sign-in for a year is no longer known, and its row is deleted', async () => {
  const { email, id } = await withPassword();
  const { browser } = await tryPassword(email, PASSWORD);
  t.clock.set(new Date(t.clock.now().getTime() + LATER));
  await guess(email, 11);
  expect((await tryPassword(email, PASSWORD, browser)).status).toBe(429);
  const work = housekeepingJob([expiredKnownBrowsers]).prepare({});
  if ('invalid' in work) throw new Error(work.invalid);
  await work.run({ ...t.deps, jobId: newId(), organizationId: null });
  const { rows } = await t.database.pool.query('SELECT 1 FROM known_browsers WHERE user_id = $1', [id]);
  expect(rows).toEqual([]);
});
