import { createOrganization } from '@chargerota/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, makePlace, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { openProxy, type Proxy } from '../../../testing/open-proxy.ts';

// The same application, through a proxy that loses COMMIT.
let bench: TestApp;
let proxy: Proxy;
let shaky: TestApp;
beforeAll(async () => {
  bench = await buildTestApp();
  proxy = await openProxy(bench.database.connectionString);
  const database = { ...bench.database, connectionString: proxy.url };
  shaky = await buildTestApp({ beside: { ...bench, database } });
});
afterAll(async () => {
  await shaky.close();
  proxy.close();
  await bench.close();
});

const count = async (table: string, where: string, id: string) =>
  (await bench.database.pool.query(`SELECT FROM ${table} WHERE ${where} = $1`, [id])).rowCount;

test.each([
  ['did not reach the database is made then', 'before', undefined],
  ['was answered, and the answer lost, is found by its key', 'after', 'true'],
] as const)('a booking with a key whose COMMIT %s, once', async (_, losesCommit, replay) => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  const headers = { 'idempotency-key': `tap-${losesCommit}` };
  proxy.losesCommit = losesCommit;
  const answer = await book(shaky, member, wishFor(member, location), headers);
  expect(answer.status).toBe(201);
  expect(answer.headers['idempotent-replay']).toBe(replay);
  expect(await count('reservations', 'id', answer.body.id)).toBe(1);
  expect(await count('reservations', 'user_id', member.id)).toBe(1);
});

test('a booking without a key whose COMMIT is lost is not confirmed, refused or made again', async () => {
  const { organization, location } = await makePlace(bench);
  const member = await makeMember(bench, organization);
  proxy.losesCommit = 'before';
  const answer = await book(shaky, member, wishFor(member, location));
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await count('reservations', 'user_id', member.id)).toBe(0);
});

test.each(['before', 'after'] as const)(
  'a founded organization with a key whose COMMIT is lost %s it arrives is there once',
  async (losesCommit) => {
    const { organization } = await makePlace(bench);
    const member = await makeMember(bench, organization);
    proxy.losesCommit = losesCommit;
    const answer = await shaky.call(
      createOrganization,
      { body: { name: `Yard ${losesCommit}`, contactEmail: 'yard@example.org' } },
      { ...member, headers: { 'idempotency-key': `yard-${losesCommit}` } },
    );
    expect(answer.status).toBe(201);
    expect(await count('organizations', 'id', answer.body.id)).toBe(1);
    expect(await count('organizations', 'name', `Yard ${losesCommit}`)).toBe(1);
  },
);
