#!/usr/bin/env node
// `npx chargerota COMMAND` in a clone: installs and builds if needed, then runs the program. In the package, the program
// itself is there (lib/package.mjs).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();
// What it says goes to standard error, since a command's own output may be read by another program.
const build = spawnSync(process.execPath, ['scripts/build.mjs', '--quick'], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);
await import('../server/dist/chargerota.js');
