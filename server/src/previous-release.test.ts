import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@chargerota/domain';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dropDatabase, execute, withDatabase } from '../testing/administration.ts';
import { handleDue } from '../testing/agenda.ts';
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app.ts';
import { launchApplication, untilReady, type LaunchedApplication } from '../testing/launch-application.ts';
import { makeTenant, type Tenant } from '../testing/make-tenant.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { ownRequest } from '../testing/route-requests.ts';
import { unpackRelease } from '../testing/unpack-release.ts';
import { visit } from '../testing/visit.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';

/** From which installations are upgraded to this build, and to which they may go back. */
const PREVIOUS = '1.0.0';

const { url: server } = inject('testServer');
const undo: (() => Promise<unknown>)[] = [];
let connectionString: string;
let current: TestApp;
beforeEach(async () => {
  const name = `chargerota_test_${randomUUID().replaceAll('-', '')}`;
  connectionString = withDatabase(server, name);
  await execute(server, `CREATE DATABASE ${name}`);
  undo.push(() => dropDatabase(server, name));
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function startPrevious(now: string): Promise<LaunchedApplication> {
  const dataDir = join(tmpdir(), `chargerota-previous-${randomUUID()}`);
  const variables = {
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    CLOCK_START: now,
    RATE_LIMITS: 'off',
    PASSWORD_HASHING: 'quick',
  };
  const started = await launchApplication(variables, await unpackRelease(PREVIOUS));
  undo.push(async () => {
    await stop(started);
    await rm(dataDir, { recursive: true, force: true });
  });
  await untilReady(started);
  return started;
}

async function stop({ process, ended }: LaunchedApplication): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}

/** This build on the same database. */
async function startCurrent(): Promise<string> {
  await migrateDatabase({ connectionString });
  const database = { ...openDatabase({ connectionString }), connectionString, dispose: async () => {} };
  current = await buildTestApp({ beside: { database, clock: new ManualClock(TEST_NOW) } });
  undo.push(() => current.close());
  return current.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Streams never end, and whoever is signed out can ask nothing more. */
const LEFT_OUT = /events$|logout$|account\/sessions$|developer\/users\/:id\/status$/;
const ORDER = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];

/** What a release answers, by its own reference: routes that are new are asked of nobody. */
async function routesOf(url: string): Promise<Set<string>> {
  const { text } = await visit(`${url}/api/docs/json`);
  const { paths } = JSON.parse(text) as { paths: Record<string, object> };
  return new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
  );
}

/** Sends the request of each route for a tenant to its instance; resolves to what each was answered, by route. */
async function askAll(
  asked: { tenant: Tenant; url: string }[],
  known: ReadonlySet<string>,
): Promise<Record<string, number>[]> {
  const routes = current.app.routeTable
    .filter(({ method, path }) => !LEFT_OUT.test(path) && known.has(`${method} ${path}`))
    .toSorted((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));
  const answers: Record<string, number>[] = asked.map(() => ({}));
  const startedAt = performance.now();
  for (const route of routes) {
    await Promise.all(
      asked.map(async ({ tenant, url }, index) => {
        const { path, cookie, body } = ownRequest(route, tenant);
        const { status } = await visit(`${url}${path}`, { method: route.method, headers: { cookie }, body });
        answers[index]![`${route.method} ${route.path}`] = status;
      }),
    );
    if (route.method === 'GET') continue;
    // As far as the other clock, which does not stand still.
    current.clock.set(new Date(Date.parse(TEST_NOW) + (performance.now() - startedAt)));
    await settle();
  }
  return answers;
}

/** Both do what is due, whoever wrote it. */
async function settle(): Promise<void> {
  await expect
    .poll(async () => {
      await handleDue(current);
      await current.app.jobRunner.drain();
      const { rows } = await current.database.pool.query(
        `SELECT kind, attempts, last_error FROM jobs WHERE due_at <= $1 AND failed_at IS NULL`,
        [current.clock.now()],
      );
      return rows;
    })
    .toEqual([]);
}

/** How many rows of each table are a tenant's, or one of its people's. */
async function rowsOf(tenant: Tenant): Promise<Record<string, number>> {
  const people = Object.values(tenant).flatMap((value) =>
    typeof value === 'object' && 'id' in value ? [value.id] : [],
  );
  const { rows: tables } = await current.database.pool.query<{ name: string; isTenants: boolean }>(`
    SELECT table_name AS name, bool_or(column_name = 'organization_id') AS "isTenants"
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name IN ('organization_id', 'user_id')
    GROUP BY table_name ORDER BY table_name`);
  const counts: Record<string, number> = {};
  for (const { name, isTenants } of tables) {
    const { rows } = await current.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} WHERE ${isTenants ? 'organization_id' : 'user_id'} = ANY ($1)`,
      [isTenants ? [tenant.id] : people],
    );
    counts[name] = rows[0]!.count;
  }
  return counts;
}

test('the release before works beside this one on its schema: same answers, same consequences', async () => {
  const previousUrl = (await startPrevious(TEST_NOW)).url;
  const currentUrl = await startCurrent();
  const asked = [previousUrl, currentUrl, previousUrl, currentUrl];
  const tenants = await Promise.all(asked.map(() => makeTenant(current)));
  const known = await routesOf(previousUrl);
  const answers = await askAll(
    tenants.map((tenant, index) => ({ tenant, url: asked[index]! })),
    known,
  );
  expect(Object.keys(answers[0]!).length).toBeGreaterThan(200);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[2]).toEqual(answers[3]);
  expect(Object.entries(answers[0]!).filter(([, status]) => status >= 500)).toEqual([]);
  // Reminders, absences and offers of some days, of what either wrote.
  for (let day = 1; day <= 5; day += 1) {
    current.clock.set(new Date(Date.parse(TEST_NOW) + day * DAY_MS));
    await settle();
  }
  const [ofPrevious, ofCurrent] = await Promise.all(tenants.slice(0, 2).map(rowsOf));
  expect(ofPrevious).toEqual(ofCurrent);
}, 300_000);

test('whoever goes back by one release starts it on this one’s schema, and it reminds of what this one has booked', async () => {
  await stop(await startPrevious(TEST_NOW));
  const url = await startCurrent();
  const tenant = await makeTenant(current);
  const { path, cookie, body } = ownRequest({ method: 'POST', path: '/api/reservations' }, tenant);
  const booked = await visit(`${url}${path}`, { method: 'POST', headers: { cookie }, body });
  expect(booked.status).toBe(201);
  await startPrevious('2026-11-24T13:55:05Z');
  const reminders = async () => {
    const { rows } = await current.database.pool.query<{ type: string }>(
      'SELECT DISTINCT type FROM notifications WHERE reservation_id = $1',
      [(JSON.parse(booked.text) as { id: string }).id],
    );
    return rows.map(({ type }) => type);
  };
  await expect.poll(reminders).toContain('start_5min');
});
