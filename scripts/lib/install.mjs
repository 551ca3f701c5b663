// Makes sure that the dependencies of the lock file are installed. Imports nothing but Node: it runs before there is
// anything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}/node_modules/.chargerota-installed`;

/** Runs `npm ci` unless node_modules is already what package-lock.json says. Ends the process when it can't. */
export async function ensureInstalled() {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies…');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The dependencies could not be installed: `npm ci` failed, see above.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`ChargeRota needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
