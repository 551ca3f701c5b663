import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { dropDatabase, execute, withDatabase } from '../testing/administration.ts';
import { launchApplication, untilReady } from '../testing/launch-application.ts';
import { isServerOf } from './platform/database/embedded/processes.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function launch(variables: Record<string, string>) {
  const application = await launchApplication(variables);
  undo.push(async () => {
    application.process.kill('SIGTERM');
    await application.ended;
  });
  return application;
}

function temporaryFolder(): string {
  const folder = join(tmpdir(), `chargerota-main-${randomUUID()}`);
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 }));
  return folder;
}

test.each(['SIGTERM', 'the end of its parent'])(
  'on %s it ends in order within 5 s, and no process stays',
  async (end) => {
    const DATA_DIR = temporaryFolder();
    const application = await launch({ DATA_DIR });
    await untilReady(application);
    const data = join(DATA_DIR, 'postgres/data');
    const serverPid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

    const startedAt = performance.now();
    if (end === 'SIGTERM') application.process.kill('SIGTERM');
    else application.process.disconnect();
    expect(await application.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await isServerOf(data, serverPid)).toBe(false);
    expect(application.output().split('\n')).toEqual([
      `ChargeRota is at ${application.url}`,
      `There is no operator account yet. The link that creates it, once and within a day, is in ${DATA_DIR}/operator-setup-link`,
      '',
    ]);
  },
  90_000,
);

/** An instance on an empty database of the test server. */
async function launchBesideTests(variables: Record<string, string>) {
  const { url } = inject('testServer');
  const name = `chargerota_empty_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  undo.push(() => dropDatabase(url, name));
  const application = await launch({
    DATABASE_URL: withDatabase(url, name),
    DATA_DIR: temporaryFolder(),
    ...variables,
  });
  await untilReady(application);
  return application;
}

test('on SIGTERM it first says that it is not ready, and serves until the drain is over; a second signal ends it at once', async () => {
  const { url, process: child, ended } = await launchBesideTests({ DRAIN_SECONDS: '600' });
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/api/auth/session')]).toEqual([200, 200]);
  // Within half a second two signals count as one.
  const endsAt = () => child.kill('SIGTERM') && child.exitCode;
  await expect.poll(endsAt, { timeout: 10_000 }).not.toBeNull();
  expect(await ended).toBe(1);
}, 90_000);

test('after the drain it ends in order, and Ctrl-C does not wait for it', async () => {
  const drained = await launchBesideTests({ DRAIN_SECONDS: '1' });
  drained.process.kill('SIGTERM');
  expect(await drained.ended).toBe(0);
  const interrupted = await launchBesideTests({ DRAIN_SECONDS: '600' });
  interrupted.process.kill('SIGINT');
  expect(await interrupted.ended).toBe(0);
}, 90_000);

test('two instances that start at once on an empty database share it', async () => {
  const { url } = inject('testServer');
  const name = `chargerota_empty_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  undo.push(() => dropDatabase(url, name));
  const variables = { DATABASE_URL: withDatabase(url, name), DATA_DIR: temporaryFolder() };
  const instances = await Promise.all([launch(variables), launch(variables)]);
  await Promise.all(instances.map(untilReady));
}, 90_000);

test('with a configuration that cannot be used it says so in one sentence and ends', async () => {
  const application = await launch({ DATA_DIR: temporaryFolder(), DATABASE_URL: 'mysql://elsewhere' });
  expect(await application.ended).toBe(1);
  expect(application.output()).toBe(
    'The configuration cannot be used: DATABASE_URL must be a URL that starts with postgresql:// or postgres://.\n',
  );
});
