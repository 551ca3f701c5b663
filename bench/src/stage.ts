import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { startEmbeddedServer } from '../../server/src/platform/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { execute, withDatabase } from '../../server/testing/administration.ts';

/** A migrated database of one measurement, with a pool on it as large as the application's. */
export type BenchDatabase = Database & { connectionString: string };

/** The parts that are measured: one embedded PostgreSQL, databases on it, the built application in front of them. */
export type Stage = {
  createDatabase(): Promise<BenchDatabase>;
  /** The application as a process of its own, on loopback; answers with its URL. */
  startApplication(database: BenchDatabase, environment?: Record<string, string>): Promise<string>;
  stopApplications(): Promise<void>;
  /** Ends and removes everything. May be called twice. */
  close(): Promise<void>;
};

/** As durable as for a customer. The settings given here are for filling databases and for more than one application. */
export async function openStage(): Promise<Stage> {
  const dataDir = join(tmpdir(), `chargerota-bench-${randomUUID()}`);
  const server = await startEmbeddedServer({
    dataDir,
    settings: { max_connections: 300, max_wal_size: '4GB' },
  });
  const undo: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true }),
    () => server.stop(),
  ];
  let closing: Promise<void> | undefined;

  async function createDatabase(): Promise<BenchDatabase> {
    const name = `bench_${randomUUID().replaceAll('-', '')}`;
    await execute(server.connectionString, `CREATE DATABASE ${name}`);
    const connectionString = withDatabase(server.connectionString, name);
    await migrateDatabase(connectionString);
    const database = openDatabase({ connectionString, limited: false });
    undo.push(() => database.close());
    return { ...database, connectionString };
  }

  const applications: ChildProcess[] = [];
  async function startApplication(
    { connectionString }: BenchDatabase,
    environment: Record<string, string> = {},
  ): Promise<string> {
    const port = await freePort();
    const application = spawn(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: connectionString,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    applications.push(application);
    for await (const line of application.stdout) {
      if (String(line).includes('ChargeRota is at')) break;
    }
    if (application.exitCode !== null) throw new Error('The application did not start.');
    return `http://127.0.0.1:${port}`;
  }

  const stopApplications = async () => void (await Promise.all(applications.splice(0).map(end)));

  async function undoAll(): Promise<void> {
    await stopApplications();
    // One after another: the pool before the server, the server before its files.
    // oxlint-disable-next-line no-await-in-loop
    for (const step of undo.splice(0).toReversed()) await step();
  }
  return { createDatabase, startApplication, stopApplications, close: () => (closing ??= undoAll()) };
}

async function end(application: ChildProcess): Promise<void> {
  if (application.exitCode !== null) return;
  const ended = once(application, 'exit');
  application.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
