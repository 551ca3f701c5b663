import { createCalendarFeed, createDisplay, endOtherSessions, resetPassword } from '@chargerota/contract';
import type { InjectOptions } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { MADE_UP_TOKEN, makeInvitationLink } from '../../testing/make-invitation-link.ts';
import { makeTenant, type Tenant } from '../../testing/make-tenant.ts';
import { makeUser, type TestUser } from '../../testing/make-user.ts';
import { ownRequest } from '../../testing/route-requests.ts';
import { issueResetLink } from '../features/accounts/passwords/reset-link.ts';
import { emailChanges, users } from '../features/accounts/tables.ts';
import { codeToken } from '../features/chargers/code-token.ts';
import { unsubscribeToken } from '../features/notifications/channels/unsubscribe-token.ts';
import { phoneConfirmations, pushSubscriptions } from '../features/notifications/tables.ts';
import { ticketToken } from '../features/tickets/ticket-link.ts';
import { makeOfferLink } from '../features/waitlist/offer-link.ts';
import { newId } from '../platform/database/ids.ts';
import { tenantScope } from '../platform/http/scopes.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-cookie.ts';
import { createSession } from '../platform/sessions/sessions.ts';

const attempt = attackGroup(
  'no link, feed or code works that is made up, used, ended or meant for something else',
);

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const makeFeed = async (as: { cookie: string }) => {
  const { status, body } = await t.call(createCalendarFeed, {}, as);
  return status === 201 || status === 200 ? /calendar\/([\w-]+)\.ics/.exec(body.url)![1]! : null;
};
const readFeed = async (token: string) =>
  (await attempt(t.app.inject({ url: `/api/calendar/${token}.ics` }))).statusCode;

/** Somebody has registered the address of another, and sets up everything by which they can go on reading. */
async function plant() {
  const attacker = await makeUser(t, { confirmedPhone: '+12125550142', phone: '+12125550142' });
  const { id: userId } = attacker;
  const feed = (await makeFeed(attacker))!;
  const { drizzle } = t.database;
  const createdAt = t.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  await drizzle.insert(pushSubscriptions).values({
    id: newId(),
    userId,
    endpoint: `https://push.example.org/${userId}`,
    p256dh: 'x',
    auth: 'x',
    browser: 'Firefox',
    createdAt,
  });
  await drizzle
    .insert(phoneConfirmations)
    .values({ userId, phone: '+12125550143', codeHash: 'hash', expiresAt, createdAt });
  await drizzle
    .insert(emailChanges)
    .values({ id: newId(), userId, newEmail: `thief.${userId}@example.net`, expiresAt, createdAt });
  return { attacker, feed };
}

async function whatIsLeft({ id }: TestUser, feed: string) {
  const { drizzle } = t.database;
  const [person] = await drizzle.select().from(users).where(eq(users.id, id));
  const ofPerson = await Promise.all([
    drizzle.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    drizzle.select().from(phoneConfirmations).where(eq(phoneConfirmations.userId, id)),
    drizzle.select().from(emailChanges).where(eq(emailChanges.userId, id)),
  ]);
  const [browsers, codes, changes] = ofPerson.map((rows) => rows.length);
  return { feed: await readFeed(feed), phone: person!.confirmedPhone, browsers, codes, changes };
}

const EVERYTHING = { feed: 200, phone: '+12125550142', browsers: 1, codes: 1, changes: 1 };
const NOTHING = { feed: 404, phone: null, browsers: 0, codes: 0, changes: 0 };

async function reset({ id }: TestUser) {
  const link = { userId: id, madeBy: 'self', from: t.clock.now() } as const;
  const token = (await issueResetLink(t.database.drizzle, link)).path.split('=')[1]!;
  return t.call(resetPassword, { body: { token, newPassword: 'New harbor 12' } });
}

test('what somebody set up in an account with another’s address ends when its owner resets the password by mail', async () => {
  const { attacker, feed } = await plant();
  expect(await whatIsLeft(attacker, feed)).toEqual(EVERYTHING);
  expect((await reset(attacker)).status).toBe(200);
  expect(await whatIsLeft(attacker, feed)).toEqual(NOTHING);
});

test('signing out everywhere else ends it, too, for whoever asks for that', async () => {
  const { attacker, feed } = await plant();
  const { cookieValue: cookie } = await createSession(
    t.database.drizzle,
    { userId: attacker.id },
    t.clock.now(),
  );
  const kept = await t.call(endOtherSessions, {}, { cookie });
  expect(await whatIsLeft(attacker, feed)).toEqual({ ...EVERYTHING, browsers: 0 });
  await t.call(endOtherSessions, { query: { connections: 'end' } }, { cookie: kept.cookie! });
  expect(await whatIsLeft(attacker, feed)).toEqual(NOTHING);
});

test('a feed that is made while the password is reset ends with it, or is not made', async () => {
  for (let round = 0; round < 8; round += 1) {
    const attacker = await makeUser(t);
    const [feeds] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => makeFeed(attacker))),
      reset(attacker),
    ]);
    const made = feeds.filter((token) => token !== null);
    expect(await Promise.all(made.map(readFeed))).toEqual(made.map(() => 404));
  }
});

/** A valid token of each kind, all of `tenant`. */
async function makeTokens(tenant: Tenant): Promise<Record<string, string>> {
  const { id: organizationId, member, admin, locationId, spotId, ticketId, offerId } = tenant;
  const key = await t.deps.keys.links();
  const link = { userId: member.id, madeBy: 'self', from: t.clock.now() } as const;
  const display = { locationId, name: 'Garage', showNames: false, look: 'auto' } as const;
  const made = await t.call(createDisplay, { params: { id: organizationId }, body: display }, admin);
  return {
    invitation: await makeInvitationLink(t, tenant),
    'link to a ticket': ticketToken(key, { ticketId, version: 1 }),
    'link in a mail': unsubscribeToken(key, { userId: member.id, organizationId, topic: 'confirmations' }),
    'code on a charger': codeToken(key, { organizationId, spotId, version: 1 }),
    'link to an offer': (await makeOfferLink(t.deps, tenantScope(organizationId), offerId)).take.split(
      '#',
    )[1]!,
    'calendar feed': (await makeFeed(member))!,
    display: made.body.url.split('#')[1]!,
    session: member.cookie,
    'operator’s session': tenant.operator.operator,
    // Last, because the others end by it.
    'link to set a password': (await issueResetLink(t.database.drizzle, link)).path.split('=')[1]!,
  };
}

const fieldsWith = (body: object, token: string) =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, value === MADE_UP_TOKEN ? token : value]),
  );

/**
 * Each route that takes a token in its address or body, and what sends one to it: first those that read, last those
 * that end something.
 */
function routesOfTokens(tenant: Tenant) {
  // Beside those of openRequests.
  const signedIn = ['POST /api/charger-codes/open', 'POST /api/offer-links/open'];
  const found = t.app.routeTable.flatMap(({ method, path }) => {
    const name = `${method} ${path}`;
    const sample = ownRequest({ method, path }, tenant);
    const body = sample.body ?? (signedIn.includes(name) && { token: MADE_UP_TOKEN });
    if (!JSON.stringify([sample.path, body]).includes(MADE_UP_TOKEN)) return [];
    const open = async (token: string) => {
      const answer = await attempt(
        t.app.inject({
          method: method as InjectOptions['method'],
          url: sample.path.replace(MADE_UP_TOKEN, encodeURIComponent(token)),
          cookies: { [SESSION_COOKIE]: tenant.member.cookie },
          ...(body && { payload: fieldsWith(body, token) }),
        }),
      );
      // Two screens ask whether their link works, which is answered either way.
      return answer.statusCode < 400 && !answer.body.includes('"valid":false');
    };
    return [{ name, method, open }];
  });
  const order = ['GET', 'POST', 'DELETE'];
  return found.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
}

/** Which of `routes` each of `tokens` opens. */
async function whatOpens(tokens: Record<string, string>, routes: ReturnType<typeof routesOfTokens>) {
  const opened: Record<string, string[]> = {};
  for (const [kind, token] of Object.entries(tokens))
    for (const { name, open } of routes) {
      // Its own display would be followed for as long as it likes.
      if (kind === 'display' && name === 'POST /api/display/events') continue;
      // One may use up what another reads.
      if (await open(token)) (opened[kind] ??= []).push(name);
    }
  return opened;
}

test('a token opens what it was made for and nothing else, is used up if it changes something, and is nothing once altered', async () => {
  const tenant = await makeTenant(t);
  const tokens = await makeTokens(tenant);
  const routes = routesOfTokens(tenant);
  const alterations = {
    'begins otherwise': (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    'goes on': (token: string) => `${token}A`,
    'is followed by a null': (token: string) => `${token}\0`,
    'is nothing': () => '',
  };
  for (const [how, alter] of Object.entries(alterations)) {
    const altered = Object.entries(tokens).map(([kind, token]) => [kind, alter(token)]);
    expect(await whatOpens(Object.fromEntries(altered), routes), how).toEqual({});
  }
  expect(await whatOpens(tokens, routes)).toEqual({
    invitation: ['GET /api/invitations/:token', 'POST /api/invitations/:token/decline'],
    'link to a ticket': [
      'GET /api/ticket-links/:token',
      'POST /api/ticket-links/:token/responses',
      'DELETE /api/ticket-links/:token',
    ],
    'link in a mail': ['GET /api/unsubscribe', 'POST /api/unsubscribe', 'DELETE /api/unsubscribe'],
    'code on a charger': ['POST /api/charger-codes/open'],
    'link to an offer': ['POST /api/offer-links/open'],
    'calendar feed': ['GET /api/calendar/:token.ics'],
    display: ['POST /api/display'],
    'link to set a password': ['GET /api/reset-password/verify', 'POST /api/reset-password'],
  });
  expect(await whatOpens(tokens, routes)).toEqual({
    // It says that it was declined.
    invitation: ['GET /api/invitations/:token'],
    // A mail may be read years later.
    'link in a mail': ['GET /api/unsubscribe', 'POST /api/unsubscribe', 'DELETE /api/unsubscribe'],
    display: ['POST /api/display'],
  });
});
