import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { freePort } from './free-port.ts';

// `npm test` has just built the application, and the build starts in a tenth of the time.
const built = process.env['TEST_BUILT_APPLICATION'] === '1';
const own = fileURLToPath(new URL(built ? '../dist/main.js' : '../src/main.ts', import.meta.url));

export type LaunchedApplication = {
  process: ChildProcess;
  url: string;
  /** The output so far. */
  output: () => string;
  /** Resolves to the exit code when the process has ended; null if a signal ended it. */
  ended: Promise<number | null>;
};

/**
 * Starts the application as a separate process, leading its own process group, with a channel to its parent as under
 * `npm start`. It may not be ready yet: see {@link untilReady}.
 * @param variables its environment; nothing of the test's own environment is passed on
 * @param main the program, if it is not that of this build
 */
export async function launchApplication(
  variables: Record<string, string>,
  main = own,
): Promise<LaunchedApplication> {
  const loader = main.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  const port = await freePort();
  const application = spawn(process.execPath, [...loader, main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let output = '';
  application.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  application.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not the event `close`, which never comes after the channel was disconnected from this side.
  const ended = Promise.all([once(application, 'exit'), once(application.stdout!, 'close')]).then(
    ([[code]]) => code as number | null,
  );
  return { process: application, url: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** Waits until the application reports that it is ready, itself and no other at its port; a failure shows its output. */
export async function untilReady({ url, output }: LaunchedApplication): Promise<void> {
  const readiness = async () => {
    if (!output().includes(LISTENS)) return output();
    return fetch(`${url}/readyz`).then(({ status }) => status, output);
  };
  await expect.poll(readiness, { timeout: 45_000 }).toBe(200);
}

/** What it prints once it listens. */
const LISTENS = 'ChargeRota is at';
