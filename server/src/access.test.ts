import type { Access } from '@chargerota/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeTenant, type Tenant } from '../testing/make-tenant.ts';
import { SAMPLES } from '../testing/route-samples.ts';
import { newId } from './platform/database/ids.ts';
import { SESSION_COOKIE } from './platform/sessions/session-cookie.ts';

/** Routes that name no row: what they answer depends on the caller alone (or on a secret that only they have). */
const NAMES_NO_ROW = new Set([
  'GET /api/auth/user',
  'GET /api/events',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/identities/:provider',
  'GET /api/account/security',
  'POST /api/account/password',
  'DELETE /api/account/email-change',
  'GET /api/organizations/my',
  'POST /api/organizations',
  'GET /api/organization',
  'PATCH /api/organization/settings',
  'GET /api/admin/pending-users',
  'GET /api/admin/overview',
  'GET /api/locations',
  'GET /api/spots',
  'POST /api/invitations/:token/accept',
]);

let t: TestApp;
let own: Tenant;
let other: Tenant;
let table: FastifyInstance['routeTable'];
beforeAll(async () => {
  t = await buildTestApp();
  table = t.app.routeTable.filter(({ path }) => !path.startsWith('/api/docs'));
  own = await makeTenant(t);
  other = await makeTenant(t);
});
afterAll(() => t.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const routesWith = (...kinds: Access['kind'][]) =>
  table.filter(({ access }) => access && kinds.includes(access.kind));

type Caller = { id: string; cookie: string; organizationId?: string };

/** The answer's status and code to a route's sample (of `tenant`'s rows), sent by `as`. */
async function send({ method, path }: { method: string; path: string }, tenant: Tenant, as: Caller | null) {
  const sample = SAMPLES[`${method} ${path}`]?.(tenant, as ?? tenant.member);
  const response = await t.app.inject({
    method: method as InjectOptions['method'],
    url: sample?.path ?? path.replace(':token', 'A'.repeat(43)),
    query: sample?.query,
    ...(sample?.body && { payload: sample.body }),
    headers: { ...(as?.organizationId && { 'x-organization-id': as.organizationId }) },
    cookies: as ? { [SESSION_COOKIE]: as.cookie } : {},
  });
  const body: { code?: string } = response.body.startsWith('{') ? response.json() : {};
  return { status: response.statusCode, code: body.code };
}

async function answers(routes: { method: string; path: string }[], tenant: Tenant, as: Caller | null) {
  const found: Record<string, string> = {};
  for (const route of routes) {
    const { status, code } = await send(route, tenant, as);
    found[nameOf(route)] = `${status} ${code}`;
  }
  return found;
}

const allOf = (routes: { method: string; path: string }[], answer: string) =>
  Object.fromEntries(routes.map((route) => [nameOf(route), answer]));

test('who may use each route is what was agreed on', async () => {
  const lines = table.map(({ access, takesOtherSites, ...route }) => {
    const detail = access && ('permission' in access ? access.permission : 'why' in access ? access.why : '');
    const who = access ? [access.kind, detail].filter(Boolean).join(': ') : 'outside the API';
    return `${nameOf(route)} → ${who}${takesOtherSites ? ' (also from pages of other sites)' : ''}`;
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./access.snapshot.txt');
});

test('every route that knows its caller is covered here', () => {
  const unknown = table
    .filter(({ access }) => access && access.kind !== 'anyone')
    .map(nameOf)
    .filter((name) => !SAMPLES[name] && !NAMES_NO_ROW.has(name));
  expect(unknown, 'write a sample of these in testing/route-samples.ts').toEqual([]);
  const gone = [...Object.keys(SAMPLES), ...NAMES_NO_ROW].filter(
    (name) => !table.some((route) => nameOf(route) === name),
  );
  expect(gone, 'these routes no longer exist').toEqual([]);
});

describe('without a session', () => {
  test('every route but the open ones answers 401', async () => {
    const routes = routesWith('signedIn', 'member', 'organizationAdmin', 'operator');
    expect(await answers(routes, own, null)).toEqual(allOf(routes, '401 unauthenticated'));
    expect(await answers(routes, own, { id: newId(), cookie: 'A'.repeat(43) })).toEqual(
      allOf(routes, '401 unauthenticated'),
    );
  });
});

describe('of lesser standing', () => {
  test('a member is refused what is for administrators', async () => {
    const routes = routesWith('organizationAdmin');
    expect(await answers(routes, own, own.member)).toEqual(allOf(routes, '403 not_admin'));
  });

  test('somebody who waits or is suspended is refused what is for members', async () => {
    const routes = routesWith('member', 'organizationAdmin');
    expect(await answers(routes, own, own.applicant)).toEqual(allOf(routes, '403 account_not_approved'));
    expect(await answers(routes, own, own.suspendedAccount)).toEqual(allOf(routes, '403 account_suspended'));
    expect(await answers(routes, own, own.suspended)).toEqual(allOf(routes, '403 membership_not_active'));
  });

  test('nobody but an operator is one', async () => {
    const routes = routesWith('operator');
    expect(await answers(routes, own, own.admin)).toEqual(allOf(routes, '401 unauthenticated'));
  });
});

describe('across organizations', () => {
  test('another organization’s rows do not exist, for its administrators least of all', async () => {
    const routes = table.filter((route) => SAMPLES[nameOf(route)]);
    expect(await answers(routes, other, own.admin)).toEqual({
      ...allOf(routes, '404 not_found'),
      // Names the organization in its body, and says so.
      'POST /api/admin/locations': '404 organization_not_found',
    });
  });

  test('naming another organization in the header leads nowhere', async () => {
    const routes = routesWith('member', 'organizationAdmin');
    const as = { ...own.admin, organizationId: other.id };
    expect(await answers(routes, other, as)).toEqual(allOf(routes, '404 not_found'));
  });

  // What the two tests above ask for is really there: whoever may have it gets it, or hears of its state.
  test('whoever the rows belong to finds them', async () => {
    for (const [name, sample] of Object.entries(SAMPLES)) {
      const [method = '', path = ''] = name.split(' ');
      const owner = sample(other, other.member).by;
      const { status, code } = await send({ method, path }, other, owner);
      expect([200, 201, 204, 409, 422], `${name}: ${status}`).toContain(status);
      expect(code, name).not.toBe('invalid_input');
    }
  });
});
