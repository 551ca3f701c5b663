import { createReservation } from '@chargerota/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { openProxy, type Proxy } from '../../../testing/open-proxy.ts';

let first: TestApp;
let proxy: Proxy;
let behind: TestApp;
beforeEach(async () => {
  first = await buildTestApp();
  proxy = await openProxy(first.database.connectionString);
  behind = await buildTestApp({
    beside: { database: { ...first.database, connectionString: proxy.url }, clock: first.clock },
    connections: 2,
    limits: { connect: 1500, lock: 1400, statement: 1450, answer: 1500, idle: 3000 },
  });
});
afterEach(async () => {
  proxy.close();
  await behind.close();
  await first.close();
});

test('while a database is frozen requests are answered 503 with Retry-After, also those without a connection; then all goes on', async () => {
  const { organization, location } = await makePlace(first);
  const member = await makeMember(first, organization);
  const bookAt = (timeSlot: string) =>
    behind.call(
      createReservation,
      { body: wishFor(member, location, { date: '2026-11-23', timeSlot }) },
      member,
    );
  expect((await bookAt('8-9')).status).toBe(201);
  proxy.isCutOff = true;
  const waiting = await Promise.all(['10-11', '12-13', '14-15', '16-17'].map(bookAt));
  // New connections get no answer either.
  const late = await bookAt('10-11');
  for (const { status, body, headers } of [...waiting, late])
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  proxy.isCutOff = false;
  expect((await bookAt('10-11')).status).toBe(201);
  const { rows } = await first.database.pool.query('SELECT FROM reservations');
  expect(rows).toHaveLength(2);
});
