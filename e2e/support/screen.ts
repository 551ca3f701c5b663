import { expect, test, type Locator, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations, EVERYTHING, type Violation } from './axe.ts';
import { picture, wearTheme, type Theme } from './picture.ts';

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
  await picture(page);
  const readsContrast = test.info().tags.includes('@main') || Boolean(process.env['E2E_EVERYWHERE']);
  const wanted: RunOptions = { ...EVERYTHING, rules: { [OF_THEME]: { enabled: readsContrast } } };
  expect(await lastingViolations(page, wanted)).toEqual([]);
  if (readsContrast) await expectSoundInOtherTheme(page);
  expect(await coveredControls(page)).toEqual([]);
  expect(await squeezedTexts(page)).toEqual([]);
  await expectNarrowEnough(page);
}

/**
 * Axe reads the places of things one after another. If the screen moves meanwhile, it compares places of before and
 * after, and finds what nobody sees; so what it finds has to be there at a second reading.
 */
async function lastingViolations(page: Page, wanted: RunOptions): Promise<Violation[]> {
  const first = await axeViolations(page, wanted);
  return first.length === 0 ? first : axeViolations(page, wanted);
}

async function expectSoundInOtherTheme(page: Page): Promise<void> {
  const [theme, other]: Theme[] =
    test.info().project.use.colorScheme === 'dark' ? ['dark', 'light'] : ['light', 'dark'];
  await wearTheme(page, other!);
  const itsContrast: RunOptions = { runOnly: { type: 'rule', values: [OF_THEME] } };
  expect(await lastingViolations(page, itsContrast), `in the ${other} theme`).toEqual([]);
  await wearTheme(page, theme!);
}

/** Controls of which another one takes every press. A test could still reach them by name or keyboard. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = new Map<string, Element>();
    return [...document.querySelectorAll('button, a[href]')].flatMap((control) => {
      // A day that is made ready lies behind the one that is seen, and takes no press.
      if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) return [];
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
export async function expectSettled(page: Page): Promise<void> {
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
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth;
    const isCut = ({ parentElement: around }: Element): boolean =>
      around !== null &&
      around !== document.body &&
      ((getComputedStyle(around).overflowX !== 'visible' && !isBeyond(around)) || isCut(around));
    const widest = [...document.body.querySelectorAll('*')].filter((each) => isBeyond(each) && !isCut(each));
    return [`${scrollWidth - clientWidth} px`, ...widest.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
  expect(beyond, `${page.url()} scrolls sideways`).toEqual([]);
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

/** How to find a location whose position is not known: by its address, as a search contains it. */
export async function expectWaysTo(within: Locator, name: string, address: string): Promise<void> {
  const map = within.getByRole('link', { name: new RegExp(`^Show on a map.*${name}`) });
  await expect(map).toHaveAttribute('href', `https://www.openstreetmap.org/search?query=${address}`);
  const directions = within.getByRole('link', { name: `Directions to ${name}` });
  await expect(directions).toHaveAttribute('href', `https://www.openstreetmap.org/directions?to=${address}`);
}

/** The title of the visible toast. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true });

/** Waits for a toast, which may not stand over anything on the screen that can be pressed next. */
export async function expectClearToast(page: Page, title: string): Promise<void> {
  await expect(toast(page, title)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const shown = document.querySelector('.toast[data-state="open"]')?.getBoundingClientRect();
        if (!shown) return ['no toast'];
        return [...document.querySelectorAll('main :is(button, a[href], input, select, summary)')]
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            const isUnder =
              left < shown.right && right > shown.left && top < shown.bottom && bottom > shown.top;
            return isUnder && control.checkVisibility();
          })
          .map((control) => control.textContent);
      }),
    )
    .toEqual([]);
}

/** The title of a failure that is told beside what was pressed. */
export const failure = (page: Page, title: string): Locator =>
  page.getByRole('alert').getByText(title, { exact: true });

/** Where a part begins in the window, in whole pixels. */
export const topOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Presses the middle of something with a finger. */
export async function tapMiddle(page: Page, of: Locator): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await of.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
