import { connect } from 'node:net';
import {
  getCurrentUser,
  login,
  logout,
  operatorSignIn,
  readAccountSecurity,
  setMembershipRole,
} from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeMember } from '../testing/make-member.ts';
import { makeOperator } from '../testing/make-operator.ts';
import { makeOrganization } from '../testing/make-organization.ts';
import { readConfig } from './config.ts';
import { users } from './features/accounts/tables.ts';
import { DONE } from './platform/http/security-events.ts';
import { createLogger } from './platform/logging/logging.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

test('an address that cannot be decoded is refused in the usual form', async () => {
  const broken = await testApp.app.inject('/api/organizations/%zz/members');
  expect(broken.statusCode).toBe(404);
  expect(broken.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

/** What a server answers to these bytes. */
function answerTo(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += text));
  socket.on('error', () => undefined);
  return new Promise((resolve) => void socket.once('close', () => resolve(answer)));
}

test('whatever is answered has the headers that protect browsers, also what no route was found for', async () => {
  const config = { PUBLIC_URL: 'https://rota.example' };
  const guarded = await buildTestApp({ beside: testApp, config });
  try {
    const url = await guarded.app.listen({ port: 0, host: '127.0.0.1' });
    const last = 'Connection: close\r\n\r\n';
    const answers = await Promise.all([
      answerTo(url, `GET /healthz HTTP/1.1\r\nHost: rota.example\r\n${last}`),
      answerTo(url, `GET /% HTTP/1.1\r\nHost: rota.example\r\n${last}`),
      answerTo(url, `GET /healthz HTTP/1.1\r\n${last}`),
      answerTo(url, 'no request at all\r\n\r\n'),
      answerTo(url, `TRACE /healthz HTTP/1.1\r\nHost: rota.example\r\nCookie: secret\r\n${last}`),
      answerTo(url, `GET /healthz HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    ]);
    expect(answers.map((answer) => answer.split(' ', 2)[1])).toEqual([
      '200',
      '404',
      '400',
      '400',
      '404',
      '431',
    ]);
    for (const answer of answers) {
      expect(answer).not.toContain('secret');
      expect(answer).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains\r$/im);
      expect(answer).toMatch(/^content-security-policy: .*;base-uri 'none';/im);
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    }
  } finally {
    await guarded.close();
  }
});

test('in production nobody reads figures or the API’s reference unless it is set so, and readiness can be kept back', async () => {
  const asked = async (variables: Record<string, string>) => {
    const { API_DOCS, METRICS, READYZ } = readConfig(variables);
    const app = await buildTestApp({ beside: testApp, config: { API_DOCS, METRICS, READYZ } });
    const paths = ['/api/docs/json', '/metrics', '/readyz', '/healthz'];
    const statuses = [];
    for (const path of paths) statuses.push((await app.app.inject(path)).statusCode);
    await app.close();
    return statuses;
  };
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://rota.example', PAYMENTS: 'sandbox' };
  expect(await asked({})).toEqual([200, 200, 200, 200]);
  expect(await asked(production)).toEqual([404, 404, 200, 200]);
  expect(await asked({ ...production, API_DOCS: 'on', METRICS: 'on', READYZ: 'off' })).toEqual([
    200, 200, 404, 200,
  ]);
});

/** The status of a call that was let through: nothing is at its address. */
const LET_THROUGH = 404;
const REFUSED = 403;

test.each([
  ['a program that names no site', {}, 'let through'],
  ['the site itself', { origin: 'http://rota.example' }, 'let through'],
  ['the site itself', { 'sec-fetch-site': 'same-origin' }, 'let through'],
  ['a page that hides its site', { origin: 'null' }, 'refused'],
  ['another port', { origin: 'http://rota.example:81' }, 'refused'],
  ['a subdomain', { origin: 'http://evil.rota.example' }, 'refused'],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'refused'],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 'refused'],
] satisfies [string, Record<string, string>, 'let through' | 'refused'][])(
  'a change that comes from %s (%j) is %s',
  async (_, headers, outcome) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { host: 'rota.example', ...headers },
    });
    expect(answer.statusCode).toBe(outcome === 'refused' ? REFUSED : LET_THROUGH);
  },
);

test('a running server says that it is alive and ready', async () => {
  expect((await testApp.app.inject('/healthz')).statusCode).toBe(200);
  expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
});

test('a call that does not exist is refused in the usual form', async () => {
  const unknown = await testApp.app.inject('/api/nothing');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

test('a call without a body may still say that it would be JSON; one that needs a body names what is missing', async () => {
  const inject = (url: string, payload: string) =>
    testApp.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
  expect((await inject('/api/logout', '')).statusCode).toBe(200);
  expect((await inject('/api/logout', '{')).json()).toMatchObject({ code: 'malformed_body' });
  expect((await inject('/api/auth/login', '')).json()).toMatchObject({ code: 'invalid_input' });
});

test('the API reference names each refusal of a route, with its text', async () => {
  const { paths } = (await testApp.app.inject('/api/docs/json')).json();
  const { responses } = paths['/api/reservations/{id}/arrive'].patch;
  expect(responses['422'].description).toContain('`arrival_not_open`: You can confirm your arrival once');
  expect(responses['409'].description).toContain('`arrival_expired`: Grace period expired');
  expect(responses['409'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' });
});

test('sign-ins, refusals and changes of rights are in the log under one name each, by ids alone', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const t = await buildTestApp({ log, config: { RATE_LIMITS: true } });
  const organization = await makeOrganization(t);
  const person = await makeMember(t, organization);
  const passwordHash = await t.deps.passwords.hash('Copper lantern 7');
  await t.database.drizzle.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  const operator = await makeOperator(t, { passwordHash });
  const { email } = person;
  await t.call(login, { body: { email, password: 'wrong' } });
  const signedIn = await t.call(login, { body: { email, password: 'Copper lantern 7' } });
  const { membershipId } = person;
  const change = { params: { id: membershipId }, body: { role: 'admin' } } as const;
  await t.call(setMembershipRole, change, { cookie: signedIn.cookie });
  await t.call(setMembershipRole, change, organization.admin);
  await t.call(logout, {}, { cookie: signedIn.cookie, headers: { origin: 'https://evil.example' } });
  await t.call(logout, {}, { cookie: signedIn.cookie });
  const code = operator.code();
  await t.call(operatorSignIn, { body: { username: operator.username, password: 'Copper lantern 7', code } });
  await t.call(operatorSignIn, { body: { username: operator.username, password: 'Copper lantern 7', code } });
  await t.call(readAccountSecurity, {}, { cookie: signedIn.cookie });
  await t.close();
  const events = lines.flatMap((line) => {
    const { event, userId, operatorId } = JSON.parse(line) as Record<string, string>;
    return event ? [[event, userId ?? operatorId]] : [];
  });
  expect(events).toEqual([
    ['sign_in.refused', undefined],
    ['sign_in', person.id],
    ['access.refused', person.id],
    ['rights.changed', organization.admin.id],
    ['origin.refused', undefined],
    ['sign_out', person.id],
    ['sign_in', operator.id],
    ['second_factor.refused', undefined],
  ]);
  for (const personal of [email, operator.username, 'lantern'])
    expect(lines.join('')).not.toContain(personal);
  const names = new Set(testApp.app.routeTable.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(DONE).filter((name) => !names.has(name))).toEqual([]);
});

test('each request is one line of the log, with its status and duration', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const logged = await buildTestApp({ log });
  await logged.call(getCurrentUser, {});
  await logged.close();
  const about = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ reqId }) => reqId);
  expect(about).toEqual([
    expect.objectContaining({
      msg: 'request completed',
      req: { method: 'GET', route: '/api/auth/user', ids: [] },
      res: { statusCode: 401 },
      responseTime: expect.any(Number) as number,
    }),
  ]);
});
