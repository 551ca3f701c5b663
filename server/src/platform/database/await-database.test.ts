import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute, withDatabase } from '../../../testing/administration.ts';
import { canBePooled, openPgBouncer } from '../../../testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../../../testing/tls-stand-in.ts';
import { awaitDatabase } from './await-database.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';

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

test('a database whose certificate is of an authority of our own is believed once that is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-'));
  // Too long for a socket, so it is reached by TCP.
  const dataDir = join(folder, 'x'.repeat(100));
  await mkdir(dataDir);
  const server = await startEmbeddedServer({ dataDir, settings: { fsync: 'off' } });
  try {
    await offerTls(server.superuser, join(dataDir, 'postgres/data'));
    const url = `${server.connectionString.replace('host=127.0.0.1', 'host=localhost')}&sslmode=verify-full`;
    const refusal = () => tryAt(url).catch((error: Error) => error.message);
    await expect
      .poll(refusal, { interval: 20, timeout: 20_000 })
      .toMatch(
        /^The certificate of the database at localhost:\d+ is of an unknown authority: name its certificate in DATABASE_CA_FILE\.$/,
      );
    const address = { connectionString: url, certificateAuthority: TEST_CERTIFICATE };
    await awaitDatabase(address, { patienceMs: 0, say: () => {} });
    const encrypted = openDatabase({ ...address, max: 1 });
    const { rows } = await encrypted.pool.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    await encrypted.close();
    expect(rows).toEqual([{ ssl: true }]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** PostgreSQL takes a key only from its own account. */
async function offerTls(superuser: string, data: string): Promise<void> {
  const { uid, gid } = await stat(data);
  for (const [name, content] of [
    ['server.crt', TEST_CERTIFICATE],
    ['server.key', TEST_KEY],
  ] as const) {
    await writeFile(join(data, name), content, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }
  await execute(superuser, 'ALTER SYSTEM SET ssl = on');
  await execute(superuser, 'SELECT pg_reload_conf()');
}

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
