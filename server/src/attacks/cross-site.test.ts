import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { makeUser } from '../../testing/make-user.ts';
import { ownRequest } from '../../testing/route-requests.ts';
import { visit, type Visited } from '../../testing/visit.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

const attempt = attackGroup(
  'no page of another site acts, signs in or redirects for its visitor, and no header says who somebody is',
);

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
    const ask = (headers: Record<string, string>) =>
      attempt(visit(address, { method: route.method, headers, body }));
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
      const answer = await attempt(
        visit(address, { method: route.method, headers: { ...headers, cookie }, body }),
      );
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

test('whoever opens the application under another name is told both, and nothing that a stranger made up', async () => {
  const PUBLIC_URL = 'https://rota.example';
  const named = await buildTestApp({ beside: t, config: { PUBLIC_URL } });
  const messageTo = async (on: TestApp, origin: string) => {
    const headers = { origin, host: 'rota.local:3000' };
    return (await on.app.inject({ method: 'POST', url: '/api/logout', headers })).json().message as string;
  };
  const bare = 'This request came from another site and was refused.';
  try {
    expect(await messageTo(named, 'http://rota.local:3000')).toBe(
      'This request came from http://rota.local:3000 and was refused. Please open ChargeRota at https://rota.example.',
    );
    // A proxy that passes on another host.
    expect(await messageTo(t, 'https://rota.example')).toBe(
      'This request came from https://rota.example and was refused. Please open ChargeRota at rota.local:3000.',
    );
    for (const origin of [
      'null',
      'chrome-extension://abc',
      `https://${'x'.repeat(300)}`,
      'https://a b<script>',
    ])
      expect(await messageTo(named, origin)).toBe(bare);
  } finally {
    await named.close();
  }
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
      const { headers } = await attempt(visit(`${url}${route.path}?${query.toString()}`));
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
