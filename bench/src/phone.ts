import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { median } from './drive.ts';
import { round, type Figure } from './report.ts';
import { serve } from './stage.ts';
import { freePort } from '../../server/testing/free-port.ts';

/** Fetched by npx when it is measured: some two hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const AIM_SCORE = 95;
/**
 * Lighthouse's phone profile slows the processor down by four, which on a desktop of the usual speed (by Lighthouse's
 * own index, 1,500 to 2,000) makes about a phone of the middle class. For the same phone, a slower machine has to be
 * slowed down less, and a faster one more.
 */
const USUAL = { slowdown: 4, benchmarkIndex: { least: 1500, middle: 1750, most: 2000 } };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The sample organization at its own time of day, so that each run shows the same. */
const DEMO = { CLOCK_START: '2026-06-10T15:05:00Z', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const MEMBER = { email: 'priya.castellan@example.com', password: 'plug-in-and-go' };

/** Slow 3G, as WebPageTest has it: 400 kbit/s each way, 400 ms there and back. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type PhonePage = { path: string; signedIn: boolean; firstContentSeconds: number };
const PAGES: PhonePage[] = [
  { path: '/', signedIn: false, firstContentSeconds: 3 },
  { path: '/login', signedIn: false, firstContentSeconds: 3 },
  { path: '/dashboard', signedIn: true, firstContentSeconds: 5 },
  { path: '/booking', signedIn: true, firstContentSeconds: 5 },
  { path: '/availability', signedIn: true, firstContentSeconds: 5 },
];

/**
 * The production build on a phone: Lighthouse's scores with its phone profile, and when the first content and the
 * screen's own headline are shown on slow 3G with nothing in the cache. Each is the median of its runs.
 */
export async function measurePhone(runs: number): Promise<Figure[]> {
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  if (!existsSync(program)) {
    console.log('No Chromium is installed (CHROMIUM_PATH): nothing is measured on a phone.');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'chargerota-phone-'));
  const demo = await serve({ ...DEMO, DATA_DIR: join(folder, 'data') }, ['demo']);
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      figures.push(...(await scoresOf(program, folder, demo.origin, page, runs)));
      figures.push(await slowNetworkOf(program, folder, demo.origin, page, runs));
    }
    return figures;
  } finally {
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A browser with an empty cache, signed in if the page needs it. */
async function openBrowser(
  program: string,
  folder: string,
  origin: string,
  { signedIn }: PhonePage,
  options: { port?: number } = {},
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(await mkdtemp(join(folder, 'browser-')), {
    executablePath: program,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    args: options.port ? [`--remote-debugging-port=${options.port}`] : [],
  });
  if (signedIn) {
    const answer = await context.request.post(`${origin}/api/auth/login`, {
      data: MEMBER,
      headers: { origin },
    });
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  }
  return context;
}

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

/** With the phone profile as it is, and on a machine of another speed also with the slowdown that makes the same phone of it. */
async function scoresOf(
  program: string,
  folder: string,
  origin: string,
  page: PhonePage,
  runs: number,
): Promise<Figure[]> {
  const port = await freePort();
  const browser = await openBrowser(program, folder, origin, page, { port });
  const runAll = async (slowdown: number): Promise<Report[]> => {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await runLighthouse(`${origin}${page.path}`, port, slowdown));
    return reports;
  };
  try {
    const reports = await runAll(USUAL.slowdown);
    const figures = [figureOf(page, reports, USUAL.slowdown)];
    const index = medianOf(reports, ({ environment }) => environment.benchmarkIndex);
    const slowdown = slowdownFor(index);
    if (slowdown !== USUAL.slowdown) figures.push(figureOf(page, await runAll(slowdown), slowdown));
    return figures;
  } finally {
    await browser.close();
  }
}

function slowdownFor(benchmarkIndex: number): number {
  const { least, middle, most } = USUAL.benchmarkIndex;
  if (benchmarkIndex >= least && benchmarkIndex <= most) return USUAL.slowdown;
  return round(Math.max((USUAL.slowdown * benchmarkIndex) / middle, 1), 1);
}

function figureOf({ path }: PhonePage, reports: readonly Report[], slowdown: number): Figure {
  const scores = CATEGORIES.map((name) =>
    Math.round(medianOf(reports, (r) => r.categories[name].score * 100)),
  );
  const values = Object.fromEntries(CATEGORIES.map((name, index) => [name, scores[index]!]));
  const timeOf = (audit: string) => medianOf(reports, ({ audits }) => audits[audit]?.numericValue ?? 0);
  const benchmarkIndex = Math.round(medianOf(reports, ({ environment }) => environment.benchmarkIndex));
  return {
    name: `Lighthouse, phone, ${path}${slowdown === USUAL.slowdown ? '' : ', for this machine'}`,
    summary: `${scores.join(' / ')}  (slowed down ${slowdown} times, index ${benchmarkIndex}; first content ${seconds(timeOf('first-contentful-paint'))}, largest ${seconds(timeOf('largest-contentful-paint'))}, blocked ${Math.round(timeOf('total-blocking-time'))} ms, shift ${timeOf('cumulative-layout-shift').toFixed(3)})`,
    values: { ...values, benchmarkIndex, slowdown },
    aim: { text: `at least ${AIM_SCORE} each`, met: scores.every((score) => score >= AIM_SCORE) },
  };
}

async function runLighthouse(address: string, port: number, slowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: 1 << 27 },
  );
  return JSON.parse(stdout) as Report;
}

async function slowNetworkOf(
  program: string,
  folder: string,
  origin: string,
  page: PhonePage,
  runs: number,
): Promise<Figure> {
  const shown: { content: number; headline: number }[] = [];
  while (shown.length < runs) {
    shown.push(await loadSlowly(program, folder, origin, page));
  }
  const content = medianOf(shown, (one) => one.content);
  const headline = medianOf(shown, (one) => one.headline);
  const aim = page.firstContentSeconds;
  return {
    name: `Slow 3G, ${page.path}`,
    summary: `first content ${seconds(content)}  (the screen's headline ${seconds(headline)})`,
    values: { contentMs: round(content, 0), headlineMs: round(headline, 0) },
    aim: { text: `under ${aim} s`, met: content < aim * 1000 },
  };
}

async function loadSlowly(
  program: string,
  folder: string,
  origin: string,
  page: PhonePage,
): Promise<{ content: number; headline: number }> {
  const browser = await openBrowser(program, folder, origin, page);
  try {
    const tab = await browser.newPage();
    const devtools = await browser.newCDPSession(tab);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    await tab.goto(`${origin}${page.path}`, { waitUntil: 'commit' });
    await tab.locator('h1').first().waitFor({ timeout: 60_000 });
    const headline = await tab.evaluate<number>('performance.now()');
    const content = await tab.evaluate<number>(
      `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
    );
    return { content, headline };
  } finally {
    await browser.close();
  }
}

const medianOf = <T>(items: readonly T[], of: (item: T) => number): number => median(items.map(of));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
