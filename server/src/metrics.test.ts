import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, makePlace, wishFor } from '../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { makeMember } from '../testing/make-member.ts';
import { openDatabase } from './platform/database/database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const metrics = async () => (await t.app.inject('/metrics')).body;

test('bookings, refusals by their rule, queues, connections and periodic jobs are told', async () => {
  const { organization, location } = await makePlace(t);
  const [member, other] = [await makeMember(t, organization), await makeMember(t, organization)];
  expect((await book(t, member, wishFor(member, location))).status).toBe(201);
  expect((await book(t, other, wishFor(other, location))).status).toBe(409);
  const told = await metrics();
  const route = 'method="POST",route="/api/reservations"';
  expect(told).toContain(`http_request_duration_seconds_count{${route},status="201"} 1`);
  expect(told).toContain(`http_refusals_total{${route},code="booking_conflict"} 1`);
  expect(told).toMatch(/^queue_items\{queue="notifications",state="due"\} [1-9]/m);
  expect(told).toMatch(/^queue_oldest_due_seconds\{queue="notifications"\} 0$/m);
  expect(told).toMatch(/^database_connections\{pool="requests",state="waiting"\} 0$/m);
  expect(told).toMatch(/^database_ready 1$/m);
  expect(told).toMatch(/^periodic_job_overdue_seconds\{kind="platform.housekeeping"\} 0$/m);
  t.clock.advance(600_000);
  const later = await metrics();
  expect(later).toMatch(/^queue_oldest_due_seconds\{queue="notifications"\} 600$/m);
  expect(later).toMatch(/^periodic_job_overdue_seconds\{kind="platform.housekeeping"\} 600$/m);
});

test('without its database an instance still tells what it knows', async () => {
  const gone = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const { pool } = t.deps.database;
  const query = pool.connect.bind(pool);
  pool.connect = gone.pool.connect.bind(gone.pool);
  const told = await metrics();
  pool.connect = query;
  await gone.close();
  expect(told).toMatch(/^live_streams 0$/m);
  expect(told).not.toContain('queue_items{');
});

test.each(['alerts.yml', 'dashboard.json'])('%s asks only for figures that there are', async (file) => {
  const text = readFileSync(new URL(`../../deploy/prometheus/${file}`, import.meta.url), 'utf8');
  const told = await metrics();
  const asked = new Set(
    [...text.matchAll(/(\w+)\{job=/g)].map(([, name]) => name!).filter((name) => name !== 'up'),
  );
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked)
    expect(told, name).toMatch(new RegExp(`^# TYPE ${name.replace(/_(count|bucket)$/, '')} `, 'm'));
});
