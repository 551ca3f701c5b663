import { expect, it } from 'vitest';
import css from './styles/tokens.css?raw';

it('every colour that the dark theme changes is one of the user’s colours in forced colours', () => {
  const [themes = '', forced = ''] = css.split('@media (forced-colors: active)');
  const dark = themes.slice(themes.indexOf('.dark {'));
  expect(namesIn(dark).length).toBeGreaterThan(40);
  expect(namesIn(forced)).toEqual(expect.arrayContaining(namesIn(dark)));
});

const namesIn = (css: string): string[] => css.match(/--[\w-]+(?=:)/g) ?? [];
