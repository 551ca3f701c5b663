import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from '../../../testing/administration.ts';
import { canBePooled, openPgBouncer } from '../../../testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { awaitDatabase } from './await-database.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const tryAt = (connectionString: string, patienceMs = 0, said: string[] = []) =>
  awaitDatabase({ connectionString }, { patienceMs, say: (message) => said.push(message) });

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

test('a database that can be used is found at once', async () => {
  const said: string[] = [];
  await tryAt(database.connectionString, 0, said);
  expect(said).toEqual([]);
});

test('a database that is not there yet is waited for, which is said each time, and in the end the start gives up', async () => {
  const gone = createServer();
  const port = await portOf(gone);
  gone.close();
  await once(gone, 'close');
  const said: string[] = [];
  await expect(tryAt(`postgresql://u@127.0.0.1:${port}/x`, 1000, said)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ cannot be reached \(connect ECONNREFUSED .*\): start it, or correct DATABASE_URL\.$/,
  );
  expect(said).toEqual([
    expect.stringMatching(/^waiting for the database at 127\.0\.0\.1:\d+ \(connect ECONNREFUSED/),
  ]);
});

test('a wrong name, and a server that offers no TLS, end the start with a sentence that says what to do', async () => {
  const { url } = inject('testServer');
  await expect(tryAt(withDatabase(url, 'nowhere'), 60_000)).rejects.toThrow(
    /^There is no database “nowhere” at .*: make it \(CREATE DATABASE nowhere OWNER \w+\)/,
  );
  const withTls = createServer((socket) => socket.once('data', () => socket.end('N')));
  const port = await portOf(withTls);
  await expect(tryAt(`postgresql://u@127.0.0.1:${port}/x?sslmode=verify-full`, 60_000)).rejects.toThrow(
    'offers no TLS: switch it on there',
  );
  withTls.close();
});

test.skipIf(!canBePooled(inject('testServer').url))(
  'a pooler in session mode carries the time limits, and one in transaction mode is refused',
  async () => {
    const bySession = await openPgBouncer(database.connectionString, 'session');
    await tryAt(bySession.url);
    const pooled = openDatabase({ connectionString: bySession.url, onConnectionLost: () => {} });
    const { rows } = await pooled.pool.query("SELECT current_setting('lock_timeout') AS lock");
    expect(rows).toEqual([{ lock: '8s' }]);
    await pooled.close();
    await bySession.close();
    const byTransaction = await openPgBouncer(database.connectionString, 'transaction');
    await expect(tryAt(byTransaction.url)).rejects.toThrow('use its session mode');
    await byTransaction.close();
  },
);
