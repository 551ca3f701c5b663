import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { errorCode } from '../errors.ts';
import { chooseAccount } from './account.ts';
import { APPLICATION_ROLE, DATABASE, prepareApplication } from './application-role.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { SUPERUSER } from './initialize.ts';
import type { Address, Settings } from './settings.ts';

/** A running private PostgreSQL, used by this application alone. */
export type EmbeddedServer = {
  /** Of the application's own role, which is no superuser. */
  connectionString: string;
  /** Of the superuser, in the same database: for tests, which make databases. */
  superuser: string;
  /** Stops the server without leaving a process behind. Close the pools first. May be called twice. */
  stop(): Promise<void>;
};

export type EmbeddedServerOptions = {
  /** Created if missing; the server's files are in its subfolder `postgres`. */
  dataDir: string;
  /** Added to the server's configuration. The default is durable; tests switch `fsync` off. */
  settings?: Settings;
  /** Called when the server was lost and could not be restarted: the application should end. */
  onLost?: (error: Error) => void;
  /** Joins an application that already uses the server instead of being refused; `stop` then leaves the server running. */
  beside?: boolean;
};

/** Advisory lock on the maintenance database, held by the one application that uses the server: "CHRG" in ASCII. */
const OWNER_LOCK = 0x43485247;
/**
 * How long to wait for the lock. A killed application loses it with its connection, within a moment; one that is
 * stopping needs longer.
 */
const PATIENCE_MS = 5000;

/**
 * Starts the private PostgreSQL in `dataDir`, or adopts the one that a killed application left running. A session lock
 * on a connection of its own reserves it for this application; the lock ends with the process, however that ends. A
 * server that dies while the application runs is restarted.
 * @throws EmbeddedServerError with one sentence for the console
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const cluster = await prepareCluster(dataDir, options.settings ?? {}).catch((error: unknown) => {
    throw isRefusedAccess(error)
      ? new EmbeddedServerError(
          `${dataDir} is not ours to use (${errorCode(error)}); start as its owner, or give another folder with DATA_DIR.`,
          { cause: error },
        )
      : error;
  });

  let stopping: Promise<void> | undefined;
  let regaining: Promise<void> | undefined;
  const { address, lock } = await hold(cluster, dataDir, options.beside);
  const asSuperuser = (database: string) => superuserString(cluster, address, database);
  if (!lock) return joined(asSuperuser(DATABASE));
  const { database, role, password } = await prepareApplication(asSuperuser);
  watch(lock);

  function watch(held: Client): void {
    held.once('end', () => {
      if (!stopping) regaining = regain().catch((error: Error) => options.onLost?.(error));
    });
  }

  async function regain(): Promise<void> {
    const { lock: regained } = await hold(cluster, dataDir);
    if (regained) watch(regained);
  }

  // The lock is kept until the end, so that no other application adopts a server that is about to stop.
  async function stop(): Promise<void> {
    await regaining;
    await cluster.stop();
  }

  return {
    connectionString: connectionString(address, { role, password, database }),
    superuser: asSuperuser(database),
    stop: () => (stopping ??= stop()),
  };
}

/** Only the application knows the password of its role, which the superuser may take on. */
const joined = (superuser: string): EmbeddedServer => ({
  connectionString: `${superuser}&options=${encodeURIComponent(`-c role=${APPLICATION_ROLE}`)}`,
  superuser,
  stop: async () => {},
});

async function prepareCluster(dataDir: string, settings: Settings): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const binaries = await findBinaries();
  // A folder created by root can be entered (but not listed) by the server's account; any other belongs to the user
  // alone.
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const account = await chooseAccount(binaries, dataDir, join(folder, 'data'));
  return openCluster(binaries, account, folder, settings);
}

const isRefusedAccess = (error: unknown) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '');

type Login = { role: string; password: string; database: string };

const connectionString = ({ host, port }: Address, { role, password, database }: Login): string =>
  `postgresql://${role}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

const superuserString = ({ password }: Cluster, address: Address, database: string): string =>
  connectionString(address, { role: SUPERUSER, password, database });

/** Starts the server and reserves it for this application; no lock if another has it and we may work beside it. */
async function hold(
  cluster: Cluster,
  dataDir: string,
  beside = false,
): Promise<{ address: Address; lock?: Client }> {
  // Recovery after a crash may take long, so the patience for the lock starts afterwards.
  await cluster.ensureRunning();
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    const address = await cluster.ensureRunning();
    // The connection may fail while the server is starting, or while the last application is stopping it.
    const lock = await tryLock(superuserString(cluster, address, 'postgres')).catch((error: unknown) => {
      if (Date.now() > patience) throw error;
    });
    if (lock) return { address, lock };
    if (lock === null && beside) return { address };
    if (Date.now() > patience) {
      throw new EmbeddedServerError(
        `Another ChargeRota already uses ${dataDir}; stop it, or give this one its own folder with DATA_DIR.`,
      );
    }
    await pause(100);
  }
}

/** A connection that holds the lock; null if another application holds it. */
async function tryLock(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, application_name: 'chargerota-owner' });
  // `end` handles the loss.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.taken) return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  return null;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
