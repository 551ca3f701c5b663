import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { makeUser } from '../../testing/make-user.ts';
import { bodySchemaOf, makeLinks, ownRequest, type JsonSchema } from '../../testing/route-requests.ts';
import { visit, type Visited } from '../../testing/visit.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

// Every route of the running server is attacked, including routes added later.
let t: TestApp;
let url: string;
let victim: Tenant;
let routes: TestApp['app']['routeTable'];
beforeAll(async () => {
  t = await buildTestApp();
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  victim = await makeTenant(t);
  routes = t.app.routeTable.filter(({ access }) => access);
});
afterAll(() => t.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const isUnsafe = ({ method }: { method: string }) => method !== 'GET';
const cookieOf = ({ cookie }: { cookie: string }) => `${SESSION_COOKIE}=${cookie}`;

/** A request that the victims could send themselves. */
function requestFor(route: { method: string; path: string }) {
  const { path, ...request } = ownRequest(route, victim);
  return { ...request, address: `${url}${path}` };
}

/** The comparable parts of two responses, without the ids, numbers and tokens that each gets anew. */
function tellingOf({ status, headers, text }: Visited) {
  const compared = text
    .replace(/"requestId":"[^"]+"/, '')
    .replace(/\/[\w-]{43}\.ics/, '')
    .replace(/"id":"[\w-]+","number":\d+/, '');
  return { status, location: headers.location, text: compared };
}

test('an e-mail address in a header or a cookie is nobody’s identity', async () => {
  let stranger = cookieOf(await makeUser(t));
  const { email } = victim.admin;
  const forged = `userEmail=${encodeURIComponent(email)}; userEmail=${email}`;
  for (const route of routes) {
    const { address, body } = requestFor(route);
    const ask = (headers: Record<string, string>) => visit(address, { method: route.method, headers, body });
    const plain = await ask({});
    const lying = await ask({ 'x-user-email': email, cookie: forged });
    expect(tellingOf(lying), nameOf(route)).toEqual(tellingOf(plain));
    if (route.access?.kind === 'anyone') continue;
    expect(plain.status, nameOf(route)).toBe(401);

    const honest = await ask({ cookie: stranger });
    // Signing out all other sessions replaces the cookie.
    stranger = honest.headers['set-cookie']?.[0]?.split(';')[0] ?? stranger;
    const cheating = await ask({ 'x-user-email': email, cookie: `${forged}; ${stranger}` });
    stranger = cheating.headers['set-cookie']?.[0]?.split(';')[0] ?? stranger;
    expect(tellingOf(cheating), nameOf(route)).toEqual(tellingOf(honest));
  }
});

test('a page of another site cannot change anything with its visitor’s cookies', async () => {
  const before = await t.database.pool.query('SELECT count(*) FROM jobs');
  const othersSay: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://evil.${new URL(url).host}` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const route of routes.filter(isUnsafe)) {
    const { cookie, address, body } = requestFor(route);
    for (const headers of othersSay) {
      const answer = await visit(address, {
        method: route.method,
        headers: { ...headers, cookie },
        body,
      });
      if (route.takesOtherSites) {
        // Apple's page and mail programs post without our cookies. Apple's browser is redirected, the mail's link is made
        // up, and nobody is signed in by either.
        const status = route.path === '/api/unsubscribe' ? 404 : 303;
        expect([answer.status, answer.headers['set-cookie']], nameOf(route)).toEqual([status, undefined]);
      } else {
        expect([answer.status, answer.text], nameOf(route)).toEqual([
          403,
          expect.stringContaining('"code":"origin_refused"'),
        ]);
      }
    }
  }
  expect(routes.filter(({ takesOtherSites }) => takesOtherSites).map(nameOf)).toEqual([
    'POST /api/auth/apple/callback',
    'POST /api/unsubscribe',
  ]);
  const after = await t.database.pool.query('SELECT count(*) FROM jobs');
  expect(after.rows).toEqual(before.rows);
});

/** Fields that decide on identity and rights, which no request may set for its own sender. */
const PRIVILEGES = {
  id: '0190b2c0-0000-7000-8000-000000000000',
  userId: '0190b2c0-0000-7000-8000-000000000000',
  organizationId: '0190b2c0-0000-7000-8000-000000000000',
  status: 'approved',
  role: 'admin',
  passwordHash: '$argon2id$v=19$m=64,t=1,p=1$AAAA$AAAA',
  emailVerified: true,
};

/** Every object that a schema accepts, at any depth. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    schema.items ?? [],
  ].flat();
  return [...(schema.type === 'object' ? [schema] : []), ...parts.flatMap(objectsIn)];
}

test('no body may have fields that its route does not know, such as identity or rights', async () => {
  const rows = () =>
    t.database.pool.query(
      `SELECT (SELECT json_agg(u ORDER BY id) FROM users u) AS users,
         (SELECT json_agg(m ORDER BY id) FROM organization_memberships m) AS memberships,
         (SELECT json_agg(o ORDER BY id) FROM organizations o) AS organizations`,
    );
  const before = await rows();
  const linked = await makeLinks(t, victim);
  const known: Record<string, string[]> = {};
  for (const route of routes) {
    const schema = bodySchemaOf(route);
    // A body that is one signed text has no fields.
    if (!schema || schema.type === 'string') continue;
    const objects = objectsIn(schema);
    expect(
      objects.filter((object) => object.additionalProperties !== false),
      nameOf(route),
    ).toEqual([]);

    const own = Object.keys(PRIVILEGES).filter((key) => objects[0]?.properties?.[key]);
    if (own.length > 0) known[nameOf(route)] = own;
    const foreign = Object.entries(PRIVILEGES).filter(([key]) => !own.includes(key));
    const { cookie, address, body } = requestFor(route);
    const answer = await visit(linked(address), {
      method: route.method,
      headers: { cookie },
      body: { ...body, ...Object.fromEntries(foreign) },
    });
    expect(answer.status, `${nameOf(route)}: ${answer.text}`).toBe(422);
    for (const [key] of foreign) expect(answer.text, nameOf(route)).toContain(key);
  }
  expect((await rows()).rows).toEqual(before.rows);
  // These routes are about such fields; each has its own tests of access.
  expect(known).toEqual({
    'PATCH /api/admin/users/:id/status': ['status'],
    'POST /api/admin/users/decisions': ['status'],
    'PATCH /api/developer/tickets/:id': ['status'],
    'POST /api/developer/users/:id/status': ['status'],
    'PATCH /api/memberships/:id/role': ['role'],
    'PATCH /api/memberships/:id/status': ['status'],
    'POST /api/admin/locations': ['organizationId'],
    'POST /api/organizations/:id/invitations': ['role'],
    'POST /api/organizations/:id/invitations/batch': ['role'],
    'POST /api/payment/create-subscription': ['organizationId'],
    'POST /api/reservations': ['userId'],
  });
});

const OTHER_SITES = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'http:evil.example',
];

test('no address redirects to another site, whatever return path is requested', async () => {
  const names = ['returnUrl', 'returnTo', 'redirect', 'next', 'state'];
  const lead: string[] = [];
  for (const route of routes.filter((one) => !isUnsafe(one) && one.access?.kind === 'anyone')) {
    for (const site of OTHER_SITES) {
      const query = new URLSearchParams(names.map((name): [string, string] => [name, site]));
      const { headers } = await visit(`${url}${route.path}?${query.toString()}`);
      if (headers.location === undefined) continue;
      const to = new URL(headers.location, url);
      expect(to.origin, `${nameOf(route)} with ${site}`).toBe(url);
      expect(to.searchParams.get('returnUrl'), nameOf(route)).toBeNull();
      if (!lead.includes(nameOf(route))) lead.push(nameOf(route));
    }
  }
  expect(lead).toContain('GET /api/login');
  expect(lead).toContain('GET /api/auth/login');
  expect(lead).toContain('GET /api/auth/google');
});
