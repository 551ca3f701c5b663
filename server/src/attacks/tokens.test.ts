import { createCalendarFeed, endOtherSessions, resetPassword } from '@chargerota/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackGroup } from '../../testing/attack-group.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeUser, type TestUser } from '../../testing/make-user.ts';
import { emailChanges, users } from '../features/accounts/tables.ts';
import { issueResetLink } from '../features/accounts/passwords/issue-reset-link.ts';
import { phoneConfirmations, pushSubscriptions } from '../features/notifications/tables.ts';
import { newId } from '../platform/database/ids.ts';
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
    // oxlint-disable no-await-in-loop -- one round after another
    const attacker = await makeUser(t);
    const [feeds] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => makeFeed(attacker))),
      reset(attacker),
    ]);
    const made = feeds.filter((token) => token !== null);
    expect(await Promise.all(made.map(readFeed))).toEqual(made.map(() => 404));
    // oxlint-enable no-await-in-loop
  }
});
