// What axe finds on a screen.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** Half as long as `axe.source`, which travels to every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** Of axe's overloads the one that is called: the linter does not always find it among them. */
type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

export type Violation = { rule: string; element: string };

export const EVERYTHING: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};

/** Runs axe directly. @axe-core/playwright injects it again for each check, which takes as long as the check. */
export async function axeViolations(page: Page, wanted: RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  return page.evaluate(async (options) => {
    const inPage = (window as unknown as { axe: Axe }).axe;
    // On the dark theme's light from above, axe says of no text whether it can be read: here it has the light's brightest
    // color everywhere, but on paper. Pages may load no style that they do not know, but may make one.
    const flat = new CSSStyleSheet();
    flat.replaceSync(
      '@media screen { .dark body { background: var(--ambient) } .dark body::before { display: none } }',
    );
    document.adoptedStyleSheets.push(flat);
    // The status grid draws the days beside the shown one for two frames before it puts them away.
    const context: ElementContext = { exclude: ['.g-day[aria-hidden]'] };
    // Leaves out the long list of passed checks, and to load every style sheet again for rules that are not asked for.
    const leftOut: RunOptions = { resultTypes: ['violations'], preload: false };
    const { violations } = await inPage.run(context, { ...options, ...leftOut });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flat);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, element: html })));
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
