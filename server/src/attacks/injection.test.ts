import { createInvitation, setUserStatus, updateLocation } from '@chargerota/contract';
import { csvLine } from '@chargerota/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { notificationsTo } from '../../testing/notifications.ts';
import { makeLinks, ownRequest, schemaOf, type JsonSchema } from '../../testing/route-requests.ts';
import { SAMPLES } from '../../testing/route-samples.ts';
import { visit, type Visited } from '../../testing/visit.ts';
import { renderMail } from '../platform/mail/layout.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';

const attempt = attackGroup(
  'no text runs, hides or becomes a formula where it is shown, and no body sets more than its route knows',
);

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>';
const FORMULA = '=HYPERLINK("evil.example")';
const LATER_FORMULA = 'Shade; =WEBSERVICE(A1);';

const BOUNCE_SECRET = 'a secret of sixteen or more';
/** For the route of reports that mail has come back. */
const WITH_SECRET = { authorization: `Bearer ${BOUNCE_SECRET}` };

// An organization in which all people and places have such names.
let t: TestApp;
let url: string;
let tenant: Tenant;
let linked: (address: string) => string;
beforeAll(async () => {
  t = await buildTestApp({ config: { MAIL_BOUNCE_SECRET: BOUNCE_SECRET } });
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  tenant = await makeTenant(t);
  linked = await makeLinks(t, tenant);
  await t.database.pool.query('UPDATE users SET first_name = $1, last_name = $2', [FORMULA, IMAGE]);
  await t.database.pool.query('UPDATE organizations SET name = $1, custom_agreement_text = $2', [
    SCRIPT,
    IMAGE,
  ]);
  const { admin, applicant, locationId: id } = tenant;
  const body = {
    name: `${FORMULA}${SCRIPT}`,
    description: LATER_FORMULA,
    address: IMAGE,
    amenities: [LATER_FORMULA],
  };
  expect((await t.call(updateLocation, { params: { id }, body }, admin)).status).toBe(200);
  await t.call(createInvitation, { params: { id: tenant.id }, body: { email: 'noor@example.org' } }, admin);
  await t.call(setUserStatus, { params: { id: applicant.id }, body: { status: 'approved' } }, admin);
  await t.app.jobRunner.drain();
});
afterAll(() => t.close());

test('a name that is a script is sent as data that no browser runs or shows as a page', async () => {
  let told = 0;
  for (const [name, sample] of Object.entries(SAMPLES).filter(([name]) => name.startsWith('GET '))) {
    const { by, path, query } = sample(tenant, tenant.member);
    const { status, headers, text } = await attempt(
      visit(`${url}${path}?${new URLSearchParams(query).toString()}`, {
        headers: { cookie: `${SESSION_COOKIE}=${by.cookie}` },
      }),
    );
    expect(status, name).toBe(200);
    if (text.includes('alert(1)')) told += 1;
    expect(headers['content-type'], name).toMatch(
      /^((application\/json|text\/csv|text\/calendar); charset=utf-8|application\/pdf)$/,
    );
    expect(headers['x-content-type-options'], name).toBe('nosniff');
    expect(headers['content-security-policy'], name).toMatch(/(^|;)script-src 'self'(;|$)/);
  }
  expect(told).toBeGreaterThan(3);
});

test('a refused text is not written into a page either', async () => {
  const answers = await Promise.all([
    attempt(visit(`${url}/api/${SCRIPT}`)),
    attempt(visit(`${url}/${encodeURIComponent(SCRIPT)}`)),
    attempt(visit(`${url}/api/auth/login`, { method: 'POST', body: { [SCRIPT]: SCRIPT } })),
  ]);
  for (const { headers } of answers) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the page of the API reference runs only its own scripts', async () => {
  const { headers, text } = await visit(`${url}/api/docs/`);
  expect(text).toContain('<html');
  const [, scripts] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
  expect(scripts).toMatch(/^'self'/);
  expect(scripts).not.toContain('unsafe');
});

test('a mail shows such a name as text, and nothing in it runs', async () => {
  const told = await notificationsTo(t, tenant.applicant, 'email');
  const notifications = told.map(({ mail }) => renderMail({ ...mail, footer: '' }, url).html);
  const sent = t.mails.map(({ html }) => html);
  expect([sent.length, notifications.length]).toEqual([expect.toSatisfy((count) => count > 0), 1]);
  for (const html of [...sent, ...notifications]) {
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<(script|img)/);
  }
});

test('a name that is a formula is text in a spreadsheet', async () => {
  const { text } = await visit(`${url}/api/organizations/${tenant.id}/audit-log.csv`, {
    headers: { cookie: `${SESSION_COOKIE}=${tenant.admin.cookie}` },
  });
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
  // Where the comma is the decimal sign, Excel begins a cell at each semicolon, including those of a list.
  expect(text.match(/Shade; '=WEBSERVICE/g)).toHaveLength(2);
  expect(text).not.toMatch(/;\s*=/);
  expect(csvLine(['a;"=B1', -73.98, '-5', '+1 212'])).toBe(`"a;""'=B1",-73.98,-5,'+1 212\r\n`);
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The schema of a route's body, unless that is one signed text, which has no fields. */
function bodyFieldsOf(route: { method: string; path: string }): JsonSchema | undefined {
  const schema = schemaOf(route, 'body');
  return schema?.type === 'string' ? undefined : schema;
}

/** A body that may be one text as well is refused as a whole, without the names of its fields. */
const mayBeText = (schema: JsonSchema): boolean =>
  schema.anyOf?.some(({ type }) => type === 'string') ?? false;

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
  const known: Record<string, string[]> = {};
  for (const route of t.app.routeTable) {
    const schema = bodyFieldsOf(route);
    if (!schema) continue;
    const objects = objectsIn(schema);
    expect(
      objects.filter((object) => object.additionalProperties !== false),
      nameOf(route),
    ).toEqual([]);

    const own = Object.keys(PRIVILEGES).filter((key) => objects[0]?.properties?.[key]);
    if (own.length > 0) known[nameOf(route)] = own;
    const foreign = Object.entries(PRIVILEGES).filter(([key]) => !own.includes(key));
    const { cookie, path, body } = ownRequest(route, tenant);
    const answer = await attempt(
      visit(`${url}${linked(path)}`, {
        method: route.method,
        headers: { cookie, ...WITH_SECRET },
        body: { ...body, ...Object.fromEntries(foreign) },
      }),
    );
    expect(answer.status, `${nameOf(route)}: ${answer.text}`).toBe(422);
    if (mayBeText(schema)) continue;
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

/** What no field asks for: nothing, another kind, too much, an operator of a database, a command. */
const WRONG: readonly unknown[] = [
  null,
  1e99,
  [[]],
  { $ne: null },
  'x'.repeat(500),
  `'; DROP TABLE users; --`,
];

const fieldsOf = (schema: JsonSchema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.anyOf ?? []).flatMap(fieldsOf),
];

/** How the library words what a field has no words for. */
const LIBRARYS = /Invalid (input|string|option)|expected \w+, received|Unrecognized key|Too (big|small)/;

/** What sends a route the requests in which each field, or the whole body, is one value. */
function sendWrong(route: { method: string; path: string }) {
  const { cookie, path, body } = ownRequest(route, tenant);
  const address = `${url}${linked(path)}`;
  const bodyFields = bodyFieldsOf(route);
  const queryFields = schemaOf(route, 'query');
  const request = { method: route.method, headers: { cookie, ...WITH_SECRET } };
  const everywhere = <T>(schema: JsonSchema, value: T): Record<string, T> =>
    Object.fromEntries([...fieldsOf(schema), 'unknown'].map((field) => [field, value]));
  return async (value: unknown): Promise<Visited[]> => {
    const bodies: unknown[] = bodyFields ? [everywhere(bodyFields, value)] : [];
    // A body of `null` counts as none, which some routes allow.
    const isTaken = value === null || (typeof value === 'string' && bodyFields && mayBeText(bodyFields));
    if (bodyFields && !isTaken) bodies.push(value);
    const sent = bodies.map((wrong) => visit(address, { ...request, body: wrong }));
    if (queryFields) {
      const wrong = new URL(address);
      wrong.search = String(new URLSearchParams(everywhere(queryFields, String(value))));
      sent.push(visit(wrong.href, { ...request, body }));
    }
    return Promise.all(sent.map(attempt<Visited>));
  };
}

test('a request whose fields are all wrong is refused, and each field is named once, in words of ours', async () => {
  const named = new Set<string>();
  for (const route of t.app.routeTable) {
    const send = sendWrong(route);
    for (const value of WRONG)
      for (const { status, text } of await send(value)) {
        const where = `${nameOf(route)} ${JSON.stringify(value)}: ${text}`;
        expect(status, where).toBe(422);
        const { details } = JSON.parse(text) as { details: { path: string }[] };
        const fields = details.map((detail) => detail.path);
        expect(fields, where).toEqual([...new Set(fields)]);
        expect(text, where).not.toMatch(LIBRARYS);
        for (const field of fields) named.add(`${nameOf(route)} ${field}`);
      }
  }
  expect(named.size).toBeGreaterThan(200);
});

/** Texts that are never shown as they were sent. */
const NOT_SHOWN: Record<string, string> = {
  password: 'kept as a hash',
  confirmPassword: 'compared with the password',
  newPassword: 'kept as a hash',
  currentPassword: 'compared with a hash',
  token: 'compared with a hash',
  setupToken: 'compared with a hash',
  code: 'compared with those of the app, or with a hash',
  serverKey: 'compared with our own key',
  confirm: 'compared with what was listed',
  keep: 'compared with what was listed',
  confirmation: 'compared with what was listed',
  returnUrl: 'left out unless it is a path of ours (see cross-site.test.ts)',
  recipient: 'compared with addresses',
  category: 'one of a fixed list, by the type of the report',
  subCategory: 'one of a fixed list, by the category',
  emails: 'each is judged by itself, and told to nobody but its sender',
};
const PARAGRAPHS = [
  'description',
  'customAgreementText',
  'reason',
  'billingAddress',
  'message',
  'note',
  'reviewText',
];
const NAMES = ['firstName', 'lastName', 'organizationName', 'name', 'spotNumber', 'title'];

// Refused by every text; then by every text of one line; then by every name.
const NOWHERE = ['a\u202eb', 'a\u2066b', 'a\0b', 'a\ud800b'];
const IN_NO_LINE = ['a\nb', 'a\u200bb', 'a\u00adb'];
const IN_NO_NAME = ['=?utf-8?q?a?=', '//evil.example', '1.2.3.4/x', 'evil．example/x', 'www.evil.example'];

/** The positions of free text in a body: `name`, `amenities.0`. */
function textsIn(schema: JsonSchema, path: string[] = []): string[][] {
  const isText = schema.type === 'string' && !('enum' in schema || 'const' in schema);
  return [
    ...(isText ? [path] : []),
    ...(schema.anyOf ?? []).flatMap((part) => textsIn(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => textsIn(part, [...path, key])),
    ...(schema.items ? textsIn(schema.items, [...path, '0']) : []),
  ];
}

/** A body with `text` at each of `paths`, and nothing else. */
function bodyWith(text: string, paths: string[][]): Record<string, unknown> | unknown[] {
  const body: Record<string, unknown> = {};
  for (const key of new Set(paths.map(([first = '']) => first))) {
    const rest = paths.filter(([first]) => first === key).map((path) => path.slice(1));
    body[key] = rest.some((path) => path.length === 0) ? text : bodyWith(text, rest);
  }
  return '0' in body ? Object.values(body) : body;
}

test('no field accepts text that is reversed or hidden, and no name is read as a web address', async () => {
  const taken: string[] = [];
  const seen = new Set<string>();
  const refuses = (field: string, text: string) =>
    NOWHERE.includes(text) ||
    (IN_NO_LINE.includes(text) && !PARAGRAPHS.includes(field)) ||
    (IN_NO_NAME.includes(text) && NAMES.includes(field));
  for (const route of t.app.routeTable) {
    // A body that is one text is only compared with its signature.
    const texts = textsIn(schemaOf(route, 'body') ?? {}).filter((path) => path.length > 0);
    const { cookie, path } = ownRequest(route, tenant);
    for (const [field = ''] of texts) seen.add(field);
    for (const text of [...NOWHERE, ...IN_NO_LINE, ...IN_NO_NAME]) {
      const concerned = texts.filter(
        (keys) => !keys.some((key) => NOT_SHOWN[key]) && refuses(keys[0] ?? '', text),
      );
      if (concerned.length === 0) continue;
      const answer = await attempt(
        visit(`${url}${linked(path)}`, {
          method: route.method,
          headers: { cookie, ...WITH_SECRET },
          body: bodyWith(text, concerned),
        }),
      );
      const where = `${route.method} ${route.path} takes ${JSON.stringify(text)}: make a body's texts by contract's texts.ts, and name those of several lines in PARAGRAPHS`;
      expect(answer.status, `${where}: ${answer.text}`).toBe(422);
      const { details } = JSON.parse(answer.text) as { details: { path: string }[] };
      const refused = new Set(details.map((detail) => detail.path));
      for (const place of concerned.map((keys) => keys.join('.')))
        if (!refused.has(place))
          taken.push(`${route.method} ${route.path} takes ${JSON.stringify(text)} as ${place}`);
    }
  }
  expect(taken).toEqual([]);
  for (const field of [...PARAGRAPHS, ...NAMES, ...Object.keys(NOT_SHOWN)]) expect(seen).toContain(field);
});
