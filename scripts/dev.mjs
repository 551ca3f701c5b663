// `npm run dev`: the server, restarted when its sources change, and Vite's server, which reloads the browser and passes
// calls on to it. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { whenStopped } from './lib/stop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();

const port = process.env.PORT || '3000';
const env = { ...process.env, API_URL: `http://127.0.0.1:${port}` };
const run = (...args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
const children = [
  run('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'),
  run('node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'),
];

let stopping = false;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  // Ctrl-C has reached them already; a second one would make tsx kill the server instead of waiting for it.
  if (signal !== 'SIGINT') children.forEach((child) => child.kill(signal));
}

whenStopped(stop);
let running = children.length;
for (const child of children) {
  child.on('exit', (code) => {
    if (code && !stopping) process.exitCode = code;
    stop('SIGTERM');
    running -= 1;
    if (running === 0) process.exit();
  });
}
