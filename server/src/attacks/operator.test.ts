import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeOperator, type TestOperator } from '../../testing/make-operator.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { ownRequest } from '../../testing/route-requests.ts';
import { OPERATOR_COOKIE } from '../features/operator/identity/operator-cookie.ts';
import { newId } from '../platform/database/ids.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

const attempt = attackGroup(
  'nobody else acts as the operator, a copied cookie is not enough, and operators act for no member',
);

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
  const answer = await attempt(
    t.app.inject({ method: 'POST', url, payload, cookies: { [OPERATOR_COOKIE]: cookie } }),
  );
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
type Route = { method: string; path: string };
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const routesWith = (...kinds: string[]) =>
  t.app.routeTable.filter(({ access }) => access && kinds.includes(access.kind));

/** How a route answers a request that its own person could send, with other cookies. */
async function answerTo(route: Route, cookies: Record<string, string>, change: Partial<InjectOptions> = {}) {
  const { path: url, body } = ownRequest(route, tenant);
  const method = route.method as InjectOptions['method'];
  const payload = method === 'GET' ? {} : { payload: body };
  const answer = await attempt(t.app.inject({ method, url, cookies, ...payload, ...change }));
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}
const UNKNOWN = { status: 401, code: 'unauthenticated' };

const secrets = async () =>
  (
    await t.database.pool.query(
      `SELECT (SELECT json_agg(d ORDER BY id) FROM operators d) AS accounts,
         (SELECT json_agg(c ORDER BY code_hash) FROM operator_recovery_codes c) AS codes,
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

test('nobody else can use a route of operators, under whatever name a cookie is sent', async () => {
  const routes = routesWith('operator');
  expect(routes.length).toBeGreaterThan(15);
  const { admin, member, applicant, suspended } = tenant;
  const values = [admin.cookie, member.cookie, applicant.cookie, suspended.cookie, 'A'.repeat(43), ''];
  for (const route of routes)
    for (const value of values)
      for (const name of [SESSION_COOKIE, OPERATOR_COOKIE])
        expect(await answerTo(route, { [name]: value }), nameOf(route)).toEqual(UNKNOWN);
});

test('an operator can use no route of members, under whatever name their cookie is sent', async () => {
  for (const route of routesWith('signedIn', 'member', 'organizationAdmin'))
    for (const name of [SESSION_COOKIE, OPERATOR_COOKIE])
      expect(await answerTo(route, { [name]: victim.operator }), nameOf(route)).toEqual(UNKNOWN);
});

test('an operator whose account is not set up can use the routes that do that, and no other', async () => {
  const { operator } = await makeOperator(t, { isSetUp: false });
  const open: string[] = [];
  for (const route of routesWith('operator')) {
    const { status, code } = await answerTo(route, { [OPERATOR_COOKIE]: operator });
    if (status !== 403 || code !== 'operator_not_set_up') open.push(nameOf(route));
  }
  expect(open.toSorted()).toEqual([
    'GET /api/developer/me',
    'POST /api/developer/password',
    'POST /api/developer/second-factor',
    'POST /api/developer/second-factor/confirm',
  ]);
});

test('rows that do not exist are answered 404 to operators, whatever else is wrong with the request', async () => {
  const cookies = { [OPERATOR_COOKIE]: victim.operator };
  for (const route of routesWith('operator').filter(({ path }) => path.includes('/:id')))
    for (const missing of [newId(), 'nonsense', '%00', '..%2Fme', `${newId()}'--`]) {
      const change = {
        url: route.path.replace(':id', missing),
        ...(route.method !== 'GET' && { payload: { unknown: true } }),
      };
      expect((await answerTo(route, cookies, change)).status, nameOf(route)).toBe(404);
    }
});
