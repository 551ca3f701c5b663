import { expect, type Locator, type Page } from '@playwright/test';

/** More than the tab stops of any screen. */
const MOST_STOPS = 80;

/** Presses Tab until `target` has the focus, as a person without a mouse does; answers how often. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  for (let press = 0; press < MOST_STOPS; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return press;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}
