import {
  beginSecondFactor,
  changeOperatorPassword,
  confirmSecondFactor,
  getCurrentUser,
  listOperatorLog,
  logout,
  operatorSignIn,
  operatorSignOut,
  readOperator,
  renewRecoveryCodes,
} from '@chargerota/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeOperator, type TestOperator } from '../../../testing/make-operator.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { pgError } from '../../platform/database/errors.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { hashRecoveryCode } from './second-factor/codes.ts';
import { operators, operatorRecoveryCodes } from './tables.ts';

const PASSWORD = 'Copper lantern 7';
const NEW_PASSWORD = 'Copper lantern 8';
const HOUR = 3_600_000;

let t: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(TEST_NOW);
  operator = await make();
});

const make = async (isSetUp = true) =>
  makeOperator(t, { passwordHash: await t.deps.passwords.hash(PASSWORD), isSetUp });
/** Signs in with the code that the app shows now, unless told otherwise. */
const signIn = (
  code: string | undefined = operator.code(),
  { on = t, password = PASSWORD, as = operator.username, headers = {} } = {},
) => on.call(operatorSignIn, { body: { username: as, password, ...(code && { code }) } }, { headers });
/** Only the next code works. */
const signInLater = (...args: Parameters<typeof signIn>) => {
  later(30_000);
  return signIn(args[0], args[1]);
};
const isSignedIn = async (value: string | undefined) =>
  (await t.call(readOperator, {}, { operator: value })).status === 200;
const later = (milliseconds: number) => t.clock.set(new Date(t.clock.now().getTime() + milliseconds));
const begin = (body: { password: string; code?: string }, as = operator) =>
  t.call(beginSecondFactor, { body }, as);
const confirm = (code: string, as: { operator: string | undefined } = operator) =>
  t.call(confirmSecondFactor, { body: { code } }, as);
const change = (currentPassword: string, newPassword = NEW_PASSWORD, as = operator) =>
  t.call(changeOperatorPassword, { body: { currentPassword, newPassword } }, as);
const renewCodes = async () =>
  (await t.call(renewRecoveryCodes, { body: { code: operator.code() } }, operator)).body.recoveryCodes;

describe('signing in', () => {
  test('gives a cookie of its own, and is the same for a wrong password and an unknown name', async () => {
    const { status, body, operator: cookie, headers } = await signIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: operator.id,
      username: operator.username,
      mustChangePassword: false,
      hasSecondFactor: true,
      recoveryCodesLeft: 0,
    });
    expect(String(headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict');
    expect(await isSignedIn(cookie)).toBe(true);
    // As a person’s session it is worth nothing.
    expect((await t.call(getCurrentUser, {}, { cookie })).status).toBe(401);
    const [row] = await t.database.drizzle.select().from(operators).where(eq(operators.id, operator.id));
    expect(row?.lastLogin).toEqual(t.clock.now());

    const wrong = await signIn('', { password: 'wrong' });
    const unknown = await signIn('', { as: 'nobody' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'operator_credentials_invalid']);
    expect([unknown.status, unknown.body.message]).toEqual([401, wrong.body.message]);

    await t.call(operatorSignOut, {}, { operator: cookie });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('never adopts a cookie that somebody planted, and ends the session that the browser had before', async () => {
    for (const planted of ['A'.repeat(43), operator.operator]) {
      later(30_000);
      const body = { username: operator.username, password: PASSWORD, code: operator.code() };
      const { operator: cookie } = await t.call(operatorSignIn, { body }, { operator: planted });
      expect([await isSignedIn(planted), await isSignedIn(cookie)]).toEqual([false, true]);
    }
  });

  test('and signing out do not end a member’s session, and vice versa, even if a cookie is sent under the wrong name', async () => {
    const member = await makeUser(t);
    const body = { username: operator.username, password: PASSWORD, code: operator.code() };
    await t.call(operatorSignIn, { body }, { operator: member.cookie });
    await t.call(operatorSignOut, {}, { operator: member.cookie });
    expect((await t.call(getCurrentUser, {}, member)).status).toBe(200);
    await t.call(logout, {}, { cookie: operator.operator });
    await t.app.inject({ url: '/api/logout', cookies: { [SESSION_COOKIE]: operator.operator } });
    expect(await isSignedIn(operator.operator)).toBe(true);
  });

  test('over https the cookie is bound to this host', async () => {
    const on = await buildTestApp({ beside: t, config: { linkUrl: 'https://rota.example.org' } });
    const { headers } = await signIn(operator.code(), { on });
    expect(String(headers['set-cookie'])).toMatch(/__Host-chargerota_operator=[^;]+;.*Path=\/;.*Secure/);
    await on.close();
  });

  test('lasts 8 hours without use, also when the cookie is used under a person’s name, and 7 days at most', async () => {
    later(7.9 * HOUR);
    await t.call(getCurrentUser, {}, { cookie: operator.operator });
    later(7.9 * HOUR);
    expect(await isSignedIn(operator.operator)).toBe(true);
    later(8.1 * HOUR);
    expect(await isSignedIn(operator.operator)).toBe(false);

    const { operator: cookie } = await signIn();
    for (let used = 0; used < 21; used += 1) {
      expect(await isSignedIn(cookie)).toBe(true);
      later(7.9 * HOUR);
    }
    later(7.9 * HOUR);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('guesses from elsewhere are stopped and do not lock the operator out of their own browser', async () => {
    const on = await buildTestApp({ beside: t, config: { RATE_LIMITS: true } });
    const first = await signIn(operator.code(), { on });
    const known = /chargerota_operator_browser=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => signIn('', { on, password: 'wrong' })),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 9, 429: 6 });
    later(30_000);
    expect((await signIn(operator.code(), { on })).status).toBe(429);
    expect((await signIn(operator.code(), { on, headers: { cookie: known } })).status).toBe(200);
    await on.close();
  });

  test('a new password ends the other sessions', async () => {
    const { operator: elsewhere } = await signIn();
    expect((await change('wrong')).body.code).toBe('current_password_wrong');
    const { status, operator: renewed } = await change(PASSWORD);
    expect(status).toBe(200);
    expect([
      await isSignedIn(elsewhere),
      await isSignedIn(operator.operator),
      await isSignedIn(renewed),
    ]).toEqual([false, false, true]);
    expect((await signInLater()).status).toBe(401);
    expect((await signIn(operator.code(), { password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('an account that is not set up', () => {
  beforeEach(async () => {
    operator = await make(false);
  });

  test('lets in with the password alone, and then does nothing but set itself up', async () => {
    const { operator: cookie, body } = await signIn('');
    expect(body).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: null });
    const refused = await t.call(listOperatorLog, { query: {} }, { operator: cookie });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'operator_not_set_up' }]);
    expect((await begin({ password: 'wrong' })).body.code).toBe('current_password_wrong');
    const { secret, qrCode, url } = (await begin({ password: PASSWORD })).body;
    expect(qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(url).toContain(`secret=${secret}`);
    expect((await confirm('000000')).body.code).toBe('second_factor_wrong');
    // It applies only once a code has been confirmed.
    expect((await signIn('')).status).toBe(200);

    // Of two presses one gives codes, which are the ones that count.
    const both = await Promise.all([confirm(operator.code(secret)), confirm(operator.code(secret))]);
    const done = both.find(({ status }) => status === 200)!;
    expect(both).toContainEqual(expect.objectContaining({ status: expect.toSatisfy((s) => s >= 400) }));
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect([await isSignedIn(cookie), await isSignedIn(operator.operator)]).toEqual([false, false]);
    expect((await t.call(listOperatorLog, { query: {} }, { operator: done.operator })).status).toBe(200);
    expect((await signIn('')).body.code).toBe('second_factor_required');
    expect((await signIn(done.body.recoveryCodes[0])).status).toBe(200);
  });

  test('with a generated password, takes no step before it has another', async () => {
    await t.database.drizzle
      .update(operators)
      .set({ mustChangePassword: true })
      .where(eq(operators.id, operator.id));
    const { secret } = (await begin({ password: PASSWORD })).body;
    const { operator: cookie = '' } = await confirm(operator.code(secret));
    const log = (as: string | undefined) => t.call(listOperatorLog, { query: {} }, { operator: as });
    expect((await log(cookie)).body).toMatchObject({ code: 'operator_not_set_up' });
    const changed = await change(PASSWORD, NEW_PASSWORD, { ...operator, operator: cookie });
    expect((await log(changed.operator)).status).toBe(200);
  });

  test('forgets a second factor that was begun with a password which was changed meanwhile', async () => {
    const { secret } = (await begin({ password: PASSWORD })).body;
    const { operator: renewed } = await change(PASSWORD);
    const refused = await confirm(operator.code(secret), { operator: renewed });
    expect(refused.body).toMatchObject({ code: 'second_factor_wrong' });

    // Of both at once: the change came first, or found the second factor and keeps it, or met the session
    // that the second factor has ended, and nothing is changed.
    const other = await make(false);
    const begun = (await begin({ password: PASSWORD }, other)).body.secret;
    const [confirmed, changed] = await Promise.all([
      confirm(other.code(begun), other),
      change(PASSWORD, NEW_PASSWORD, other),
    ]);
    later(30_000);
    const code = other.code(begun);
    const password = changed.status === 200 ? NEW_PASSWORD : PASSWORD;
    const then = await signIn(code, { as: other.username, password });
    expect([then.status, then.body.hasSecondFactor]).toEqual([200, confirmed.status === 200]);
    expect([confirmed.status, changed.status]).toContain(200);
  });
});

describe('the second factor', () => {
  test('is demanded after the password, and each code works once, also for two at once', async () => {
    expect((await signIn('000000', { password: 'wrong' })).body.code).toBe('operator_credentials_invalid');
    expect((await signIn('')).body.code).toBe('second_factor_required');
    later(5 * 60_000);
    const wrong = operator.code();
    later(-5 * 60_000);
    expect((await signIn(wrong)).body.code).toBe('second_factor_wrong');
    // A clock may be a step behind.
    const code = operator.code();
    later(30_000);
    const twice = await Promise.all([signIn(code), signIn(code)]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 422: 1 });
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(422);
  });

  test('codes cannot be guessed by somebody who knows the password', async () => {
    const on = await buildTestApp({ beside: t, config: { RATE_LIMITS: true } });
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => signIn(`${100_000 + index}`, { on })),
    );
    expect(countStatuses(guesses)).toEqual({ 422: 10, 429: 5 });
    await on.close();
  });

  test('a recovery code works once in place of the app, and new ones replace the old', async () => {
    const recoveryCodes = await renewCodes();
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = await t.database.drizzle.select().from(operatorRecoveryCodes);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
    expect(new Set(stored.map(({ salt }) => salt)).size).toBe(stored.length);
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    expect(countStatuses(await Promise.all([signIn(typed), signIn(typed)]))).toEqual({ 200: 1, 422: 1 });
    expect((await t.call(readOperator, {}, operator)).body.recoveryCodesLeft).toBe(9);

    later(30_000);
    const renewed = await renewCodes();
    expect((await signIn(recoveryCodes[1])).status).toBe(422);
    expect((await signIn(renewed[1])).status).toBe(200);
  });

  test('recovery codes from before they were longer, and hashed with salt, go on working', async () => {
    const { codeHash } = hashRecoveryCode('bcdf-ghjk-mnpq-rstv', '');
    await t.database.drizzle.insert(operatorRecoveryCodes).values({ operatorId: operator.id, codeHash });
    expect((await signIn('bcdf ghjk mnpq rstv')).status).toBe(200);
    expect((await signIn('bcdf ghjk mnpq rstv')).status).toBe(422);
  });

  test('moves to another app by the password and a code of the one before, which works until then', async () => {
    expect((await begin({ password: PASSWORD })).body.code).toBe('second_factor_required');
    expect((await begin({ password: PASSWORD, code: '000000' })).body.code).toBe('second_factor_wrong');
    const { secret } = (await begin({ password: PASSWORD, code: operator.code() })).body;
    expect((await signInLater()).status).toBe(200);
    later(30_000);
    expect((await confirm(operator.code(secret))).status).toBe(200);
    expect((await signInLater()).status).toBe(422);
    expect((await signIn(operator.code(secret))).status).toBe(200);
  });
});

describe('the operators’ log', () => {
  const log = async (query: Record<string, string> = {}) =>
    (await t.call(listOperatorLog, { query }, operator)).body.filter(
      ({ operator: name }) => name === operator.username,
    );

  test('says who did what, by topic and search', async () => {
    const recoveryCodes = await renewCodes();
    await signIn(recoveryCodes[0]);
    expect((await log()).map(({ act, facts }) => [act, facts])).toEqual([
      ['operator.signed_in', { address: '127.0.0.1' }],
      ['second_factor.recovery_code_used', { left: 9 }],
      ['second_factor.recovery_codes_renewed', {}],
    ]);
    expect(await log({ topic: 'tickets' })).toEqual([]);
    expect(await log({ search: operator.username.slice(3), topic: 'account' })).toHaveLength(3);
    expect(await log({ search: 'nobody_at_all' })).toEqual([]);
  });

  test('is permanent: no entry can be changed or deleted in any way', async () => {
    await signIn();
    const statements = [
      sql`UPDATE operator_log_entries SET operator_name = 'Nobody'`,
      sql`DELETE FROM operator_log_entries`,
      sql`TRUNCATE operator_log_entries`,
    ];
    for (const statement of statements) {
      const refusal = await t.database.drizzle.execute(statement).catch((error: unknown) => pgError(error));
      expect(refusal).toMatchObject({ code: '23001' });
    }
    expect(await log()).toHaveLength(1);
  });
});
