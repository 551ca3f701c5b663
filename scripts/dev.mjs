// `npm run dev`: starts the server, which restarts when its sources change, and Vite, which reloads the browser and
// forwards API requests to the server. One Ctrl-C stops both.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { whenStopped } from './lib/stop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();

// The application's only address during development; the server prints it, and links in mails begin with it.
const web = new URL('http://127.0.0.1:5173');
const env = {
  ...process.env,
  PUBLIC_URL: web.origin,
  API_URL: `http://127.0.0.1:${process.env.PORT || '3000'}`,
};
// Shows only Vite's warnings, because its greeting would name a second address.
const viteOptions =
  `--config web/vite.config.ts --host ${web.hostname} --port ${web.port} --strictPort --logLevel warn`.split(
    ' ',
  );
const run = (...args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
const children = [
  run('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/main.ts'),
  run('node_modules/vite/bin/vite.js', ...viteOptions),
];

let stopping = false;
function stop(signal) {
  if (stopping) return;
  stopping = true;
  // Ctrl-C has already reached them; a second signal would make tsx kill the server instead of waiting for it.
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
