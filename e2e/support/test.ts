// What every journey stands on: a running server, and pages of which the browser has nothing to complain about.
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { signIn, type Account } from './people.ts';
import { watchConsole } from './screen.ts';
import { startServer, type RunningServer } from './server.ts';

/** Wednesday, 8:20 AM in New York: inside the default peak window, with the day's hours ahead. */
export const MORNING = '2026-06-10T12:20:00Z';
export const TODAY = '2026-06-10';

type Visit = BrowserContextOptions & {
  /** Complaints of the browser that belong to the journey, such as a refusal that it provokes. */
  expected?: RegExp[];
};

/** Opens a browser of its own, signed in as `account` or signed out. */
type OpenVisit = (account?: Account | null, options?: Visit) => Promise<Page>;

type Visits = {
  visit: OpenVisit;
  /** Fails on anything in the console of any of them. */
  expectQuiet: () => void;
};

type Fixtures = {
  /** The test fails on anything in the console. */
  visit: OpenVisit;
  closeBrowsers: void;
};

type WorkerFixtures = {
  /** One for all tests of a worker, at `MORNING`; each test makes an organization of its own in it. */
  server: RunningServer;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  // A context that a test has made stays until its worker ends: its pages would go on listening and drawing beside all
  // tests that follow, and stand among the pictures of one that fails.
  closeBrowsers: [
    async ({ browser }, use, testInfo) => {
      await use();
      // Playwright takes a picture of each page as a context closes, in case the test fails; this one has not.
      const passed = testInfo.status === testInfo.expectedStatus;
      for (const context of browser.contexts()) {
        if (passed) await Promise.all(context.pages().map((page) => page.close()));
        await context.close();
      }
    },
    { auto: true },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer({ clockStart: MORNING });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server }, use) => {
    const { visit, expectQuiet } = openVisits(browser, server);
    await use(visit);
    expectQuiet();
  },
});

/** Visits of one test to one server. */
export function openVisits(browser: Browser, server: RunningServer): Visits {
  const watches: { expectQuiet(): void }[] = [];
  return {
    visit: async (account = null, { expected = [], ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: server.url,
        ...options,
      });
      // A session of its own: a copy of another browser's cookie ends when that one gets a new one (decision 0018).
      if (account) await signIn(context.request, account);
      const page = await context.newPage();
      watches.push(watchConsole(page, expected));
      return page;
    },
    expectQuiet: () => watches.forEach((watch) => watch.expectQuiet()),
  };
}

export { expect } from '@playwright/test';
