import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Half as long as `axe.source`, which travels to every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
type Axe = typeof import('axe-core');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the theme, in which only colors differ. */
const OF_THEME = 'color-contrast';

/**
 * Fails if axe finds an error on the present screen, if one control covers another, if a sentence stands in a place too narrow for it,
 * or if the screen scrolls sideways.
 * Contrast takes two thirds of axe's time: in journeys tagged `@main` axe reads it in both themes, in the others only
 * where all journeys run everywhere (`npm run soak`).
 */
export async function expectSoundScreen(page: Page): Promise<void> {
  await expectSettled(page);
  const readsContrast = test.info().tags.includes('@main') || Boolean(process.env['E2E_EVERYWHERE']);
  const everything: RunOptions = {
    runOnly: { type: 'tag', values: WCAG },
    rules: { [OF_THEME]: { enabled: readsContrast } },
  };
  expect(await axeViolations(page, everything)).toEqual([]);
  if (readsContrast) await expectSoundInOtherTheme(page);
  expect(await coveredControls(page)).toEqual([]);
  expect(await squeezedTexts(page)).toEqual([]);
  await expectNarrowEnough(page);
}

async function expectSoundInOtherTheme(page: Page): Promise<void> {
  const theme = test.info().project.use.colorScheme === 'dark' ? 'dark' : 'light';
  const other = theme === 'dark' ? 'light' : 'dark';
  await changeTheme(page, theme, other);
  const itsContrast: RunOptions = { runOnly: { type: 'rule', values: [OF_THEME] } };
  expect(await axeViolations(page, itsContrast), `in the ${other} theme`).toEqual([]);
  await changeTheme(page, other, theme);
}

/** As theme.js and theme.ts do it: by a class. */
async function changeTheme(page: Page, from: string, to: string): Promise<void> {
  const changed = await page.evaluate(
    ([before, after]) => document.documentElement.classList.replace(before!, after!),
    [from, to],
  );
  expect(changed, `the screen is in the ${from} theme`).toBe(true);
}

/** Runs axe directly. @axe-core/playwright injects it again for each check, which takes as long as the check. */
async function axeViolations(page: Page, wanted: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  return page.evaluate(async (options) => {
    const inPage = (window as unknown as { axe: Axe }).axe;
    // On the dark theme's light from above, axe says of no text whether it can be read: here it has the light's brightest
    // color everywhere. Pages may load no style that they do not know, but may make one.
    const flat = new CSSStyleSheet();
    flat.replaceSync('.dark body { background: var(--ambient) } .dark body::before { display: none }');
    document.adoptedStyleSheets.push(flat);
    // Leaves out the long list of passed checks.
    const { violations } = await inPage.run({ ...options, resultTypes: ['violations'] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, wanted);
}

/**
 * Gives the page axe, which here remembers the colors that it has read. A screen has about a dozen, and one run reads
 * them twenty thousand times, which is a third of its work.
 */
async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
  await page.evaluate(() => {
    type Color = Record<'r' | 'g' | 'b' | 'alpha', number>;
    type Parse = (this: Color, text: string) => Color;
    const { axe } = window as unknown as {
      axe: { commons: { color: { Color: { prototype: { parseString: Parse } } } } };
    };
    const { prototype } = axe.commons.color.Color;
    const parse = prototype.parseString;
    const read = new Map<string, Color>();
    prototype.parseString = function (text) {
      const known = read.get(text);
      if (known) return Object.assign(this, known);
      const { r, g, b, alpha } = parse.call(this, text);
      read.set(text, { r, g, b, alpha });
      return this;
    };
  });
}

/** Controls of which another one takes every press. A test could still reach them by name or keyboard. */
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

/** Sentences whose place is so narrow that their words are taken apart. */
function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const squeezed: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent!.trim();
      if (text.length < 24 || node.parentElement!.closest('.vh')) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length * 6 > text.length) squeezed.push(text);
    }
    return squeezed;
  });
}

/** Waits until skeletons and spinners have disappeared. */
async function expectSettled(page: Page): Promise<void> {
  // By tag, because behind a dialog the heading temporarily has no role.
  await expect(page.locator('h1')).toBeVisible();
  const busy = page.locator('[aria-busy=true]');
  await expect
    .poll(() => busy.evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200))))
    .toEqual([]);
}

/** Fails if the screen is wider than the window once everything has loaded. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectSettled(page);
  await expectNarrowEnough(page);
}

async function expectNarrowEnough(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Collects the browser's complaints; `expectQuiet` fails if there are any. */
export function watchConsole(page: Page, expected: RegExp[] = []): { expectQuiet(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Playwright says of each page that its service worker is blocked.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    expectQuiet: () =>
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]),
  };
}

/** The title of the visible toast. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true });

/** The title of a failure that is told beside what was pressed. */
export const failure = (page: Page, title: string): Locator =>
  page.getByRole('alert').getByText(title, { exact: true });
