// A stand-in for the image that the Dockerfile begins with, where no registry of images can be reached: Debian by
// debootstrap, Node and npm by npm.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NPM = 'npm@11';

/** Debian 12 in `folder`, with what else is named. */
export function makeDebian(folder, ...include) {
  execFileSync(
    'debootstrap',
    ['--variant=minbase', `--include=${['ca-certificates', ...include].join()}`, 'bookworm', folder],
    { stdio: 'ignore' },
  );
}

/** Imports it under `name`, such as `docker.io/library/node:24.1.0-bookworm-slim`, whose version of Node it has. */
export function importBase({ podman }, name) {
  const folder = mkdtempSync(join(tmpdir(), 'chargerota-base-'));
  try {
    const debian = join(folder, 'debian');
    makeDebian(debian);
    const [, version] = /:([\d.]+)/.exec(name);
    installNode(folder, join(debian, 'usr/local'), version);
    const id = ['--uid', '1000', '--user-group', '--create-home', 'node'];
    execFileSync('chroot', [debian, 'useradd', ...id]);
    const archive = join(folder, 'base.tar');
    execFileSync('tar', ['--create', '--file', archive, '--directory', debian, '.']);
    podman('import', archive, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installNode(folder, target, version) {
  const node = `node-linux-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `${node}@${version}`, NPM], {
    stdio: 'ignore',
  });
  const installed = join(folder, 'node_modules');
  cpSync(join(installed, node, 'bin/node'), join(target, 'bin/node'));
  cpSync(join(installed, 'npm'), join(target, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(target, 'bin', name));
}
