import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, inject, test } from 'vitest';
import { execute, withDatabase } from '../testing/administration.ts';
import { isServerOf } from './platform/database/embedded/processes.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

type Running = { process: ChildProcess; url: string; output: () => string; ended: Promise<number | null> };

/** The application as `npm start` runs it, with a channel to its parent. */
async function launch(variables: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const application = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  application.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  application.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not `close`, which never comes once the channel was disconnected from here.
  const ended = Promise.all([once(application, 'exit'), once(application.stdout!, 'close')]).then(
    ([[code]]) => code as number | null,
  );
  undo.push(async () => {
    application.kill('SIGTERM');
    await ended;
  });
  return { process: application, url: `http://127.0.0.1:${port}`, output: () => output, ended };
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

const ready = ({ url, output }: Running) =>
  expect
    .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, output), { timeout: 25_000 })
    .toBe(200);

function temporaryFolder(): string {
  const folder = join(tmpdir(), `chargerota-main-${randomUUID()}`);
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test.each(['SIGTERM', 'the end of its parent'])(
  'on %s it ends in order within 5 s, and no process stays',
  async (end) => {
    const DATA_DIR = temporaryFolder();
    const application = await launch({ DATA_DIR });
    await ready(application);
    const data = join(DATA_DIR, 'postgres/data');
    const serverPid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

    const startedAt = performance.now();
    if (end === 'SIGTERM') application.process.kill('SIGTERM');
    else application.process.disconnect();
    expect(await application.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await isServerOf(data, serverPid)).toBe(false);
    expect(application.output()).toBe(`ChargeRota is at ${application.url}\n`);
  },
);

test('two instances that start at once on an empty database share it', async () => {
  const { url } = inject('testServer');
  const name = `chargerota_empty_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  undo.push(() => execute(url, `DROP DATABASE ${name} WITH (FORCE)`));
  const variables = { DATABASE_URL: withDatabase(url, name), DATA_DIR: temporaryFolder() };
  const instances = await Promise.all([launch(variables), launch(variables)]);
  await Promise.all(instances.map(ready));
});

test('with a configuration that cannot be used it says so in one sentence and ends', async () => {
  const application = await launch({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'mysql://elsewhere' });
  expect(await application.ended).toBe(1);
  expect(application.output()).toBe(
    'The configuration cannot be used: DATABASE_URL must be a URL that starts with postgresql:// or postgres://.\n',
  );
});
