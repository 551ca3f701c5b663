// The application itself, as `npm start` runs it, on the cluster.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/separate-postgres.mjs';
import { root } from '../lib/steps.mjs';

/** An instance that is ready. Its log is in `folder`. */
export async function startInstance(databaseUrl, folder) {
  const port = await freePort();
  const log = openSync(join(folder, `instance-${port}.log`), 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      CLOCK_START: '2026-03-02T05:00:00Z',
      RATE_LIMITS: 'off',
      PASSWORD_HASHING: 'quick',
    },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`an instance ended: see ${folder}`);
    await pause(200);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
