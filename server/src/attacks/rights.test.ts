import * as contract from '@chargerota/contract';
import type { Access } from '@chargerota/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { SAMPLES } from '../../testing/route-samples.ts';
import { newId } from '../platform/database/ids.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

const attempt = attackGroup(
  'nobody reads or changes what their organization, role, status or session does not allow',
);

/** Routes that name no row: their response depends only on the caller, or on a secret that only the caller has. */
const NAMES_NO_ROW = new Set([
  'GET /api/auth/user',
  'GET /api/events',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/identities/:provider',
  'GET /api/watches',
  'GET /api/offers',
  'GET /api/account/security',
  'POST /api/account/password',
  'DELETE /api/account/email-change',
  'POST /api/account/email-confirmation',
  'GET /api/calendar-feed',
  'POST /api/calendar-feed',
  'DELETE /api/calendar-feed',
  'GET /api/organizations/my',
  'GET /api/users/me/preferences',
  'PATCH /api/users/me/preferences',
  'GET /api/review-request',
  'POST /api/organizations',
  'GET /api/organization',
  'PATCH /api/organization/settings',
  'GET /api/admin/pending-users',
  'GET /api/notifications',
  'GET /api/tickets/my',
  'GET /api/notification-preferences',
  'PATCH /api/notification-preferences',
  'POST /api/notifications/read-all',
  'GET /api/admin/overview',
  'GET /api/locations',
  'GET /api/spots',
  'GET /api/spot-reports',
  'POST /api/charger-codes/open',
  'POST /api/offer-links/open',
  'POST /api/invitations/:token/accept',
  'POST /api/notification-preferences/try',
  'POST /api/phone-confirmation',
  'POST /api/phone-confirmation/confirm',
  'POST /api/push-subscriptions',
  'POST /api/payment/setup-intent',
  'POST /api/payment/sandbox/confirm-setup',
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
type Request = { path: string; query?: Record<string, string>; body?: object | string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const spoil = (fields: object): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(fields), ['unknown', 'x']].map(([name, value]) => [
      name,
      UUID.test(String(value)) ? value : '\u0000',
    ]),
  );

/** Ways to make a request malformed that leave its rows recognisable. */
const MALFORMED = {
  'fields that are wrong': ({ path, query, body }: Request) => ({
    path,
    query: spoil(query ?? {}),
    body: spoil(Object(body)),
  }),
  'no JSON': ({ path, query }: Request) => ({ path, query, body: '{' }),
};

/**
 * The status and code of the response to a route's sample (with `tenant`'s rows), sent by `as`; `change` alters the
 * sample.
 */
async function send(
  { method, path }: { method: string; path: string },
  tenant: Tenant,
  as: Caller | null,
  change: (request: Request) => Request = (request) => request,
) {
  const sample = SAMPLES[`${method} ${path}`]?.(tenant, as ?? tenant.member);
  const { path: url, query, body } = change(sample ?? { path: path.replace(':token', 'A'.repeat(43)) });
  const request = t.app.inject({
    method: method as InjectOptions['method'],
    url,
    query,
    ...(body && method !== 'GET' && { payload: body }),
    headers: {
      ...(as?.organizationId && { 'x-organization-id': as.organizationId }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    cookies: as ? { [SESSION_COOKIE]: as.cookie } : {},
  });
  const response = await (as === sample?.by ? request : attempt(request));
  const answer: { code?: string } = response.body.startsWith('{') ? response.json() : {};
  return { status: response.statusCode, code: answer.code };
}

async function answers(
  routes: { method: string; path: string }[],
  tenant: Tenant,
  as: Caller | null,
  change?: (request: Request) => Request,
) {
  const found = routes.map(async (route): Promise<[string, string]> => {
    const { status, code } = await send(route, tenant, as, change);
    return [nameOf(route), `${status} ${code}`];
  });
  return Object.fromEntries(await Promise.all(found));
}

const allOf = (routes: { method: string; path: string }[], answer: string) =>
  Object.fromEntries(routes.map((route) => [nameOf(route), answer]));

test('every route has the access that was agreed on', async () => {
  const lines = table.map(({ access, takesOtherSites, ...route }) => {
    const detail =
      access &&
      ('permission' in access
        ? access.permission
        : 'why' in access
          ? access.why
          : access.kind === 'operator' && access.alsoBeforeSetUp
            ? 'also before their account is set up'
            : '');
    const who = access ? [access.kind, detail].filter(Boolean).join(': ') : 'outside the API';
    return `${nameOf(route)} → ${who}${takesOtherSites ? ' (also from pages of other sites)' : ''}`;
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./rights.snapshot.txt');
});

test('every route of the contract is bound by a feature', () => {
  const bound = new Set(table.map(nameOf));
  const declared = Object.values(contract)
    .filter((part) => typeof part === 'object' && 'method' in part)
    .map(nameOf);
  expect(declared.length).toBeGreaterThan(50);
  expect(
    declared.filter((name) => !bound.has(name)),
    'bind these in a routes.ts: route(api, definition, …)',
  ).toEqual([]);
});

test('every route that knows its caller is covered here', () => {
  const unknown = table
    // Those of operators are covered together, in operator.test.ts.
    .filter(({ access }) => access && access.kind !== 'anyone' && access.kind !== 'operator')
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

describe('without the required rights', () => {
  test('a member is refused the routes of administrators', async () => {
    const routes = routesWith('organizationAdmin');
    expect(await answers(routes, own, own.member)).toEqual(allOf(routes, '403 not_admin'));
  });

  test('an applicant or suspended member is refused the routes of members', async () => {
    const routes = routesWith('member', 'organizationAdmin');
    expect(await answers(routes, own, own.applicant)).toEqual(allOf(routes, '403 account_not_approved'));
    expect(await answers(routes, own, own.suspendedAccount)).toEqual(allOf(routes, '403 account_suspended'));
    expect(await answers(routes, own, own.suspended)).toEqual(allOf(routes, '403 membership_not_active'));
  });
});

describe('across organizations', () => {
  test('another organization’s rows do not exist, for its administrators least of all', async () => {
    const routes = table.filter((route) => SAMPLES[nameOf(route)]);
    expect(await answers(routes, other, own.admin)).toEqual({
      ...allOf(routes, '404 not_found'),
      // This route names the organization in its body, and its refusal says so.
      'POST /api/admin/locations': '404 organization_not_found',
    });
  });

  test('a malformed request for another organization’s rows gets the same answer as a well-formed one', async () => {
    for (const [how, change] of Object.entries(MALFORMED)) {
      // If the body is not JSON, the rows that it names cannot be read.
      const routes = table.filter(
        (route) => SAMPLES[nameOf(route)] && (how !== 'no JSON' || route.path.includes('/:id')),
      );
      expect(await answers(routes, other, own.admin, change), how).toEqual({
        ...allOf(routes, '404 not_found'),
        ...(how !== 'no JSON' && { 'POST /api/admin/locations': '404 organization_not_found' }),
      });
      const forAdmins = routesWith('organizationAdmin');
      expect(await answers(forAdmins, own, own.member, change), how).toEqual(
        allOf(forAdmins, '403 not_admin'),
      );
    }
  });

  test('the same holds for a request that only the use case finds invalid', async () => {
    const { locationId, spotId } = other;
    const closed = { closed: true };
    const days = { tuesday: closed, wednesday: closed, thursday: closed, friday: closed, saturday: closed };
    const unending = { monday: { open: '18:00', close: '18:00' }, sunday: closed, ...days };
    const requests: (InjectOptions & { url: string })[] = [
      { method: 'PATCH', url: `/api/locations/${locationId}`, payload: { operatingHoursJson: unending } },
      { url: `/api/availability/days?locationId=${locationId}&from=2026-11-25&to=2026-11-24` },
      { url: `/api/reservations/date/2026-02-30?locationId=${locationId}` },
      { url: `/api/days/2026-02-30?locationId=${locationId}` },
      {
        method: 'POST',
        url: '/api/walk-ins',
        payload: { spotId, endHour: 18 },
        headers: { 'idempotency-key': 'not one key' },
      },
    ];
    const ask = async (as: Caller) => {
      const cookies = { [SESSION_COOKIE]: as.cookie };
      return Promise.all(requests.map((request) => attempt(t.app.inject({ ...request, cookies }))));
    };
    expect((await ask(own.admin)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect((await ask(other.admin)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422]);
  });

  test('a malformed id is answered like a missing row, after the caller’s rights are checked', async () => {
    const routes = table.filter(({ method, path }) => path.includes('/:id') && SAMPLES[`${method} ${path}`]);
    for (const change of [(request: Request) => request, ...Object.values(MALFORMED)]) {
      const nonsense = (request: Request) => {
        const { path, ...rest } = change(request);
        return { ...rest, path: path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'nonsense') };
      };
      expect(await answers(routes, own, own.admin, nonsense)).toEqual(allOf(routes, '404 not_found'));
      expect(await answers(routes, own, null, nonsense)).toEqual(allOf(routes, '401 unauthenticated'));
    }
  });

  test('naming another organization in the header is refused', async () => {
    const routes = routesWith('member', 'organizationAdmin');
    const as = { ...own.admin, organizationId: other.id };
    expect(await answers(routes, other, as)).toEqual(allOf(routes, '404 not_found'));
  });

  test('the owner of the rows is told what is malformed', async () => {
    const routes = table.filter((route) => {
      const sample = SAMPLES[nameOf(route)]?.(own, own.member);
      return sample?.body || sample?.query;
    });
    expect(routes.length).toBeGreaterThan(15);
    for (const route of routes) {
      const owner = SAMPLES[nameOf(route)]!(other, other.member).by;
      const answer = await send(route, other, owner, MALFORMED['fields that are wrong']);
      expect(answer, nameOf(route)).toEqual({ status: 422, code: 'invalid_input' });
    }
  });

  // The rows in the tests above do exist: people who may see them get them, or learn of their state.
  test('the owner of the rows finds them', async () => {
    for (const [name, sample] of Object.entries(SAMPLES)) {
      const [method = '', path = ''] = name.split(' ');
      const owner = sample(other, other.member).by;
      const { status, code } = await send({ method, path }, other, owner);
      expect([200, 201, 204, 409, 422], `${name}: ${status}`).toContain(status);
      expect(code, name).not.toBe('invalid_input');
    }
  });
});
