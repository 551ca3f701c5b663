import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { newId } from '../database/ids.ts';
import { sessionCookieOptions } from './session-cookie.ts';
import { resolveSession } from './resolve-session.ts';
import { createSession, destroySession, destroyUserSessions } from './sessions.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

async function makeUser(): Promise<string> {
  const id = newId();
  await database.pool.query(
    `INSERT INTO users (id, first_name, last_name, email, status, created_at, updated_at)
     VALUES ($1, 'Maya', 'Torres', $2, 'approved', $3, $3)`,
    [id, `${id}@example.org`, NOW],
  );
  return id;
}

async function makeMembership(userId: string, status: string, joinedAt: Date): Promise<string> {
  const organizationId = newId();
  await database.pool.query(
    `INSERT INTO organizations (id, name, contact_email, timezone, created_at, updated_at)
     VALUES ($1, 'Harborline', 'office@example.org', 'America/New_York', $2, $2)`,
    [organizationId, NOW],
  );
  await database.pool.query(
    `INSERT INTO organization_memberships (organization_id, id, user_id, role, status, joined_at)
     VALUES ($1, $2, $3, 'user', $4, $5)`,
    [organizationId, newId(), userId, status, joinedAt],
  );
  return organizationId;
}

const signIn = async (userId: string, now = NOW) =>
  (await createSession(database.drizzle, { userId }, now)).cookieValue;
const resolve = (cookie: string, now = NOW, organizationId: string | null = null) =>
  resolveSession(database.drizzle, cookie, { now, organizationId });

test('a cookie is worth its session, and what is stored is worth nothing as a cookie', async () => {
  const userId = await makeUser();
  const cookie = await signIn(userId);
  const identity = await resolve(cookie);
  expect(identity).toMatchObject({
    user: { id: userId, email: `${userId}@example.org`, firstName: 'Maya', status: 'approved' },
    operatorId: null,
    membership: null,
  });
  const stored = await database.pool.query('SELECT * FROM sessions WHERE user_id = $1', [userId]);
  expect(JSON.stringify(stored.rows)).not.toContain(cookie);
  expect(await resolve(stored.rows[0].sid)).toBeNull();
  expect(await resolve(stored.rows[0].id)).toBeNull();
  expect(await resolve('made up')).toBeNull();
});

test('the membership is that of the organization asked for, else of the first joined that is active', async () => {
  const userId = await makeUser();
  const pending = await makeMembership(userId, 'pending', days(-9));
  const second = await makeMembership(userId, 'active', days(-3));
  const first = await makeMembership(userId, 'active', days(-5));
  const foreign = await makeMembership(await makeUser(), 'active', days(-7));
  const cookie = await signIn(userId);
  expect((await resolve(cookie))?.membership).toMatchObject({ organizationId: first, status: 'active' });
  expect((await resolve(cookie, NOW, second))?.membership?.organizationId).toBe(second);
  expect((await resolve(cookie, NOW, pending))?.membership?.status).toBe('pending');
  expect((await resolve(cookie, NOW, foreign))?.membership).toBeNull();
});

test('a session ends after fourteen idle days', async () => {
  const cookie = await signIn(await makeUser());
  expect(await resolve(cookie, days(14))).toBeNull();
});

test('a session in use goes on, and ends after ninety days whatever its use', async () => {
  const cookie = await signIn(await makeUser());
  for (let day = 13; day < 90; day += 13)
    expect(await resolve(cookie, days(day)), `day ${day}`).not.toBeNull();
  expect(await resolve(cookie, days(89.9))).not.toBeNull();
  expect(await resolve(cookie, days(90))).toBeNull();
});

test('signing out ends one session; ending all of a user spares the one they are in', async () => {
  const userId = await makeUser();
  const [phone, laptop, tablet] = await Promise.all([signIn(userId), signIn(userId), signIn(userId)]);
  const stranger = await signIn(await makeUser());
  await destroySession(database.drizzle, (await resolve(phone))!.sessionId);
  expect(await resolve(phone)).toBeNull();
  await destroyUserSessions(database.drizzle, userId, (await resolve(laptop))?.sessionId);
  expect(await resolve(tablet)).toBeNull();
  expect(await resolve(laptop)).not.toBeNull();
  expect(await resolve(stranger)).not.toBeNull();
});

test('an operator has a session of their own kind', async () => {
  const operatorId = newId();
  await database.pool.query(
    `INSERT INTO operators (id, username, email, password_hash, created_at)
     VALUES ($1, 'ops', 'ops@example.org', 'x', $2)`,
    [operatorId, NOW],
  );
  const { cookieValue } = await createSession(database.drizzle, { operatorId }, NOW);
  expect(await resolve(cookieValue)).toMatchObject({ user: null, operatorId, membership: null });
});

test('the cookie is out of reach of scripts and other sites, and of http where the product is on https', () => {
  expect(sessionCookieOptions('https://charge.example.org')).toMatchObject({
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    path: '/',
    // Ninety days, as long as a session can last.
    maxAge: 7_776_000,
  });
  expect(sessionCookieOptions('http://127.0.0.1:3000').secure).toBe(false);
});
