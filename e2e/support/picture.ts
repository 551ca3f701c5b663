import { test, type Page } from '@playwright/test';

const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const THEMES = ['light', 'dark'] as const;
/** They stand in the window, wherever the screen ends. */
const FLOATING = ['[role=dialog]', '[role=alertdialog]', '.toast[data-state=open]'];

export type Theme = (typeof THEMES)[number];

/** As theme.js and theme.ts do it: by a class. */
export function wearTheme(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((worn) => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(worn);
  }, theme);
}

/**
 * Takes the screen in both sizes and both themes, where pictures are wanted (`npm run shots`), and leaves it as it was.
 * `pictures-page.ts` shows them.
 */
export async function picture(page: Page): Promise<void> {
  if (!process.env['PICTURES']) return;
  const before = page.viewportSize()!;
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  const name = await nameOf(page);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    if (!(await page.locator(FLOATING.join()).first().isVisible())) await fitWindow(page, viewport);
    for (const theme of THEMES) {
      await wearTheme(page, theme);
      const body = await page.screenshot();
      await test.info().attach(`${name}|${size}, ${theme}`, { body, contentType: 'image/png' });
    }
  }
  await wearTheme(page, wasDark ? 'dark' : 'light');
  await page.setViewportSize(before);
}

/** As tall as the page, so that what is fixed to the window's edge is not in the middle of the picture. */
async function fitWindow(page: Page, { width }: { width: number }): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** The address, and the heading of what one looks at. */
async function nameOf(page: Page): Promise<string> {
  const heading = page.locator([...FLOATING.map((part) => `${part} h2`), 'h1'].join()).last();
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}: ${await heading.textContent()}`;
}
