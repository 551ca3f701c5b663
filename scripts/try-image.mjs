// `npm run try:image`: builds the image and walks the main journey against it. Not part of `npm test`, since it needs root
// and other programs.
import { strict as assert } from 'node:assert';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { hideControlGroups, openPodman, whyNotHere } = await import('./lib/containers.mjs');
const why = whyNotHere('podman', 'crun', 'debootstrap');
if (why) {
  console.log(`The image was not tried: ${why}.`);
  process.exit(0);
}
hideControlGroups();

const { default: pg } = await import('pg');
const { findBrowser } = await import('./lib/browser.mjs');
const { importBase } = await import('./lib/image-base.mjs');
const { findPostgresPrograms, freePort, startSeparatePostgres } = await import('./lib/separate-postgres.mjs');
const { root } = await import('./lib/steps.mjs');

const IMAGE = 'chargerota';
const COMMIT = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
/** As compose.yaml and the manifests confine it, but without a place for temporary files. */
const CONFINED = [
  '--read-only',
  '--read-only-tmpfs=false',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
];
const DRAIN_SECONDS = 3;

const kept = join(root, '.tmp/images');
mkdirSync(kept, { recursive: true });
const containers = openPodman(kept);
const { podman } = containers;
const folder = mkdtempSync(join(tmpdir(), 'chargerota-image-'));
const postgres = await startSeparatePostgres(findPostgresPrograms());
try {
  buildImage();
  await serveConfined(await emptyDatabase('confined'));
  await walkTheJourney(await emptyDatabase('journey'));
} finally {
  // What a failed assertion has left running; the store has no others.
  podman('rm', '--all', '--force', '--volumes');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function buildImage() {
  const [, base] = /^ARG BASE=(.+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const { status } = spawnSync('podman', [...containers.arguments, 'image', 'exists', base]);
  if (status !== 0) importBase(containers, base);
  // This machine's registry, for the build alone.
  const npmrc = join(folder, 'npmrc');
  const setting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();
  const certificates = setting('cafile');
  writeFileSync(npmrc, `registry=${setting('registry')}\n`, { mode: 0o600 });
  const startedAt = performance.now();
  podman(
    'build',
    '--isolation=chroot',
    '--pull=never',
    '--format=docker',
    `--tag=${IMAGE}`,
    `--build-arg=COMMIT=${COMMIT}`,
    `--secret=id=npmrc,src=${npmrc}`,
    ...(certificates === 'null'
      ? []
      : [`--volume=${certificates}:${certificates}:ro`, `--env=NODE_EXTRA_CA_CERTS=${certificates}`]),
    root,
  );
  const bytes = Number(podman('image', 'inspect', '--format={{.Size}}', IMAGE));
  const ofBase = Number(podman('image', 'inspect', '--format={{.Size}}', base));
  console.log(
    `Built in ${seconds(startedAt)} s: ${Math.ceil(bytes / 1e6)} MB, of them ${Math.ceil((bytes - ofBase) / 1e6)} ours.`,
  );
}

/** In production, with a read-only root file system, as its user, to the end of the drain. */
async function serveConfined(database) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = Object.entries({
    PORT: port,
    DATABASE_URL: database,
    PUBLIC_URL: address,
    PAYMENTS: 'sandbox',
    DRAIN_SECONDS,
  }).map(([name, value]) => `--env=${name}=${value}`);
  const run = (...args) => podman('run', ...CONFINED, ...settings, ...args);
  assert.match(run('--rm', IMAGE, 'version'), new RegExp(`^\\d+\\.\\d+\\.\\d+ \\(${COMMIT}\\)`));
  run('--rm', IMAGE, 'migrate');
  const startedAt = performance.now();
  const id = run('--detach', '--env=MIGRATE=off', '--volume=/data', '--volume=/backups', IMAGE);
  await until(
    async () => (await status(`${address}/readyz`)) === 200,
    () => podman('logs', id),
  );
  console.log(`Ready after ${seconds(startedAt)} s.`);
  assert.equal(await status(address), 200);
  podman('healthcheck', 'run', id);

  const pid = podman('inspect', '--format={{.State.Pid}}', id);
  const process = readFileSync(`/proc/${pid}/status`, 'utf8');
  assert.match(process, /^Uid:\t1000\t1000\t1000\t1000$/m);
  assert.match(process, /^CapEff:\t0+$/m);
  assert.match(process, /^NSpid:.*\t1$/m);
  podman('exec', id, 'chargerota', 'doctor');
  console.log(podman('exec', id, 'chargerota', 'backup', '/backups/now.backup'));
  // `C /path` changed, `A /path` added: what was mounted into it, and nothing else.
  console.log(`Written outside of its volumes: ${podman('diff', id).replaceAll('\n', ', ') || 'nothing'}.`);

  const stoppedAt = performance.now();
  podman('kill', '--signal=TERM', id);
  await until(async () => (await status(`${address}/readyz`)) === 503);
  assert.equal(await status(address), 200, 'it serves during the drain');
  assert.equal(podman('wait', id), '0');
  assert.ok(performance.now() - stoppedAt > DRAIN_SECONDS * 1000, 'it waits for the drain');
  console.log(`Ended in order ${seconds(stoppedAt)} s after SIGTERM, ${DRAIN_SECONDS} of them the drain.`);
  podman('rm', '--volumes', id);
}

/** The journey starts and stops the application by a program, which runs it in a container. */
async function walkTheJourney(database) {
  const program = join(folder, 'serve');
  const command = [
    'podman',
    ...containers.arguments,
    'run',
    '--rm',
    ...CONFINED,
    '--env=NODE_ENV=development',
    // By this name the journey and the links in mails reach it.
    '--env=HOST=127.0.0.1',
  ];
  const passed = ['PORT', 'CLOCK_START', 'RATE_LIMITS', 'PASSWORD_HASHING', 'LOG_LEVEL'];
  writeFileSync(
    program,
    `#!/bin/sh
    export CONTAINERS_CONF='${process.env.CONTAINERS_CONF}' DATABASE_URL='${database}'
    chown --recursive 1000:1000 "$DATA_DIR"
    exec ${command.join(' ')} --volume="$DATA_DIR:/data" ${[...passed, 'DATABASE_URL'].map((name) => `--env=${name}`).join(' ')} ${IMAGE}`,
    { mode: 0o755 },
  );
  const { status } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', '--config=e2e/playwright.config.ts', 'main-journey'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, E2E_PROGRAM: program, CHROMIUM_PATH: await findBrowser() },
    },
  );
  assert.equal(status, 0, 'the journey');
}

async function emptyDatabase(name) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return postgres.url.replace(/postgres$/, name);
}

function status(address) {
  return fetch(address).then(
    (answer) => answer.status,
    () => 0,
  );
}

async function until(isSo, explain = () => '') {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await setTimeout(100);
  }
  throw new Error(`It did not happen within 30 s: ${isSo}\n${explain()}`);
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}
