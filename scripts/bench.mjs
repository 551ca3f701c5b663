// `npm run bench`: builds what has changed and measures it. `npm run bench:large` (--large): more of everything.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { whenStopped } from './lib/stop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const bench = spawn(process.execPath, ['--import', 'tsx', 'bench/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
whenStopped((signal) => bench.kill(signal));
bench.on('exit', (code) => process.exit(code ?? 1));
