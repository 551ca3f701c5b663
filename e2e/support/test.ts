// The basis of every journey: a running server, and pages without errors in the browser's console.
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { signIn, type Account } from './people.ts';
import { watchConsole } from './screen.ts';
import { startServer, type RunningServer } from './server.ts';

/** Wednesday, 8:20 AM in New York: inside the default peak window, with the day's hours ahead. */
export const MORNING = '2026-06-10T12:20:00Z';
export const TODAY = '2026-06-10';
/** Saturday, 9:50 AM in New York, without peak hours; the day after has 25 hours. */
export const SATURDAY_MORNING = '2026-10-31T13:50:00Z';

type Visit = BrowserContextOptions & {
  /** Console messages that the journey causes, such as a refusal. */
  expected?: RegExp[];
};

/** Opens a browser of its own, signed in as `account` or signed out. */
type OpenVisit = (account?: Account | null, options?: Visit) => Promise<Page>;

type Visits = {
  visit: OpenVisit;
  /** Fails if any of the pages has written to its console. */
  expectQuiet: () => void;
};

type Fixtures = {
  /** Opens pages; the test fails if one writes to its console. */
  visit: OpenVisit;
  /** The worker's server, for a test that lets time pass; afterwards it is morning again. */
  passing: RunningServer;
  closeBrowsers: void;
};

type WorkerFixtures = {
  /** One server for all tests of a worker, at `MORNING`; each test creates its own organization in it. */
  server: RunningServer;
  /** Another one, at `SATURDAY_MORNING`. */
  weekend: RunningServer;
};

/** Files that had worker's fixtures of their own would each get a worker and a browser of their own, so all are here. */
const oneOfEachWorker = (clockStart: string) =>
  [
    async ({}: object, use: (server: RunningServer) => Promise<void>): Promise<void> => {
      const server = await startServer({ clockStart });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ] as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Closes the contexts that a test has opened. Otherwise their pages would keep listening and drawing until the worker
  // ends, and would be in the pictures of a later test that fails.
  closeBrowsers: [
    async ({ browser }, use, testInfo) => {
      await use();
      // Playwright takes a picture of each page when its context closes, in case the test fails; a passed test needs
      // none.
      const passed = testInfo.status === testInfo.expectedStatus;
      for (const context of browser.contexts()) {
        if (passed) await Promise.all(context.pages().map((page) => page.close()));
        await context.close();
      }
    },
    { auto: true },
  ],
  server: [...oneOfEachWorker(MORNING)],
  weekend: [...oneOfEachWorker(SATURDAY_MORNING)],
  passing: async ({ server }, use) => {
    await use(server);
    await server.moveTimeTo(MORNING);
  },
  visit: async ({ browser, server }, use) => {
    const { visit, expectQuiet } = openVisits(browser, server);
    await use(visit);
    expectQuiet();
  },
});

/** Journeys whose pages are on a server that their file has started. */
export const testOn = (server: () => RunningServer) =>
  test.extend({
    visit: async ({ browser }, use) => {
      const { visit, expectQuiet } = openVisits(browser, server());
      await use(visit);
      expectQuiet();
    },
  });

/** The pages that one test opens on one server. */
export function openVisits(browser: Browser, server: RunningServer): Visits {
  const watches: { expectQuiet(): void }[] = [];
  return {
    visit: async (account = null, { expected = [], ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        ...options,
      });
      // A session of its own, because a copy of another browser's cookie ends when that browser gets a new one
      // (decision 0018).
      if (account) await signIn(context.request, account);
      const page = await context.newPage();
      watches.push(watchConsole(page, expected));
      return page;
    },
    expectQuiet: () => watches.forEach((watch) => watch.expectQuiet()),
  };
}

export { expect } from '@playwright/test';
