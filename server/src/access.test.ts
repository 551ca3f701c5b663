import type { Access } from '@chargerota/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeMember, type TestMember } from '../testing/make-member.ts';
import { makeOrganization } from '../testing/make-organization.ts';
import { invitations } from './features/invitations/tables.ts';
import { reservations } from './features/reservations/tables.ts';
import { newId } from './platform/database/ids.ts';
import { SESSION_COOKIE } from './platform/http/access.ts';
import { sessions } from './platform/sessions/tables.ts';

/** One organization with a row of each kind that a request can name. */
type Tenant = Awaited<ReturnType<typeof makeTenant>>;
/** Whose request it is when it is allowed, and the request, which is well-formed and names only that tenant's rows. */
type Sample = (
  tenant: Tenant,
  caller: { id: string },
) => {
  by: TestMember;
  path: string;
  body?: object;
  query?: Record<string, string>;
};

/**
 * How each route is asked for a tenant's rows. A new route whose request can name a row (by a parameter, a query or a
 * body) is written down here, so that the tests below cover it; without an entry they fail.
 */
const SAMPLES: Record<string, Sample> = {
  'PATCH /api/users/:id': (a) => ({
    by: a.member,
    path: `/api/users/${a.member.id}`,
    body: { phone: '+1 212 555 0100' },
  }),
  'GET /api/users/:id/reservations': (a) => ({
    by: a.member,
    path: `/api/users/${a.member.id}/reservations`,
  }),
  'GET /api/users/:id/eco-impact': (a) => ({ by: a.member, path: `/api/users/${a.member.id}/eco-impact` }),

  'DELETE /api/account/sessions/:id': (a) => ({
    by: a.member,
    path: `/api/account/sessions/${a.sessionId}`,
  }),

  'GET /api/organizations/:id/members': (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/members` }),
  'GET /api/organizations/:id/location-limit': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/location-limit`,
  }),
  'GET /api/organizations/:id/member-limit': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/member-limit`,
  }),
  'PATCH /api/organizations/:id/reservation-settings': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/reservation-settings`,
    body: { maxAdvanceBookingDays: 14 },
  }),
  'PATCH /api/organizations/:id/privacy': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/privacy`,
    body: { showVehicleInfo: true },
  }),
  'PATCH /api/organizations/:id/auto-cancellation': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/auto-cancellation`,
    body: { noShowGracePeriodMinutes: 20 },
  }),
  'PATCH /api/memberships/:id/status': (a) => ({
    by: a.admin,
    path: `/api/memberships/${a.suspended.membershipId}/status`,
    body: { status: 'active' },
  }),
  'PATCH /api/memberships/:id/role': (a) => ({
    by: a.admin,
    path: `/api/memberships/${a.applicant.membershipId}/role`,
    body: { role: 'user' },
  }),
  ...Object.fromEntries(
    ['audit-log', 'audit-log/actors', 'audit-log.csv'].map((path): [string, Sample] => [
      `GET /api/organizations/:id/${path}`,
      (a) => ({ by: a.admin, path: `/api/organizations/${a.id}/${path}` }),
    ]),
  ),
  'PATCH /api/admin/users/:id/status': (a) => ({
    by: a.admin,
    path: `/api/admin/users/${a.applicant.id}/status`,
    body: { status: 'approved' },
  }),

  'POST /api/organizations/:id/invitations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations`,
    body: { email: `${newId()}@example.org` },
  }),
  'GET /api/organizations/:id/invitations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations`,
  }),
  'POST /api/organizations/:id/invitations/batch': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/invitations/batch`,
    body: { emails: [`${newId()}@example.org`] },
  }),
  'POST /api/invitations/:id/resend': (a) => ({
    by: a.admin,
    path: `/api/invitations/${a.invitationId}/resend`,
  }),
  'DELETE /api/invitations/:id': (a) => ({ by: a.admin, path: `/api/invitations/${a.invitationId}` }),

  'POST /api/organizations/:id/locations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/locations`,
    body: { name: 'Pier 7', address: '7 Pier Road' },
  }),
  'GET /api/organizations/:id/locations': (a) => ({
    by: a.admin,
    path: `/api/organizations/${a.id}/locations`,
  }),
  'PATCH /api/locations/:id': (a) => ({
    by: a.admin,
    path: `/api/locations/${a.locationId}`,
    body: { name: 'Pier 8' },
  }),
  'DELETE /api/locations/:id': (a) => ({ by: a.admin, path: `/api/locations/${a.locationId}` }),
  'PATCH /api/spots/:id': (a) => ({
    by: a.admin,
    path: `/api/spots/${a.spotId}`,
    body: { powerOutput: 11 },
  }),
  'POST /api/admin/locations': (a) => ({
    by: a.admin,
    path: '/api/admin/locations',
    body: { name: 'Pier 7', address: '7 Pier Road', totalSpots: 2, organizationId: a.id },
  }),
  'PATCH /api/admin/locations/:id': (a) => ({
    by: a.admin,
    path: `/api/admin/locations/${a.locationId}`,
    body: { name: 'Pier 8' },
  }),
  'DELETE /api/admin/locations/:id': (a) => ({ by: a.admin, path: `/api/admin/locations/${a.locationId}` }),
  'GET /api/locations/:id/spots': (a) => ({ by: a.member, path: `/api/locations/${a.locationId}/spots` }),

  'POST /api/reservations': (a, caller) => ({
    by: a.member,
    path: '/api/reservations',
    body: {
      userId: caller.id,
      locationId: a.locationId,
      spotId: a.spotId,
      date: '2026-11-24',
      timeSlot: '9-11',
    },
  }),
  'PATCH /api/reservations/:id': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}`,
    body: { locationId: a.locationId, date: '2026-11-24', timeSlot: '12-14' },
  }),
  'PATCH /api/reservations/:id/cancel': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/cancel`,
  }),
  'PATCH /api/reservations/:id/arrive': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/arrive`,
  }),
  'PATCH /api/reservations/:id/release': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/release`,
  }),
  'PATCH /api/reservations/:id/extend': (a) => ({
    by: a.member,
    path: `/api/reservations/${a.reservationId}/extend`,
    body: { endHour: 15 },
  }),
  'POST /api/walk-ins': (a) => ({
    by: a.member,
    path: '/api/walk-ins',
    body: { spotId: a.spotId, endHour: 18 },
  }),
  'GET /api/reservations/date/:date': (a) => ({
    by: a.member,
    path: '/api/reservations/date/2026-11-23',
    query: { locationId: a.locationId },
  }),
  'GET /api/reservations/date': (a) => ({
    by: a.member,
    path: '/api/reservations/date',
    query: { locationId: a.locationId },
  }),
  'GET /api/availability': (a) => ({
    by: a.member,
    path: '/api/availability',
    query: { locationId: a.locationId, date: '2026-11-24', timeSlot: '9-11' },
  }),
  'GET /api/availability/days': (a) => ({
    by: a.member,
    path: '/api/availability/days',
    query: { locationId: a.locationId, from: '2026-11-24', to: '2026-11-25' },
  }),
};

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
  own = await makeTenant();
  other = await makeTenant();
});
afterAll(() => t.close());

async function makeTenant() {
  const organization = await makeOrganization(t);
  const member = await makeMember(t, organization);
  const location = await makeLocation(t, organization);
  const invitationId = newId();
  const reservationId = newId();
  const now = t.clock.now();
  await t.database.drizzle.insert(invitations).values({
    organizationId: organization.id,
    id: invitationId,
    email: `${invitationId}@example.org`,
    expiresAt: new Date('2026-11-27T15:00:00Z'),
    createdAt: now,
  });
  await t.database.drizzle.insert(reservations).values({
    organizationId: organization.id,
    id: reservationId,
    kind: 'reservation',
    status: 'confirmed',
    userId: member.id,
    locationId: location.id,
    spotId: location.spots[0]!.id,
    date: '2026-11-23',
    timeSlot: '9-11',
    startsAt: new Date('2026-11-23T14:00:00Z'),
    endsAt: new Date('2026-11-23T16:00:00Z'),
    createdAt: now,
    updatedAt: now,
  });
  // Beside the one that requests are made in.
  const sessionId = newId();
  const expire = new Date('2026-11-27T15:00:00Z');
  await t.database.drizzle
    .insert(sessions)
    .values({ sid: sessionId, id: sessionId, userId: member.id, expire, createdAt: now, lastSeenAt: now });
  return {
    id: organization.id,
    sessionId,
    admin: organization.admin,
    member,
    applicant: await makeMember(t, organization, { status: 'pending', user: { status: 'pending' } }),
    suspended: await makeMember(t, organization, { status: 'suspended' }),
    suspendedAccount: await makeMember(t, organization, { role: 'admin', user: { status: 'suspended' } }),
    locationId: location.id,
    spotId: location.spots[0]!.id,
    reservationId,
    invitationId,
  };
}

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
  expect(unknown, 'write a sample of these in access.test.ts').toEqual([]);
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
    expect(await answers(routes, own, own.suspendedAccount)).toEqual(
      allOf(routes, '403 account_not_approved'),
    );
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
