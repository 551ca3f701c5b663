import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { APPLICATION_ROLE } from '../../server/src/platform/database/embedded/application-role.ts';
import { startEmbeddedServer } from '../../server/src/platform/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { execute, withDatabase } from '../../server/testing/administration.ts';
import { freePort } from '../../server/testing/free-port.ts';

/** A migrated database for one measurement, with a connection pool as large as the application's. */
export type BenchDatabase = Database & { connectionString: string };

/** The measured parts: one embedded PostgreSQL, its databases, and the built application. */
export type Stage = {
  createDatabase(): Promise<BenchDatabase>;
  /** Starts the application as its own process on loopback; resolves to its URL. */
  startApplication(database: BenchDatabase, environment?: Record<string, string>): Promise<string>;
  stopApplications(): Promise<void>;
  /** Stops and removes everything. May be called twice. */
  close(): Promise<void>;
};

/**
 * Opens a PostgreSQL with the same durability as a customer's. Its other settings allow filling databases and running
 * more than one application.
 */
export async function openStage(): Promise<Stage> {
  const dataDir = join(tmpdir(), `chargerota-bench-${randomUUID()}`);
  const server = await startEmbeddedServer({
    dataDir,
    settings: { max_connections: 300, max_wal_size: '4GB' },
  });
  // Large histories are stored without a look at foreign keys.
  await execute(server.superuser, `GRANT SET ON PARAMETER session_replication_role TO ${APPLICATION_ROLE}`);
  const undo: (() => Promise<unknown>)[] = [
    () => rm(dataDir, { recursive: true, force: true }),
    () => server.stop(),
  ];
  let closing: Promise<void> | undefined;

  async function createDatabase(): Promise<BenchDatabase> {
    const name = `bench_${randomUUID().replaceAll('-', '')}`;
    await execute(server.superuser, `CREATE DATABASE ${name} OWNER ${APPLICATION_ROLE}`);
    const connectionString = withDatabase(server.connectionString, name);
    await migrateDatabase({ connectionString });
    const database = openDatabase({ connectionString, limits: null });
    undo.push(() => database.close());
    return { ...database, connectionString };
  }

  const applications: Application[] = [];
  async function startApplication(
    { connectionString }: BenchDatabase,
    environment: Record<string, string> = {},
  ): Promise<string> {
    const application = await serve({
      DATA_DIR: dataDir,
      DATABASE_URL: connectionString,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    });
    applications.push(application);
    return application.origin;
  }

  const stopApplications = async () =>
    void (await Promise.all(applications.splice(0).map(({ stop }) => stop())));

  async function undoAll(): Promise<void> {
    await stopApplications();
    // In this order: the pool before the server, and the server before its files.
    for (const step of undo.splice(0).toReversed()) await step();
  }
  return { createDatabase, startApplication, stopApplications, close: () => (closing ??= undoAll()) };
}

type Application = { origin: string; stop: () => Promise<void> };

/** Runs the built application as its own process on loopback, with only this environment. */
export async function serve(
  environment: Record<string, string>,
  options: string[] = [],
): Promise<Application> {
  const port = await freePort();
  const main = join(import.meta.dirname, '../../server/dist/main.js');
  const application = spawn(process.execPath, [main, ...options], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(application, 'exit');
  for await (const line of application.stdout) if (String(line).includes('ChargeRota is at')) break;
  if (application.exitCode !== null) throw new Error('The application did not start.');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      application.kill('SIGTERM');
      await ended;
    },
  };
}
