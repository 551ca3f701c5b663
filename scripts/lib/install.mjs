// Runs before anything is installed: nothing but Node's own modules here.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Ends the process with one sentence where this Node is too old, or npm cannot install. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Under npm, the same npm again; NODE_ENV=production must not leave out what the build needs.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) giveUp('npm could not install the packages; its message is above.');
}

function checkNode() {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(readJson('package.json').engines.node).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  giveUp(
    `ChargeRota needs Node ${major}.${minor} or newer, and this is ${process.version}; install it from https://nodejs.org.`,
  );
}

/** Whether node_modules holds what package-lock.json says: npm leaves a list of what it installed. */
function isInstalled() {
  const wanted = readJson('package-lock.json').packages;
  let present;
  try {
    present = readJson('node_modules/.package-lock.json').packages;
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    const isPackage = path.includes('node_modules/') && !entry.link;
    // Optional ones may be for another platform.
    return !isPackage || (present[path] ? present[path].version === entry.version : entry.optional);
  });
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
