import { expect, test, type Locator, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can get wrong on a screen that another project looks at in the same size: the markup is the same. */
const OF_THEME = ['color-contrast'];

/** Fails when axe finds anything on what is on the screen now, controls lie on one another, or it scrolls sideways. */
export async function expectSoundScreen(page: Page): Promise<void> {
  await expectSettled(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await coveredControls(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** axe itself, without @axe-core/playwright: that one injects it anew for each look, which takes as long as looking. */
async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: RunOnly = test.info().project.metadata['themeOnly']
    ? { type: 'rule', values: OF_THEME }
    : { type: 'tag', values: WCAG };
  return page.evaluate(async (rules) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    // Nobody reads the long list of what is in order.
    const { violations } = await inPage.run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, runOnly);
}

/** Controls of which another takes every press: by a name or the keyboard they can be reached all the same. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = new Map<string, Element>();
    return [...document.querySelectorAll('button, a[href]')].flatMap((control) => {
      if (!control.checkVisibility()) return [];
      const { x, y, width, height } = control.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(' ');
      const other = boxes.get(box);
      boxes.set(box, control);
      return other && width * height > 1 ? [`${other.outerHTML} and ${control.outerHTML}`] : [];
    });
  });
}

/** Waits until the screen shows what it has to show, skeletons and spinners gone. */
async function expectSettled(page: Page): Promise<void> {
  // By tag: behind a dialog the heading has no role for the time being.
  await expect(page.locator('h1')).toBeVisible();
  const busy = page.locator('[aria-busy=true]');
  await expect
    .poll(() => busy.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))))
    .toEqual([]);
}

/** Fails when the screen, once it has everything it waits for, is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectSettled(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Collects what the browser complains about; `expectQuiet` fails on any of it. That nobody is signed in the client
 * learns from a 401, which the browser reports whatever the page does: only that one is expected everywhere.
 */
export function watchConsole(page: Page, expected: RegExp[] = []): { expectQuiet(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('401') && message.location().url.endsWith('/api/auth/user')) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    expectQuiet: () =>
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The title of the toast that is shown. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true });
