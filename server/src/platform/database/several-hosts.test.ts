import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { openProxy, type Proxy } from '../../../testing/open-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { awaitDatabase } from './await-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { listen } from './listen.ts';

let behind: TestDatabase;
let one: Proxy;
let other: Proxy;
let url: string;
const undo: (() => unknown)[] = [];

beforeEach(async () => {
  behind = await createTestDatabase();
  undo.push(() => behind.dispose());
  one = await openProxy(behind.connectionString);
  other = await openProxy(behind.connectionString);
  undo.push(
    () => one.close(),
    () => other.close(),
  );
  other.readsOnly = true;
  const nobody = `127.0.0.1:${await freePort()}`;
  url = one.url.replace(/@[^/]+/, `@${nobody},127.0.0.1:${other.port},127.0.0.1:${one.port}`);
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

function open(max: number): Database {
  const database = openDatabase({ connectionString: url, max, onConnectionLost: () => {} });
  undo.push(() => database.close());
  return database;
}

async function portOf({ pool }: Database): Promise<number> {
  const client = await pool.connect();
  client.release();
  return client.port;
}

test('of a host that is down, one that only reads and one that takes writes, the last is found, by the start too', async () => {
  const said: string[] = [];
  await awaitDatabase({ connectionString: url }, { patienceMs: 0, say: (message) => said.push(message) });
  expect(said).toEqual([]);
  expect(await portOf(open(1))).toBe(one.port);
});

test('where none takes writes, a person reads why of each', async () => {
  one.readsOnly = true;
  await expect(awaitDatabase({ connectionString: url }, { patienceMs: 0 })).rejects.toThrow(
    /none of the hosts takes writes: 127\.0\.0\.1:\d+ \(connect ECONNREFUSED .*\), 127\.0\.0\.1:\d+ \(it takes no writes\), .*start it, or correct DATABASE_URL/,
  );
});

test('once another host takes the writes, a transaction that was refused them runs there', async () => {
  const database = open(1);
  await database.pool.query('CREATE TABLE written (here int)');
  // As a server that has become a standby under a connection that was kept.
  await database.pool.query('SET default_transaction_read_only = on');
  [one.readsOnly, other.readsOnly] = [true, false];
  await inTransaction(database, (tx) => tx.execute(sql`INSERT INTO written VALUES (1)`));
  expect(await portOf(database)).toBe(other.port);
  expect((await behind.pool.query('SELECT FROM written')).rowCount).toBe(1);
});

test('once another host takes the writes, nobody waits for one that is cut off: no statement, no idle connection, no listener', async () => {
  const database = open(2);
  const listening: number[] = [];
  const listener = listen(database, {
    channels: ['news'],
    onMessage: () => {},
    onListening: () => listening.push(performance.now()),
    onLost: () => {},
  });
  undo.push(() => listener.stop());
  await expect.poll(() => listening.length).toBe(1);
  const [waiting, idle] = await Promise.all([database.pool.connect(), database.pool.connect()]);
  const closed = new Promise((resolve) => idle.once('end', resolve));
  idle.release();
  const waited = waiting.query('SELECT pg_sleep(86400)').catch((error: Error) => error.message);
  one.isCutOff = true;
  other.readsOnly = false;
  expect(await waited).toBe('Connection terminated: another host takes the writes');
  waiting.release(true);
  await closed;
  await expect.poll(() => listening.length).toBe(2);
  expect(await portOf(database)).toBe(other.port);
});
