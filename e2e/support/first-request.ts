import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to the address alone; all later ones go to the server. The route stays, unlike with
 * Playwright's option `times`: a request that is sent while a route is taken away seems to hang until it times out.
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
