// `npm start`: installs, builds and runs ChargeRota, each only if needed. `npm run demo` (--demo) does the same with a
// temporary database and a sample organization.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { whenStopped } from './lib/stop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDemo = process.argv.includes('--demo');

ensureInstalled();
const build = spawnSync(process.execPath, ['scripts/build.mjs', '--quick'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const env = { ...process.env };
let throwaway;
if (isDemo) {
  throwaway = mkdtempSync(join(tmpdir(), 'chargerota-demo-'));
  // Started by root, PostgreSQL runs as another user, who must be able to enter this folder.
  if (process.getuid?.() === 0) chmodSync(throwaway, 0o711);
  env.DATA_DIR = throwaway;
  // The demo writes only to its own database.
  delete env.DATABASE_URL;
}

const server = spawn(
  process.execPath,
  ['--enable-source-maps', 'server/dist/main.js', ...(isDemo ? ['demo'] : [])],
  // Through this channel the server notices when this process is killed, and ends too.
  { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
whenStopped((signal) => server.kill(signal));
server.on('exit', (code) => {
  if (throwaway) rmSync(throwaway, { recursive: true, force: true });
  process.exit(code ?? 1);
});
