import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeOperator, type TestOperator } from '../../testing/make-operator.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { OPERATOR_COOKIE } from '../features/operator/identity/operator-cookie.ts';

const PASSWORD = 'Copper lantern 7';

let t: TestApp;
let tenant: Tenant;
let victim: TestOperator;
beforeAll(async () => {
  t = await buildTestApp();
  tenant = await makeTenant(t);
  victim = await makeOperator(t, { passwordHash: await t.deps.passwords.hash(PASSWORD) });
});
afterAll(() => t.close());

const post = async (url: string, payload: object, cookie = victim.operator) => {
  const answer = await t.app.inject({ method: 'POST', url, payload, cookies: { [OPERATOR_COOKIE]: cookie } });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const secrets = async () =>
  (
    await t.database.pool.query(
      `SELECT (SELECT json_agg(d ORDER BY id) FROM developer_accounts d) AS accounts,
         (SELECT json_agg(c ORDER BY code_hash) FROM developer_recovery_codes c) AS codes,
         (SELECT json_agg(p ORDER BY token_hash) FROM password_reset_tokens p) AS links`,
    )
  ).rows;

test('a copy of an operator’s cookie, even with the password or a code, gives no password, code or link of anybody', async () => {
  const before = await secrets();
  const proofs = [
    undefined,
    { password: 'guessed', code: '000000' },
    { password: PASSWORD, code: '000000' },
    { password: 'guessed', code: victim.code() },
  ];
  const reset = `/api/developer/administrators/${tenant.admin.id}/reset-password`;
  const attempts = proofs.flatMap((proof) => [
    ['/api/developer/initialize', proof ? { proof } : {}],
    [reset, { sendEmail: false, ...(proof && { proof }) }],
    ['/api/developer/second-factor', proof ?? { password: PASSWORD }],
  ]) as [string, object][];
  attempts.push(
    ['/api/developer/second-factor/confirm', { code: victim.code() }],
    ['/api/developer/second-factor/recovery-codes', { code: '000000' }],
    ['/api/developer/password', { currentPassword: 'guessed', newPassword: 'Copper lantern 8' }],
  );
  const answered = [];
  for (const [url, body] of attempts) answered.push([url, body, (await post(url, body)).status]);
  expect(answered.filter(([, , status]) => Number(status) < 400)).toEqual([]);
  expect(await secrets()).toEqual(before);
});

test('a cookie that was copied before the account was set up is worth nothing afterwards', async () => {
  const fresh = await makeOperator(t, {
    passwordHash: await t.deps.passwords.hash(PASSWORD),
    isSetUp: false,
  });
  const begun = await post('/api/developer/second-factor', { password: PASSWORD }, fresh.operator);
  const code = fresh.code(String(begun.body.secret));
  const confirmed = await post('/api/developer/second-factor/confirm', { code }, fresh.operator);
  expect(confirmed.status).toBe(200);
  const me = await t.app.inject({
    url: '/api/developer/me',
    cookies: { [OPERATOR_COOKIE]: fresh.operator },
  });
  expect(me.statusCode).toBe(401);
});
