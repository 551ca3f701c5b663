// `npm run bench`: builds what has changed and measures it. `npm run bench:large` (--large) measures with more data.
// `npm run bench:hostile` (hostile, then the number of operations and the seed) checks under heavy concurrent use that
// nothing happens that must never happen.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { whenStopped } from './lib/stop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const isHostile = process.argv[2] === 'hostile';
const script = isHostile ? 'bench/src/hostile.ts' : 'bench/src/main.ts';
const options = process.argv.slice(isHostile ? 3 : 2);
const bench = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
  cwd: root,
  stdio: 'inherit',
});
whenStopped((signal) => bench.kill(signal));
bench.on('exit', (code) => process.exit(code ?? 1));
