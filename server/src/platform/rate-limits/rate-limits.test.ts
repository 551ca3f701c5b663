import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { defineLimits } from './attempts.ts';
import { rateLimitKey, takeHit } from './rate-limits.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const hit = (key: string, now = NOW) => takeHit(database.drizzle, { key, limit: 5, windowSeconds: 60, now });

test('of many attempts at once exactly the limit is let through', async () => {
  const hits = await Promise.all(Array.from({ length: 40 }, () => hit('storm')));
  expect(hits.filter(({ allowed }) => allowed)).toHaveLength(5);
  expect(hits.find(({ allowed }) => !allowed)).toEqual({ allowed: false, retryAfterSeconds: 60 });
});

test('whoever was refused may try again when the window has passed, and is told when', async () => {
  for (let i = 0; i < 5; i++) expect((await hit('patient')).allowed).toBe(true);
  expect(await hit('patient', after(45.2))).toEqual({ allowed: false, retryAfterSeconds: 15 });
  expect(await hit('patient', after(60))).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await hit('other')).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test('a clock that was set back locks nobody out', async () => {
  for (let i = 0; i < 6; i++) await hit('set back', after(86_400));
  expect((await hit('set back')).allowed).toBe(true);
});

test('a key names no address, and does not care how it is written', () => {
  const ofInstallation = Buffer.from('a key');
  const key = rateLimitKey(ofInstallation, 'sign-in', 'Maya@Example.org');
  expect(key).toMatch(/^sign-in:/);
  expect(key.toLowerCase()).not.toContain('maya');
  expect(rateLimitKey(ofInstallation, 'sign-in', ' maya@example.org ')).toBe(key);
  expect(rateLimitKey(Buffer.from('that of another installation'), 'sign-in', 'maya@example.org')).not.toBe(
    key,
  );
});

test('limits of two features count apart, be their names the same', () => {
  const limit = { limit: 5, windowSeconds: 60 };
  const [accounts, tickets] = ['accounts', 'tickets'].map((feature) =>
    defineLimits(feature, { open: limit }),
  );
  expect(accounts?.open).toEqual({ name: 'accounts.open', ...limit });
  expect(tickets?.open.name).not.toBe(accounts?.open.name);
});
