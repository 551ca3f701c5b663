// Finds the browser for end-to-end tests: the one that the user names, an installed Chromium or Chrome, Playwright's
// own, or, on Debian as root, the distribution's package. Otherwise one sentence says what to install. The headless
// shell is preferred: it has the same engine but no windows, which take a third of the journeys' time.
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

/** Returns the path of a Chromium. Throws an Error whose message is the one sentence to show. */
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
      // Older releases have only the whole browser.
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
