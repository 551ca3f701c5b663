import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/free-port.ts';
import { storeRows } from './rows.ts';

const MAIN = join(import.meta.dirname, '../../server/dist/main.js');
const MOVABLE_TIME = fileURLToPath(new URL('movable-time.mjs', import.meta.url));
/** E2E_PROGRAM starts the application in another way, such as from its image. Its time cannot be moved while it runs. */
const [PROGRAM, ...FIRST] = process.env['E2E_PROGRAM']
  ? [process.env['E2E_PROGRAM']]
  : ([process.execPath, '--import', MOVABLE_TIME, MAIN] as const);

/** What tells the server of new jobs and notifications. Its own constants would load half of the server into each worker. */
const CHANNELS = ['jobs', ...['app', 'email', 'sms', 'push'].map((method) => `notifications_${method}`)];

/** A clean stop takes less time than this. */
const STOP_MS = 5000;

/** The application as a person starts it: its own process, a port, and data that survives a restart. */
export type RunningServer = {
  readonly url: string;
  readonly dataDir: string;
  /** Its database, for another instance; valid while it runs. */
  readonly databaseUrl: string;
  /** Its console output since the last start. */
  output(): string;
  /** Lets time pass until `instant` while it runs: screens stay open, and what becomes due by then is done at once. */
  moveTimeTo(instant: string): Promise<void>;
  /** Stops it by SIGTERM and starts it again on the same data, with its clock at `clockStart`. */
  restart(clockStart?: string): Promise<void>;
  /** Stops it by SIGKILL, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again after a kill. */
  startAgain(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
};

/**
 * Starts the built application on a free port: on the embedded server in its own folder, or as another instance `beside`
 * a running one.
 */
export async function startServer(options: {
  clockStart: string;
  /** Command-line arguments, such as `demo`. */
  arguments?: readonly string[];
  env?: Record<string, string>;
  beside?: RunningServer;
}): Promise<RunningServer> {
  // All instances share one folder for mail.
  const dataDir = options.beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'chargerota-e2e-')));
  const databaseUrl = options.beside?.databaseUrl;
  const migrated = process.env['MIGRATED_DATA'];
  // With its owners, because PostgreSQL's account may be another one. The demo refuses data that is there already.
  if (migrated && !databaseUrl && !options.arguments?.includes('demo'))
    await promisify(execFile)('cp', ['-a', `${migrated}/.`, dataDir]);
  let port = await freePort();
  let clockStart = options.clockStart;
  let output = '';
  let child = await launch().catch(async (error: unknown) => {
    if (!String(error).includes('The port is in use')) throw error;
    // Another program took it after it had been found free.
    port = await freePort();
    return launch();
  });
  const url = `http://127.0.0.1:${port}`;

  async function launch(): Promise<ChildProcess> {
    const started = spawn(PROGRAM, [...FIRST, ...(options.arguments ?? [])], {
      env: {
        PATH: process.env['PATH'],
        // A quarter of a start is the compilation of its code.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: String(port),
        DATA_DIR: dataDir,
        CLOCK_START: clockStart,
        RATE_LIMITS: 'off',
        PASSWORD_HASHING: 'quick',
        LOG_LEVEL: 'warn',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In its own process group, so that a test can kill all of it.
      detached: true,
    });
    output = '';
    const { stdout, stderr } = started;
    if (!stdout || !stderr) throw new Error('the server has no output');
    stdout.on('data', (chunk) => (output += chunk));
    stderr.on('data', (chunk) => (output += chunk));
    await new Promise<void>((resolve, reject) => {
      stdout.on('data', () => output.includes('ChargeRota is at') && resolve());
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
    });
    return started;
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    const askedAt = performance.now();
    child.kill('SIGTERM');
    const [code] = await exited;
    const took = performance.now() - askedAt;
    if (code !== 0 || took > STOP_MS) throw new Error(`the server ended with ${code} after ${took} ms`);
  }

  async function kill(): Promise<void> {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  const running: RunningServer = {
    url,
    dataDir,
    // The embedded server lets its own user in through the socket in its folder.
    databaseUrl:
      databaseUrl ??
      `postgresql://chargerota@/chargerota?host=${encodeURIComponent(join(dataDir, 'postgres'))}`,
    output: () => output,
    async moveTimeTo(instant) {
      const { headers } = await fetch(`${url}/api/auth/session`);
      const moved = once(child, 'message');
      child.send({ moveByMs: Date.parse(instant) - Date.parse(headers.get('x-server-time') ?? '') });
      await moved;
      clockStart = instant;
      // It sleeps until what is due next, by the time that it knew.
      await storeRows(running, [
        'SELECT pg_notify(channel, $2) FROM unnest($1::text[]) channel',
        [CHANNELS, ''],
      ]);
    },
    async restart(later) {
      await stop();
      clockStart = later ?? clockStart;
      child = await launch();
    },
    async startAgain() {
      child = await launch();
    },
    kill,
    async dispose() {
      await stop();
      if (options.beside) return;
      // The application stops within five seconds; on a busy disk its PostgreSQL may still write a checkpoint.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
    },
  };
  return running;
}
