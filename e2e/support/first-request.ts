import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to the address alone; all later ones go to the server. The route stays: when Playwright takes
 * one away, as its option `times` does, a request that is sent at that moment seems to hang until it times out: a journey failed so once in a full run.
 */
export async function onFirstRequest(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await handle(route);
  });
}
