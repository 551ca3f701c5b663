// What can be pressed stays in its place while the rest of a screen loads.
import type { Page, Route } from '@playwright/test';
import { signedIn } from './support/demo.ts';
import { startServer } from './support/server.ts';
import { expect, MORNING, test } from './support/test.ts';

const SCREENS = {
  member: ['/dashboard', '/booking', '/availability', '/line', '/account', '/notifications', '/billing'],
  administrator: [
    '/dashboard',
    '/admin',
    '/admin?tab=locations',
    '/organization?tab=members',
    '/organization?tab=locations',
    '/organization?tab=billing',
    '/organization?tab=settings',
    '/report',
    '/line',
  ],
} as const;

test('whichever answer comes last, nothing that can be pressed moves', async ({ browser }) => {
  const server = await startServer({ clockStart: MORNING, arguments: ['demo'] });
  // On a wide window, where parts stand beside each other, they move less.
  const options = { baseURL: server.url, viewport: { width: 390, height: 844 } };
  const walk = async (who: keyof typeof SCREENS): Promise<string[]> => {
    const storageState = await (await signedIn(server, who)).storageState();
    const context = await browser.newContext({ ...options, storageState });
    const open = async (screen: string, next: Order): Promise<string[]> => {
      const page = await context.newPage();
      const moves = await movesOf(page, screen, next);
      await page.close();
      return moves.map((move) => `${who}, ${screen}: ${move}`);
    };
    const moved: string[] = [];
    for (const screen of SCREENS[who])
      moved.push(...(await Promise.all([open(screen, 'oldest'), open(screen, 'newest')])).flat());
    await context.close();
    return moved;
  };
  try {
    expect((await Promise.all([walk('member'), walk('administrator')])).flat()).toEqual([]);
  } finally {
    await server.dispose();
  }
});

/** Which of the questions that wait is answered next. */
type Order = 'oldest' | 'newest';

/** Answers what a screen asks for one by one; returns what has moved, and after which answer. */
async function movesOf(page: Page, screen: string, next: Order): Promise<string[]> {
  const asked: Route[] = [];
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // The answer to the live stream never ends.
    if (route.request().method() !== 'GET' || pathname === '/api/events') return route.fallback();
    asked.push(route);
    return undefined;
  });
  await page.addInitScript(watchPlaces);
  await page.goto(screen);
  for (let stillness = 0; stillness < STILL_FOR;) {
    await page.evaluate(draw, PAUSE_MS);
    const route = next === 'oldest' ? asked.shift() : asked.pop();
    if (!route) {
      stillness = (await isLoaded(page)) ? stillness + 1 : 0;
      continue;
    }
    stillness = 0;
    const { pathname } = new URL(route.request().url());
    await page.evaluate((path) => void (window.answered = path), pathname);
    const response = await route.fetch();
    // The screen may have given it up.
    await route.fulfill({ response }).catch(() => undefined);
  }
  return page.evaluate(() => window.moved);
}

/** A part that has loaded may ask for more a little later, and so may what is drawn in idle time. */
const PAUSE_MS = 40;
const STILL_FOR = 5;

const draw = (pause: number): Promise<unknown> =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), pause));

const isLoaded = async (page: Page): Promise<boolean> =>
  (await page.locator('h1').isVisible()) && (await page.locator('[aria-busy=true]').count()) === 0;

declare global {
  interface Window {
    /** The path that was answered last. */
    answered: string;
    /** What has moved since the page was opened. */
    moved: string[];
  }
}

/** Notes what moves up or down from one frame to the next by more than a finger forgives. Runs in the page. */
function watchPlaces(): void {
  const FORGIVEN_PX = 7;
  const PRESSABLE = 'a[href], button, input, select, [role=tab]';
  let places = new Map<Element, number>();
  const look = (): void => {
    const now = new Map<Element, number>();
    for (const each of document.querySelectorAll(`main :is(${PRESSABLE}):not([aria-busy=true] *)`)) {
      const { top, height } = each.getBoundingClientRect();
      if (height === 0) continue;
      const place = Math.round(top + scrollY);
      const before = places.get(each) ?? place;
      const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
      if (Math.abs(place - before) > FORGIVEN_PX)
        window.moved.push(`${name.slice(0, 40)} from ${before} to ${place} by ${window.answered}`);
      now.set(each, place);
    }
    places = now;
    requestAnimationFrame(look);
  };
  window.moved = [];
  window.answered = 'nothing';
  requestAnimationFrame(look);
}
