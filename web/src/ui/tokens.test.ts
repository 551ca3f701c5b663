// oxlint-disable-next-line no-restricted-imports -- a test that reads the style sheets; no browser runs it
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('every colour that the dark theme changes is one of the user’s colours in forced colours', async () => {
  const css = await readFile(new URL('styles/tokens.css', import.meta.url), 'utf8');
  const [themes = '', forced = ''] = css.split('@media (forced-colors: active)');
  const dark = themes.slice(themes.indexOf('.dark {'));
  expect(namesIn(dark).length).toBeGreaterThan(40);
  expect(namesIn(forced)).toEqual(expect.arrayContaining(namesIn(dark)));
});

const namesIn = (css: string): string[] => css.match(/--[\w-]+(?=:)/g) ?? [];
