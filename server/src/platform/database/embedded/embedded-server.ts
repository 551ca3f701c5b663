import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { errorCode } from '../errors.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Address, type Cluster, openCluster, type Settings, SUPERUSER } from './cluster.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** A running private PostgreSQL, held by this application alone. */
export type EmbeddedServer = {
  connectionString: string;
  /** Ends the server without leaving a process behind. Close the pools first. May be called twice. */
  stop(): Promise<void>;
};

export type EmbeddedServerOptions = {
  /** Made when missing; the server's files are in its subfolder `postgres`. */
  dataDir: string;
  /** Added to the server's configuration. The default is durable; tests switch `fsync` off. */
  settings?: Settings;
  /** Told when the server was lost and could not be brought back: the application should end. */
  onLost?: (error: Error) => void;
};

const DATABASE = 'chargerota';
/** Held on the maintenance database by the one application that uses the server: "CHRG" in ASCII. */
const OWNER_LOCK = 0x43485247;
/** A killed application's lock goes with its connection, a moment later. */
const LOCK_PATIENCE_MS = 3000;
/** A server that is still starting, or that the last application is just stopping. */
const PASSING = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT']);

/**
 * Starts the private PostgreSQL in `dataDir`, or adopts the one that a killed application left running, and takes it
 * for this application: a session lock on a connection of its own, which ends with the process, however that ends.
 * A server that dies while the application runs is started again. (DESIGN.md §3)
 * @throws EmbeddedServerError with one sentence for the console
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  // Root's folder lets the server's account through (though not look around); anybody else's is the user's alone.
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const account = await chooseAccount(binaries, dataDir, join(folder, 'data'));
  const cluster = await openCluster(binaries, account, folder, options.settings ?? {});

  let stopping: Promise<void> | undefined;
  let regaining: Promise<void> | undefined;
  let address = await cluster.ensureRunning();
  let lock = await takeLock(cluster, address, dataDir);
  await createDatabase(lock);
  watch();

  function watch(): void {
    lock.once('end', () => {
      if (!stopping) regaining = regain().catch((error: Error) => options.onLost?.(error));
    });
  }

  async function regain(): Promise<void> {
    address = await cluster.ensureRunning();
    lock = await takeLock(cluster, address, dataDir);
    watch();
  }

  // The lock is held to the end, so that no second application adopts a server that is about to stop.
  async function stop(): Promise<void> {
    await regaining;
    await cluster.stop();
  }

  return {
    connectionString: connectionString(cluster, address, DATABASE),
    stop: () => (stopping ??= stop()),
  };
}

function connectionString({ password }: Cluster, { host, port }: Address, database: string): string {
  return `postgresql://${SUPERUSER}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

async function takeLock(cluster: Cluster, address: Address, dataDir: string): Promise<Client> {
  const client = await connect(connectionString(cluster, address, 'postgres'));
  const patience = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.taken) return client;
    if (Date.now() > patience) break;
    await pause(100);
  }
  await client.end();
  throw new EmbeddedServerError(
    `Another ChargeRota already uses ${dataDir}; stop it, or give this one its own folder with DATA_DIR.`,
  );
}

async function connect(url: string): Promise<Client> {
  const patience = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const client = new Client({ connectionString: url, application_name: 'chargerota-owner' });
    // The loss itself is seen by `end`.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const isPassing = PASSING.has(errorCode(error) ?? '');
      if (!isPassing || Date.now() > patience) throw error;
      await pause(100);
    }
  }
}

async function createDatabase(maintenance: Client): Promise<void> {
  const { rowCount } = await maintenance.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await maintenance.query(`CREATE DATABASE ${DATABASE}`);
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
