import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { isAlive, isServerOf } from './processes.ts';

/** The superuser of the private server. */
export const SUPERUSER = 'chargerota';

/** Where a running server is reached: a socket's folder or a loopback address, and the port. */
export type Address = { host: string; port: number };

export type Settings = Record<string, string | number>;

/** A PostgreSQL data directory with what belongs to it, all inside `folder`. */
export type Cluster = {
  folder: string;
  password: string;
  /** Makes sure that the server runs, adopting one that already does, and says where. */
  ensureRunning(): Promise<Address>;
  /** Stops the server and waits until its processes are gone. */
  stop(): Promise<void>;
};

/** How long a refused start is tried again: after a crash the old processes need a moment to end. */
const START_ATTEMPTS_MS = 15_000;
/** How long a server that is up but not ready is waited for: after a crash it replays its log. */
const RECOVERY_MS = 10 * 60_000;
/** How long a server may take to write its checkpoint. */
const STOP_MS = 20_000;

/**
 * Opens the cluster in `folder`, making it when there is none.
 * @param settings added to the server's own configuration; `fsync: 'off'` for tests
 */
export async function openCluster(
  binaries: Binaries,
  account: Account,
  folder: string,
  settings: Settings,
): Promise<Cluster> {
  const data = join(folder, 'data');
  const log = join(folder, 'server.log');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await give(account, folder);
  const password = await readPassword(account, folder);
  if (!existsSync(data)) await initialize(binaries, account, folder, data);
  // Fixed for the lifetime of the application, so that its pool finds a server that had to be started again.
  const address: Address = hasRoomForSocket(folder)
    ? { host: folder, port: 5432 }
    : { host: '127.0.0.1', port: await freePort() };

  let pid: number | undefined;

  async function ensureRunning(): Promise<Address> {
    const giveUpStarting = Date.now() + START_ATTEMPTS_MS;
    const giveUpWaiting = Date.now() + RECOVERY_MS;
    for (;;) {
      const running = await readRunning(data, folder);
      if (running?.ready) {
        pid = running.pid;
        return running.address;
      }
      let refusal = 'it does not become ready';
      if (!running) {
        await writeSettings(data, address, settings);
        await rotate(log);
        const start = await account.run(binaries.pgCtl, ['start', '-D', data, '-l', log, '-w', '-t', '60']);
        if (start.succeeded) continue;
        refusal = start.output;
      }
      if (Date.now() > (running ? giveUpWaiting : giveUpStarting)) {
        throw new EmbeddedServerError(`PostgreSQL does not start (see ${log}): ${refusal}`);
      }
      await pause(100);
    }
  }

  async function stop(): Promise<void> {
    // `fast` ends sessions and writes a checkpoint; should that hang, `immediate` leaves recovery to the next start.
    for (const mode of ['fast', 'immediate']) {
      const running = await readRunning(data, folder);
      // Another number is the server of an application that started since.
      if (!running || running.pid !== pid) return;
      await account.run(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-W']);
      const giveUp = Date.now() + STOP_MS;
      while (Date.now() < giveUp && (await isServerOf(data, running.pid))) await pause(20);
    }
  }

  return { folder, password, ensureRunning, stop };
}

/** Made beside and then renamed, so that an interrupted initialization leaves nothing that looks like a cluster. */
async function initialize(binaries: Binaries, account: Account, folder: string, data: string): Promise<void> {
  await removeAbandoned(folder);
  const unfinished = join(folder, `new-${process.pid}`);
  const made = await account.run(binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile(folder)}`,
    // The socket's folder lets nobody else in; what comes over TCP has to know the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    // Sorted by code point as in the C locale, the same on every machine, yet lower() knows every letter.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  if (!made.succeeded) {
    await rm(unfinished, { recursive: true, force: true });
    throw new EmbeddedServerError(
      `PostgreSQL cannot be set up in ${folder} (free the way or set DATABASE_URL): ${made.output}`,
    );
  }
  await rename(unfinished, data).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // Two first starts at once: the other one's cluster serves.
    if (!existsSync(data)) throw error;
  });
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder);
  const abandoned = names.filter((name) => /^new-\d+$/.test(name) && !isAlive(Number(name.slice(4))));
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

const passwordFile = (folder: string) => join(folder, 'password');

async function readPassword(account: Account, folder: string): Promise<string> {
  const file = passwordFile(folder);
  const fresh = randomBytes(24).toString('base64url');
  // Only without a file (`wx`): the first password is the cluster's for good.
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await give(account, file);
  return (await readFile(file, 'utf8')).trim();
}

async function give({ owner }: Account, path: string): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}

/** The operating system's limit on a socket's path: 107 bytes on Linux, 103 elsewhere; Windows has TCP only. */
function hasRoomForSocket(folder: string): boolean {
  if (process.platform === 'win32') return false;
  const limit = process.platform === 'linux' ? 107 : 103;
  return Buffer.byteLength(socket(folder)) <= limit;
}

const socket = (folder: string) => join(folder, '.s.PGSQL.5432');
const socketLock = (folder: string) => `${socket(folder)}.lock`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function writeSettings(data: string, { host, port }: Address, settings: Settings): Promise<void> {
  const usesSocket = host !== '127.0.0.1';
  const all: Settings = {
    listen_addresses: usesSocket ? '' : host,
    unix_socket_directories: usesSocket ? host : '',
    unix_socket_permissions: '0700',
    port,
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refused statement is the application's business, and its text may hold personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  const header =
    '# Written by ChargeRota at every start. Own settings: ALTER SYSTEM SET … (kept in postgresql.auto.conf).';
  await writeFile(join(data, 'postgresql.conf'), `${[header, ...lines].join('\n')}\n`);
}

async function rotate(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 1_000_000) await rename(log, `${log}.old`);
}

/**
 * What `postmaster.pid` says of a server that lives. The file outlives a crash, and its number may by then belong to
 * another process, or to the dead one where nobody collects it (both are usual in containers); then it is removed, and
 * the socket's likewise, for PostgreSQL would refuse to start.
 */
async function readRunning(
  data: string,
  folder: string,
): Promise<{ pid: number; ready: boolean; address: Address } | undefined> {
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  if (!(await isServerOf(data, pid))) {
    if (isAlive(pid)) await Promise.all([file, socketLock(folder)].map((path) => rm(path, { force: true })));
    return undefined;
  }
  const [port, socketFolder, tcpAddress] = lines.slice(3, 6);
  // The socket lies in the cluster's folder even after somebody moved that.
  const host = socketFolder ? folder : (tcpAddress ?? '');
  return { pid, ready: lines[7] === 'ready', address: { host, port: Number(port) } };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
