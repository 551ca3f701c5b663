// `npm run shots -- [FOLDER [FILE…]]`: the journeys (or those of these files) take pictures of the screens on which they
// stand, in both sizes and both themes; `index.html` in FOLDER shows them all.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
ensureInstalled();
const { findBrowser } = await import('./lib/browser.mjs');
const [folder = '.tmp/pictures', ...files] = process.argv.slice(2);
const run = (...args) =>
  spawnSync(process.execPath, args, { cwd, stdio: 'inherit', env: process.env }).status;

process.env.CHROMIUM_PATH = await findBrowser();
process.env.PICTURES = resolve(folder);
process.env.TEST_DATABASE_URL = '';
const built = run('scripts/build.mjs');
const journeys = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
process.exitCode = built === 0 ? run(...journeys, ...files) : 1;
