import {
  beginSecondFactor,
  changeOperatorPassword,
  confirmSecondFactor,
  endSecondFactor,
  getCurrentUser,
  listOperatorLog,
  logout,
  operatorSignIn,
  operatorSignOut,
  readOperator,
  renewRecoveryCodes,
} from '@chargerota/contract';
import { eq, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatuses } from '../../../testing/booking-bench.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app.ts';
import { makeOperator, type TestOperator } from '../../../testing/make-operator.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { pgError } from '../../platform/database/errors.ts';
import { SESSION_COOKIE } from '../../platform/sessions/session-cookie.ts';
import { developerAccounts, developerRecoveryCodes } from './tables.ts';

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

const make = async (on = t) => makeOperator(on, { passwordHash: await on.deps.passwords.hash(PASSWORD) });
const signIn = (code?: string, { on = t, password = PASSWORD, as = operator.username, headers = {} } = {}) =>
  on.call(operatorSignIn, { body: { username: as, password, ...(code && { code }) } }, { headers });
const isSignedIn = async (value: string | undefined) =>
  (await t.call(readOperator, {}, { operator: value })).status === 200;
const codeOf = (secret: string, at = t.clock.now()) =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });
const later = (milliseconds: number) => t.clock.set(new Date(t.clock.now().getTime() + milliseconds));

/** Switches the second factor on, and waits until its code has expired. */
async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await t.call(beginSecondFactor, { body: { password: PASSWORD } }, operator)).body;
  const { body, status } = await t.call(confirmSecondFactor, { body: { code: codeOf(secret) } }, operator);
  expect(status).toBe(200);
  later(60_000);
  return { secret, recoveryCodes: body.recoveryCodes };
}

describe('signing in', () => {
  test('gives a cookie of its own, and is the same for a wrong password and an unknown name', async () => {
    const { status, body, operator: cookie, headers } = await signIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: operator.id,
      username: operator.username,
      hasSecondFactor: false,
      recoveryCodesLeft: null,
    });
    expect(String(headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict');
    expect(await isSignedIn(cookie)).toBe(true);
    // As a person’s session it is worth nothing.
    expect((await t.call(getCurrentUser, {}, { cookie })).status).toBe(401);
    const [row] = await t.database.drizzle
      .select()
      .from(developerAccounts)
      .where(eq(developerAccounts.id, operator.id));
    expect(row?.lastLogin).toEqual(t.clock.now());

    const wrong = await signIn(undefined, { password: 'wrong' });
    const unknown = await signIn(undefined, { as: 'nobody' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'operator_credentials_invalid']);
    expect([unknown.status, unknown.body.message]).toEqual([401, wrong.body.message]);

    await t.call(operatorSignOut, {}, { operator: cookie });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('never adopts a cookie that somebody planted, and ends the session that the browser had before', async () => {
    const body = { username: operator.username, password: PASSWORD };
    for (const planted of ['A'.repeat(43), operator.operator]) {
      const { operator: cookie } = await t.call(operatorSignIn, { body }, { operator: planted });
      expect([await isSignedIn(planted), await isSignedIn(cookie)]).toEqual([false, true]);
    }
  });

  test('and signing out do not end a member’s session, and vice versa, even if a cookie is sent under the wrong name', async () => {
    const member = await makeUser(t);
    const body = { username: operator.username, password: PASSWORD };
    await t.call(operatorSignIn, { body }, { operator: member.cookie });
    await t.call(operatorSignOut, {}, { operator: member.cookie });
    expect((await t.call(getCurrentUser, {}, member)).status).toBe(200);
    await t.call(logout, {}, { cookie: operator.operator });
    await t.app.inject({ url: '/api/logout', cookies: { [SESSION_COOKIE]: operator.operator } });
    expect(await isSignedIn(operator.operator)).toBe(true);
  });

  test('over https the cookie is bound to this host', async () => {
    const on = await buildTestApp({ beside: t, config: { linkUrl: 'https://rota.example.org' } });
    const { headers } = await signIn(undefined, { on });
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
    const first = await signIn(undefined, { on });
    const known = /chargerota_operator_browser=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => signIn(undefined, { on, password: 'wrong' })),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 9, 429: 6 });
    expect((await signIn(undefined, { on })).status).toBe(429);
    expect((await signIn(undefined, { on, headers: { cookie: known } })).status).toBe(200);
    await on.close();
  });

  test('a new password ends the other sessions', async () => {
    const { operator: elsewhere } = await signIn();
    const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
      t.call(changeOperatorPassword, { body: { currentPassword, newPassword } }, operator);
    expect((await change('wrong')).body.code).toBe('current_password_wrong');
    const { status, operator: renewed } = await change(PASSWORD);
    expect(status).toBe(200);
    expect([
      await isSignedIn(elsewhere),
      await isSignedIn(operator.operator),
      await isSignedIn(renewed),
    ]).toEqual([false, false, true]);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(undefined, { password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('the second factor', () => {
  test('is demanded after the password, and each code works once, also for two at once', async () => {
    const { operator: elsewhere } = await signIn();
    const { secret } = await switchOn();
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await signIn('000000', { password: 'wrong' })).body.code).toBe('operator_credentials_invalid');
    expect((await signIn()).body.code).toBe('second_factor_required');
    const wrong = codeOf(secret, new Date(t.clock.now().getTime() + 5 * 60_000));
    expect((await signIn(wrong)).body.code).toBe('second_factor_wrong');
    // A clock may be a step behind.
    const code = codeOf(secret, new Date(t.clock.now().getTime() - 30_000));
    const twice = await Promise.all([signIn(code), signIn(code)]);
    expect(countStatuses(twice)).toEqual({ 200: 1, 422: 1 });
    expect((await signIn(codeOf(secret))).status).toBe(200);
    expect((await signIn(codeOf(secret))).status).toBe(422);
  });

  test('codes cannot be guessed by somebody who knows the password', async () => {
    await switchOn();
    const on = await buildTestApp({ beside: t, config: { RATE_LIMITS: true } });
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => signIn(`${100_000 + index}`, { on })),
    );
    expect(countStatuses(guesses)).toEqual({ 422: 10, 429: 5 });
    await on.close();
  });

  test('a recovery code works once in place of the app, and new ones replace the old', async () => {
    const { secret, recoveryCodes } = await switchOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = await t.database.drizzle.select().from(developerRecoveryCodes);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ');
    expect(countStatuses(await Promise.all([signIn(typed), signIn(typed)]))).toEqual({ 200: 1, 422: 1 });
    expect((await t.call(readOperator, {}, operator)).body.recoveryCodesLeft).toBe(9);

    const renewed = await t.call(renewRecoveryCodes, { body: { code: codeOf(secret) } }, operator);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(recoveryCodes[1])).status).toBe(422);
    expect((await signIn(renewed.body.recoveryCodes[1])).status).toBe(200);
  });

  test('is switched off by the password and a code, and begins with both again', async () => {
    const { secret } = await switchOn();
    const again = await t.call(beginSecondFactor, { body: { password: PASSWORD } }, operator);
    expect(again.body.code).toBe('second_factor_on');
    const off = (password: string, code: string) =>
      t.call(endSecondFactor, { body: { password, code } }, operator);
    expect((await off('wrong', codeOf(secret))).body.code).toBe('current_password_wrong');
    expect((await off(PASSWORD, 'wrong')).body.code).toBe('second_factor_wrong');
    expect((await off(PASSWORD, codeOf(secret))).body.hasSecondFactor).toBe(false);
    expect((await signIn()).status).toBe(200);
    expect((await off(PASSWORD, codeOf(secret))).body.code).toBe('second_factor_off');

    const begun = await t.call(beginSecondFactor, { body: { password: PASSWORD } }, operator);
    expect(begun.body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(begun.body.url).toContain(`secret=${begun.body.secret}`);
    const unconfirmed = await t.call(confirmSecondFactor, { body: { code: '000000' } }, operator);
    expect(unconfirmed.body.code).toBe('second_factor_wrong');
    // It applies only once a code has been confirmed.
    expect((await signIn()).status).toBe(200);
  });
});

describe('the operators’ log', () => {
  const log = async (query: Record<string, string> = {}) =>
    (await t.call(listOperatorLog, { query }, operator)).body.filter(
      ({ operator: name }) => name === operator.username,
    );

  test('says who did what, by topic and search', async () => {
    const { recoveryCodes } = await switchOn();
    await signIn(recoveryCodes[0]);
    expect((await log()).map(({ act, facts }) => [act, facts])).toEqual([
      ['operator.signed_in', { address: '127.0.0.1' }],
      ['second_factor.recovery_code_used', { left: 9 }],
      ['second_factor.switched_on', {}],
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
