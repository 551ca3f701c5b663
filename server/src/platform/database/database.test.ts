import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import {
  inOneRoundTrip,
  inSavepoint,
  inTransaction,
  namedQuery,
  openBeside,
  openDatabase,
} from './database.ts';
import {
  isDatabaseUnavailable,
  isExclusionViolation,
  isUnanswered,
  isUniqueViolation,
  pgError,
} from './errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('CREATE TABLE accounts (id int PRIMARY KEY, balance int NOT NULL)');
  await database.pool.query(
    'CREATE TABLE stays (during int4range, CONSTRAINT one_stay EXCLUDE USING gist (during WITH &&))',
  );
});
afterAll(() => database.dispose());

test('two transactions that lock each other out both succeed, because the loser of the deadlock runs again', async () => {
  await database.pool.query('INSERT INTO accounts VALUES (1, 100), (2, 100)');
  let attempts = 0;
  // Both lock their first row before either asks for the other's, so the first attempt always ends in a deadlock.
  let holders = 0;
  let release: (() => void) | undefined;
  const bothHold = new Promise<void>((resolve) => (release = resolve));
  const transfer = (from: number, to: number) =>
    inTransaction(database, async (tx) => {
      attempts++;
      await tx.execute(sql`UPDATE accounts SET balance = balance - 10 WHERE id = ${from}`);
      if (++holders === 2) release?.();
      await bothHold;
      await tx.execute(sql`UPDATE accounts SET balance = balance + 10 WHERE id = ${to}`);
    });
  await Promise.all([transfer(1, 2), transfer(2, 1)]);
  const { rows } = await database.pool.query('SELECT balance FROM accounts WHERE id IN (1, 2)');
  expect(rows).toEqual([{ balance: 100 }, { balance: 100 }]);
  // The loser may lose again: its next attempt can take the row back before the winner wakes up.
  expect(attempts).toBeGreaterThan(2);
});

test('a transaction that throws leaves nothing behind and gives its connection back', async () => {
  const small = await createTestDatabase({ max: 1 });
  await small.pool.query('CREATE TABLE accounts (id int PRIMARY KEY)');
  const failing = inTransaction(small, async (tx) => {
    await tx.execute(sql`INSERT INTO accounts VALUES (1)`);
    throw new Error('the business says no');
  });
  await expect(failing).rejects.toThrow('the business says no');
  expect((await small.pool.query('SELECT FROM accounts')).rowCount).toBe(0);
  await small.dispose();
});

test('a transaction that the database cuts off fails with what cut it off, and the next one gets a whole connection', async () => {
  let cause: unknown;
  const cutOff = inTransaction(database, (tx) =>
    tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`).catch((error: unknown) => {
      cause = error;
      throw error;
    }),
  );
  const error = await cutOff.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  // The original failure, not that of the ROLLBACK after it.
  expect(error).toBe(cause);
  await inTransaction(database, (tx) => tx.execute(sql`SELECT FROM accounts`));
});

test('nothing waits without end: for a lock, a statement, or an instance that vanished inside a transaction', async () => {
  const beside = openBeside(database, { max: 1, settings: { enable_seqscan: 'off' } });
  const limitsOf = async ({ pool }: Pick<TestDatabase, 'pool'>) => {
    const { rows } = await pool.query(
      `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
         current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('enable_seqscan') AS seqscan`,
    );
    return rows[0];
  };
  expect(await limitsOf(database)).toEqual({ lock: '8s', statement: '9s', idle: '20s', seqscan: 'on' });
  expect(await limitsOf(beside)).toEqual({ lock: '15s', statement: '30s', idle: '20s', seqscan: 'off' });
  await beside.close();
});

test('of a database that has frozen a transaction hears once that it does not answer, and gives its connection up', async () => {
  const limits = { connect: 10_000, lock: 0, statement: 0, idle: 0, answer: 300 };
  const { connectionString } = database;
  const impatient = openDatabase({ connectionString, max: 1, limits, onConnectionLost: () => {} });
  let statements = 0;
  const failing = inTransaction(impatient, async (tx) => {
    statements++;
    await tx.execute(sql`SELECT pg_sleep(86400)`);
  });
  const error = await failing.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(isUnanswered(error)).toBe(true);
  expect(statements).toBe(1);
  expect(impatient.pool.totalCount).toBe(0);
  await impatient.close();
});

test('a violation is recognised by its kind and its constraint, and under a savepoint the transaction goes on', async () => {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`INSERT INTO stays VALUES ('[1,5)')`);
    const overlap = await inSavepoint(tx, (nested) =>
      nested.execute(sql`INSERT INTO stays VALUES ('[4,6)')`),
    ).catch((error: unknown) => error);
    expect(isExclusionViolation(overlap, 'one_stay')).toBe(true);
    expect(isExclusionViolation(overlap, 'another')).toBe(false);
    expect(isUniqueViolation(overlap)).toBe(false);
    await tx.execute(sql`INSERT INTO stays VALUES ('[5,6)')`);
  });
  expect((await database.pool.query('SELECT FROM stays')).rowCount).toBe(2);
  expect(pgError(new Error('no database involved'))).toBeUndefined();
});

test('raw queries read counts as numbers, huge ones exactly, and a date as the day that was stored', async () => {
  const text = `SELECT 7::int8 AS count, 9007199254740993::int8 AS huge, '2026-03-29'::date AS day`;
  const expected = [{ count: 7, huge: 9007199254740993n, day: '2026-03-29' }];
  expect(await namedQuery(database.drizzle, { name: 'types', text }, [])).toEqual(expected);
  expect(await inTransaction(database, (tx) => namedQuery(tx, { name: 'types', text }, []))).toEqual(
    expected,
  );
});

test('what is sent in one round trip is sent once, also a query of Drizzle', async () => {
  await inTransaction(database, (tx) =>
    inOneRoundTrip([tx.execute(sql`INSERT INTO accounts VALUES (3, 0)`), tx.execute(sql`SELECT 1`)]),
  );
});

test('what is sent in one round trip and fails, fails with its reason, also where a statement listed before it is sent after it', async () => {
  await database.pool.query('INSERT INTO accounts VALUES (4, 0)');
  const again = { name: 'test.again', text: 'INSERT INTO accounts VALUES (4, 0)' };
  const failed = inTransaction(database, (tx) =>
    inOneRoundTrip([tx.execute(sql`SELECT 1`), namedQuery(tx, again, [])]),
  );
  await expect(failed).rejects.toSatisfy((error) => isUniqueViolation(error, 'accounts_pkey'));
});
