// The package `chargerota`: the built program with its screens, migrations and production dependencies.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isBundled } from './bundled.mjs';
import { root } from './steps.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** In the same places as in a clone, where the program looks for them. */
const FILES = [
  'server/dist',
  'server/migrations',
  'web/dist',
  'README.md',
  'LICENSE',
  'docs/operations.md',
  'docs/operations',
];

/** npm gets these for the platform that they are installed on. */
const NATIVE = ['@node-rs/argon2'];

/** Packs what `scripts/build.mjs` has built; returns the archive's path in `folder`. */
export function makePackage(folder) {
  const contents = join(folder, 'package');
  rmSync(contents, { recursive: true, force: true });
  mkdirSync(contents, { recursive: true });
  for (const path of FILES)
    cpSync(join(root, path), join(contents, path), { recursive: true, filter: isForUse });
  chmodSync(join(contents, 'server/dist/chargerota.js'), 0o755);
  writeFileSync(join(contents, 'package.json'), JSON.stringify(manifest(), null, 2));
  // Exactly the packages that were tested come with it: npm ignores the lock and the overrides of what it installs.
  cpSync(join(root, 'package-lock.json'), join(contents, 'package-lock.json'));
  npm(contents, 'install', '--omit=dev', '--omit=optional', '--ignore-scripts', '--prefer-offline');
  removeMaps(join(contents, 'node_modules'));
  writeFileSync(join(contents, 'sbom.json'), JSON.stringify(billOfMaterials(), null, 2));
  const [{ filename }] = JSON.parse(npm(contents, 'pack', '--json', '--pack-destination', folder));
  return join(folder, filename);
}

const isForUse = (path) => !path.endsWith('.map');

/** A tenth of what is installed, and Node.js reads none of them unless it is told to. */
function removeMaps(folder) {
  for (const path of readdirSync(folder, { recursive: true }))
    if (!isForUse(path)) rmSync(join(folder, path), { force: true });
}

function manifest() {
  const { name, version, description, license, engines } = readJson('package.json');
  const ofParts = ['messages', 'domain', 'contract', 'server'].map((part) =>
    readJson(`${part}/package.json`),
  );
  const dependencies = Object.assign({}, ...ofParts.map((part) => part.dependencies));
  for (const library of Object.keys(dependencies)) if (isBundled(library)) delete dependencies[library];
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { chargerota: 'server/dist/chargerota.js' },
    files: ['server', 'web', 'docs', 'sbom.json'],
    dependencies,
    bundleDependencies: Object.keys(dependencies).filter((library) => !NATIVE.includes(library)),
    optionalDependencies: readJson('server/package.json').optionalDependencies,
    engines,
  };
}

/** What of others is in the product, on whatever platform: also what is built into the server and the screens. */
function billOfMaterials() {
  const parts = ['messages', 'domain', 'contract', 'server', 'web'].map((part) => `--workspace=${part}`);
  const bill = JSON.parse(
    npm(root, 'sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', ...parts),
  );
  // npm calls it by the name of its folder.
  Object.assign(bill.metadata.component, { type: 'application', name: readJson('package.json').name });
  return bill;
}

const npm = (cwd, ...args) =>
  execFileSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    // `npm pack` names every file.
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** The bytes that the files in a folder take on the disk, without those in folders called `except`. */
export function sizeOf(folder, except) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== except)
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sizeOf(path, except);
      // In blocks of 512 bytes, whatever the disk's own are.
      return entry.isFile() ? statSync(path).blocks * 512 : 0;
    })
    .reduce((sum, size) => sum + size, 0);
}
