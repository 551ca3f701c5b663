import type { Page } from '@playwright/test';

/** What the browser says on its console when an answer is lost. */
export const LOST = /Failed to load resource|net::ERR/;

/** The server does what is asked for at an address, except reading, but its answers do not arrive. */
export async function loseAnswers(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    await route.abort();
  });
}
