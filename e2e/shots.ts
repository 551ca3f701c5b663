// `npm run shots -w e2e -- FOLDER [NAME]`: takes pictures of every screen and state with the demo's data (or only of
// those whose name matches NAME, a regular expression), in both sizes and both themes. axe reads each; what it finds is
// printed at the end, as are errors in the browser's console. Build first.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  chromium,
  request,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { ACCOUNTS } from './shots/accounts.ts';
import { AT_THE_CHARGER } from './shots/at-the-charger.ts';
import { BILLING } from './shots/billing.ts';
import { BOUNCES } from './shots/bounces.ts';
import { COMMANDS } from './shots/commands.ts';
import { DEMO } from './shots/demo.ts';
import { DISPLAYS } from './shots/displays.ts';
import { listen, printFindings, remember } from './shots/findings.ts';
import { IMPORTING } from './shots/importing.ts';
import { JOINING } from './shots/joining.ts';
import { LINE } from './shots/line.ts';
import { MEMBERS } from './shots/members.ts';
import { ORGANIZATION } from './shots/organization.ts';
import { NOTICES } from './shots/notices.ts';
import { OFFLINE } from './shots/offline.ts';
import { OPERATOR } from './shots/operator.ts';
import { OPERATOR_TABS } from './shots/operator-tabs.ts';
import { PAYMENT } from './shots/payment.ts';
import { REGISTERING } from './shots/registering.ts';
import { REPORTS } from './shots/reports.ts';
import { REVIEWS } from './shots/reviews.ts';
import { SETTINGS } from './shots/settings.ts';
import { MOMENTS, stalled, type Shot } from './shots/shot.ts';
import { TODAY } from './shots/today.ts';
import { USAGE_REPORT } from './shots/usage-report.ts';
import { axeViolations, EVERYTHING } from './support/axe.ts';
import { startServer, type RunningServer } from './support/server.ts';

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;
/** The names of the demo's accounts, as printed on its console. */
const SIGNED_IN: Record<Shot['who'], string | null> = {
  nobody: null,
  member: 'member',
  administrator: 'administrator',
  pending: 'waiting for approval',
  operator: 'operator',
};
const SHOTS = [
  ...MEMBERS,
  ...OFFLINE,
  ...LINE,
  ...REVIEWS,
  ...AT_THE_CHARGER,
  ...DISPLAYS,
  ...COMMANDS,
  ...ACCOUNTS,
  ...BOUNCES,
  ...REGISTERING,
  ...JOINING,
  ...ORGANIZATION,
  ...IMPORTING,
  ...SETTINGS,
  ...TODAY,
  ...USAGE_REPORT,
  ...NOTICES,
  ...BILLING,
  ...PAYMENT,
  ...DEMO,
  ...REPORTS,
  ...OPERATOR,
  ...OPERATOR_TABS,
];

type Session = Exclude<BrowserContextOptions['storageState'], string>;

const folder = process.argv[2];
if (!folder) throw new Error('Say where the pictures go: npm run shots -w e2e -- FOLDER');
// npm runs scripts in the workspace's folder, but a relative path starts from the person's folder.
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
const only = new RegExp(process.argv[3] ?? '');
await mkdir(target, { recursive: true });
for (const [moment, clockStart] of Object.entries(MOMENTS)) {
  const shots = SHOTS.filter(({ name, at = 'morning' }) => at === moment && only.test(name));
  if (shots.length > 0) await takeAll(shots, clockStart, target);
}
if (printFindings()) process.exitCode = 1;

async function takeAll(shots: readonly Shot[], clockStart: string, folder: string): Promise<void> {
  const server = await startServer({ clockStart, arguments: ['--demo'] });
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [who, account] of Object.entries(SIGNED_IN)) {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'America/New_York',
        // What it answers cannot be replaced.
        serviceWorkers: 'block',
        ...(account && { storageState: await signIn(server, account) }),
      });
      context.setDefaultTimeout(30_000);
      for (const shot of shots.filter((each) => each.who === who)) {
        await take(context, shot, folder).catch((error: unknown) => {
          process.exitCode = 1;
          console.error(`${shot.name}: ${String(error)}`);
        });
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Loads the screen only once if its state survives a change of the window's size, because loading takes longest. */
async function take(context: BrowserContext, shot: Shot, folder: string): Promise<void> {
  let page: Page | undefined;
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (!page || shot.eachSize) {
      await close(page);
      // The state before may have been one without a network.
      await context.setOffline(false);
      page = await context.newPage();
      await page.setViewportSize(viewport);
      const heard = listen(page, shot);
      await shot.given?.(page);
      await page.goto(shot.path);
      await settled(page);
      heard.actBegins();
      await shot.act?.(page);
      await settled(page);
      await holdToast(page);
    }
    await page.setViewportSize(viewport);
    if (!shot.window) await fitWindow(page, viewport.width);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const variant = `${size}-${colorScheme}`;
      await page.screenshot({ path: join(folder, `${shot.name}-${variant}.png`) });
      remember(shot.name, variant, await axeViolations(page, EVERYTHING));
    }
  }
  await close(page);
}

/**
 * Closes the page first, so that responses that are still being changed are dropped. Requests that were held end before
 * that, which would else be let go; and the browser is emptied, whose next page would show what is kept there, and send it.
 */
async function close(page: Page | undefined): Promise<void> {
  page?.removeAllListeners('console').removeAllListeners('pageerror');
  await page?.evaluate(() => {
    stop();
    localStorage.clear();
    indexedDB.deleteDatabase('chargerota-kept');
  });
  await page?.unrouteAll({ behavior: 'ignoreErrors' });
  await page?.close();
}

/** Waits for fonts and the last responses. */
async function settled(page: Page): Promise<void> {
  const timeout = stalled.has(page) ? 1500 : 15_000;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => {});
  await page
    .locator('main [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout })
    .catch(() => {});
  await page.evaluate(() => document.fonts.ready);
}

/** As a pointer over it does: axe takes longer than a toast stays. */
async function holdToast(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelector('[role=region][aria-label^=Notifications]')
      ?.dispatchEvent(new PointerEvent('pointermove')),
  );
}

/**
 * Makes the window as tall as the page, so that elements fixed to its edge don't appear in the middle of the picture.
 */
async function fitWindow(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  // What is fixed to the window's edge moves there with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Signs in with the account of this name in the demo. */
async function signIn(server: RunningServer, name: string): Promise<Session> {
  const said = server.output();
  const password = /password (\S+)/.exec(said)?.[1];
  const account = new RegExp(`${name}\\s+(\\S+)`).exec(said)?.[1];
  const calls = await request.newContext({ baseURL: server.url });
  const response =
    name === SIGNED_IN.operator
      ? await calls.post('/api/developer/login', {
          data: { username: account, password, code: /^ {2}(\w{4}(?:-\w{4})+)$/m.exec(said)?.[1] },
        })
      : await calls.post('/api/auth/login', { data: { email: account, password } });
  if (!response.ok()) throw new Error(`signing in as ${name}: ${response.status()}`);
  return calls.storageState();
}
