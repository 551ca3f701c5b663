import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { changeOwner, initialize, readPassword } from './initialize.ts';
import { isAlive, isServerOf } from './processes.ts';
import { type Address, chooseAddress, type Settings, socketLock, writeSettings } from './settings.ts';

/** A PostgreSQL data directory and its other files, all inside `folder`. */
export type Cluster = {
  folder: string;
  password: string;
  /** Makes sure that the server runs, adopting one that already does, and returns its address. */
  ensureRunning(): Promise<Address>;
  /** Stops the server and waits until its processes have ended. */
  stop(): Promise<void>;
};

/** How long a refused start is repeated: after a crash the old processes need a moment to end. */
const START_ATTEMPTS_MS = 15_000;
/** How long to wait for a server that is up but not ready: after a crash it replays its log. */
const RECOVERY_MS = 10 * 60_000;
/** How long a server may take to write its checkpoint. */
const STOP_MS = 20_000;

/**
 * Opens the cluster in `folder`, creating it if there is none.
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
  await changeOwner(account, folder);
  const password = await readPassword(account, folder);
  if (existsSync(data)) await requireSameVersion(binaries, account, data);
  else await initialize(binaries, account, folder, data);
  // The address stays the same for the application's lifetime, so that its pool finds a restarted server.
  let address = await chooseAddress(folder);
  let pid: number | undefined;

  async function ensureRunning(): Promise<Address> {
    const giveUpStarting = Date.now() + START_ATTEMPTS_MS;
    const giveUpWaiting = Date.now() + RECOVERY_MS;
    for (;;) {
      const running = await readRunning(data, folder);
      if (running?.ready) {
        ({ pid, address } = running);
        return address;
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
    // `fast` ends sessions and writes a checkpoint. If that hangs, `immediate` leaves recovery to the next start.
    for (const mode of ['fast', 'immediate']) {
      const running = await readRunning(data, folder);
      // A different process id is a server that another application has started since.
      if (!running || running.pid !== pid) return;
      await account.run(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-W']);
      const giveUp = Date.now() + STOP_MS;
      while (Date.now() < giveUp && (await isServerOf(data, running.pid))) await pause(20);
    }
  }

  return { folder, password, ensureRunning, stop };
}

/** PostgreSQL reads no data folder of another major version, and says so only in its log. */
async function requireSameVersion(binaries: Binaries, account: Account, data: string): Promise<void> {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const { output } = await account.run(binaries.postgres, ['--version']);
  const own = /\d+/.exec(output)?.[0];
  if (!own || own === made) return;
  throw new EmbeddedServerError(
    `${dirname(data)} is of PostgreSQL ${made}, and this version of ChargeRota brings ${own}: with the version that used ` +
      `it last, run "chargerota backup FILE", then move the folder away, and with this one run "chargerota restore FILE".`,
  );
}

async function rotate(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 1_000_000) await rename(log, `${log}.old`);
}

/**
 * Reads the running server's `postmaster.pid`. The file survives a crash. Its process id may then belong to another
 * process, or to a dead one that nobody has collected (both are usual in containers). In that case the file and the
 * socket's lock file are removed, because PostgreSQL would refuse to start.
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
  // The socket is in the cluster's folder even if that has been moved.
  const host = socketFolder ? folder : (tcpAddress ?? '');
  return { pid, ready: lines[7] === 'ready', address: { host, port: Number(port) } };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
