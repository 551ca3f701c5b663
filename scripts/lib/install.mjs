// Runs before anything is installed, so it imports only Node's own modules.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Ends the process with one sentence if this Node is not supported or npm cannot install. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Uses the same npm if npm runs this. NODE_ENV=production must not leave out the packages that the build needs.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--loglevel=error'];
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) giveUp('npm could not install the packages; its message is above.');
}

// The range in package.json; each part begins a line of versions: `^20.19.0 || >=24.0.0`.
function checkNode() {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  const lines = [...readJson('package.json').engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].map(
    ([, sign, major, minor]) => ({ goesOn: sign === '>=', major: Number(major), minor: Number(minor) }),
  );
  const isSupported = lines.some(
    ({ goesOn, major, minor }) => (ownMajor === major && ownMinor >= minor) || (goesOn && ownMajor > major),
  );
  if (isSupported) return;
  const wanted = lines.map(({ goesOn, major, minor }) =>
    goesOn ? `any from ${major} on` : `${major}.${minor} or a later ${major}`,
  );
  giveUp(
    `ChargeRota needs Node ${wanted.join(', ')}; this is ${process.version}; install it from https://nodejs.org.`,
  );
}

/** Whether node_modules matches package-lock.json: npm leaves a list of the packages that it installed. */
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
    // Optional packages may be for another platform.
    return !isPackage || (present[path] ? present[path].version === entry.version : entry.optional);
  });
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
