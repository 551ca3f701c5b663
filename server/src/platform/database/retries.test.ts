import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProxy, type Proxy } from '../../../testing/open-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { twoStepTransaction } from './two-step-transaction.ts';

let behind: TestDatabase;
let proxy: Proxy;
let database: Database;

beforeEach(async () => {
  behind = await createTestDatabase();
  await behind.pool.query('CREATE TABLE entries (id int)');
  proxy = await openProxy(behind.connectionString);
  database = openDatabase({ connectionString: proxy.url, onConnectionLost: () => {} });
});
afterEach(async () => {
  await database.close();
  proxy.close();
  await behind.dispose();
});

const entries = async () => (await behind.pool.query('SELECT FROM entries')).rowCount;
const enter = { name: 'test.enter', text: 'INSERT INTO entries VALUES (1)', values: [] };

/** Each writes one entry, and counts how often it runs. */
const transactions = {
  'a transaction': (seen: { runs: number }) =>
    inTransaction(database, async (tx) => {
      seen.runs++;
      await tx.execute(sql`INSERT INTO entries VALUES (1)`);
    }),
  'a transaction of two steps': (seen: { runs: number }) =>
    twoStepTransaction(database, { read: [] }, () => {
      seen.runs++;
      return { write: [enter], result: () => null };
    }),
};

test('a transaction that the server ends before COMMIT runs again, and is committed once', async () => {
  let runs = 0;
  await inTransaction(database, async (tx) => {
    runs++;
    await tx.execute(sql`INSERT INTO entries VALUES (1)`);
    if (runs === 1) await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  });
  expect(runs).toBe(2);
  expect(await entries()).toBe(1);
});

test.each(Object.entries(transactions))(
  'a connection whose server has come to take no writes is given up, and %s runs on another',
  async (_, run) => {
    const seen = { runs: 0 };
    await database.pool.query('SET default_transaction_read_only = on');
    await run(seen);
    expect(seen.runs).toBe(2);
    expect(await entries()).toBe(1);
  },
);

for (const [name, run] of Object.entries(transactions))
  test.each([
    ['did not reach the server', 'before', 0],
    ['was answered, and the answer was lost', 'after', 1],
  ] as const)(`${name} whose COMMIT %s is not run again: nobody knows`, async (_, losesCommit, stored) => {
    const seen = { runs: 0 };
    proxy.losesCommit = losesCommit;
    const error = await run(seen).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(seen.runs).toBe(1);
    expect(await entries()).toBe(stored);
  });
