import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, inject, test } from 'vitest';
import { execute } from '../../../testing/administration.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { makeReadiness } from './readiness.ts';

const undo: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const ready = { statusCode: 200, body: '{"status":"ready"}' };
const notReady = { statusCode: 503, body: '{"status":"the database takes no writes"}' };

test('an instance whose connections are all busy is ready', async () => {
  const t = await buildTestApp({ connections: 1 });
  undo.push(() => t.close());
  const busy = await t.database.pool.connect();
  undo.push(() => busy.release());
  expect(await t.app.inject('/readyz')).toMatchObject(ready);
});

test.each([
  ['reads only, as a standby', 'default_transaction_read_only = on'],
  // Nothing more can be written to the disk, as when it is full.
  ['has no room left', 'temp_file_limit = 0'],
])('an instance whose database %s is not ready', async (_, setting) => {
  const t = await buildTestApp();
  undo.push(() => t.close());
  const [{ name }] = (await t.database.pool.query('SELECT current_database() AS name')).rows;
  await execute(inject('testServer').url, `ALTER DATABASE ${name} SET ${setting}`);
  expect(await t.app.inject('/readyz')).toMatchObject(notReady);
});

test('a lost connection is replaced, and asking leaves nothing behind in the database', async () => {
  const database = await createTestDatabase();
  undo.push(() => database.dispose());
  const readiness = makeReadiness(database);
  undo.push(() => readiness.close());
  const size = async () => {
    // Catalogues of tables, in which creating a table, even a temporary one, leaves rows behind.
    const sql = `SELECT sum(pg_relation_size(oid))::int AS bytes FROM pg_class
                 WHERE relname IN ('pg_class', 'pg_attribute', 'pg_type') OR relnamespace = 'public'::regnamespace`;
    return (await database.pool.query(sql)).rows[0].bytes;
  };
  const before = await size();
  expect(await Promise.all([readiness.whyNotReady(), readiness.whyNotReady()])).toEqual([null, null]);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'chargerota readiness' AND datname = current_database()`,
  );
  await expect.poll(() => readiness.whyNotReady()).toBeNull();
  for (let i = 0; i < 20; i++) expect(await readiness.whyNotReady()).toBeNull();
  expect(await size()).toBe(before);
});

test('an instance whose database does not answer by the deadline is not ready', async () => {
  // Accepts connections and never answers, like the port of a frozen server.
  const frozen = createServer(() => {});
  frozen.listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  undo.push(() => void frozen.close());
  const { port } = frozen.address() as { port: number };
  const database = openDatabase({ connectionString: `postgres://nobody@127.0.0.1:${port}/nothing` });
  const readiness = makeReadiness(database, 50);
  undo.push(() => readiness.close());
  expect(await readiness.whyNotReady()).toEqual(expect.any(String));
});
