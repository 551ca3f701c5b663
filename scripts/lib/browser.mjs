// Finds the browser for end-to-end tests: what the user names, an installed Chromium or Chrome, Playwright's own, and
// on Debian as root the distribution's package. Anything else is one sentence that says what to install. The headless
// shell comes first: the same engine without the windows around it, which take a third of the journeys' time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const BROWSER_MISSING =
  'No Chromium was found: install one (Debian: `apt-get install chromium-headless-shell`; elsewhere: `npx playwright install chromium`) or name it in CHROMIUM_PATH.';

/** Path of a Chromium to drive. Throws an Error whose message is the one sentence to show. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const installed = KNOWN_PLACES.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium for the browser tests…');
    if (apt('update')) {
      // Older releases have the whole browser only.
      if (apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')) return HEADLESS_SHELL;
      if (apt('install', '-y', '--no-install-recommends', 'chromium')) return '/usr/bin/chromium';
    }
  }
  throw new Error(BROWSER_MISSING);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function apt(...parts) {
  return spawnSync('apt-get', parts, { stdio: 'ignore' }).status === 0;
}
