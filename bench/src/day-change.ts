import { existsSync } from 'node:fs';
import { addDays } from '@chargerota/domain';
import { chromium, type Browser, type Page } from '@playwright/test';
import { makeDayCrowd, reserveDay } from './day-grid.ts';
import { median } from './drive.ts';
import { round, type Figure } from './report.ts';
import type { Stage } from './stage.ts';

export type DayChangeSize = { rounds: number };

const SLOWER = 4;
const AIM_MS = 100;

/**
 * How long the status screen of 200 chargers takes to show another day, in a browser slowed down to a quarter: from the
 * press to the frame with the new day; and how long of it the page itself was busy. Once with the next day loaded and
 * computed in idle time, as for a person who looks at a day before going on to the next, and once without, so that the
 * request is included.
 */
export async function measureDayChange(stage: Stage, { rounds }: DayChangeSize): Promise<Figure[]> {
  const program = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  if (!existsSync(program)) {
    console.log('No Chromium is installed (CHROMIUM_PATH): the change of day is not measured.');
    return [];
  }
  const database = await stage.createDatabase();
  const crowd = await makeDayCrowd(database);
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  await reserveDay(database, crowd, tomorrow);
  // At other hours, so that every bar of the grid is another.
  await reserveDay(database, crowd, addDays(tomorrow, 1), 8);
  const origin = await stage.startApplication(database);
  const browser = await chromium.launch({ executablePath: program });
  try {
    const open = () => openStatus(browser, origin, crowd.members[0]!.session);
    const [prepared, unprepared] = [await open(), await open()];
    await unprepared.addInitScript('window.requestIdleCallback = () => 0');
    const changes: [Change[], Change[]] = [[], []];
    for (let index = 0; index <= rounds; index += 1) {
      changes[0].push(await changeDay(prepared, `${origin}/availability?day=${tomorrow}`));
      changes[1].push(await changeDay(unprepared, `${origin}/availability?day=${tomorrow}`));
    }
    return [
      figureOf('Another day of 200 chargers', changes[0].slice(1)),
      figureOf('The same if nothing was loaded before', changes[1].slice(1)),
    ];
  } finally {
    await browser.close();
  }
}

async function openStatus(browser: Browser, origin: string, session: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = session.split('=', 2);
  await context.addCookies([{ name, value, url: origin }]);
  return context.newPage();
}

type Change = { shownMs: number; busyMs: number };

async function changeDay(page: Page, address: string): Promise<Change> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(IDLE);
  const devtools = await page.context().newCDPSession(page);
  // The time that the page's thread has computed, whatever else the machine does.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await busy();
  const shownMs = await page.evaluate<number>(PRESS_NEXT_DAY);
  const busyMs = (await busy()) - before;
  await devtools.detach();
  return { shownMs, busyMs };
}

/** Runs in the page: waits until what is done in idle time is done. Where that is switched off (0), goes on at once. */
const IDLE = `new Promise((resolve) => {
  setTimeout(() => requestIdleCallback(() => setTimeout(resolve)) || resolve(), 500);
})`;

/**
 * Runs in the page: presses, and waits for the frame with a bar of another day. A text, because tsx adds calls of its own
 * helpers to functions, and the page has no such helpers.
 */
const PRESS_NEXT_DAY = `new Promise((resolve) => {
  const label = () => document.querySelector('[role=grid]')?.getAttribute('aria-label');
  const before = label();
  const observer = new MutationObserver(() => {
    if (!label() || label() === before || !document.querySelector('[role=grid] .run')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const pressedAt = performance.now();
  document.querySelector('[aria-label="Next day"]').click();
})`;

function figureOf(name: string, taken: Change[]): Figure {
  const shownMs = median(taken.map((each) => each.shownMs));
  const busyMs = median(taken.map((each) => each.busyMs));
  return {
    name,
    summary: `${round(shownMs)} ms until it is shown, ${round(busyMs)} ms of them busy, in a browser ${SLOWER} times slower`,
    values: { shownMs: round(shownMs, 1), busyMs: round(busyMs, 1) },
    aim: { text: `at most ${AIM_MS} ms`, met: shownMs <= AIM_MS },
  };
}
