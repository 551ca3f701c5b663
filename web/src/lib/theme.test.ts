import { expect, test } from 'vitest';
import beforeFirstPaint from '../../public/early.js?raw';
import { paths } from './paths.ts';
import { chooseTheme, themeToKeep } from './theme.ts';

/** Runs public/early.js against a stand-in for the browser; returns what it puts on the root. */
function runBeforeFirstPaint(
  stored: string | null,
  systemPrefersDark: boolean,
  path: string,
): { classes: string[]; dataset: Record<string, string> } {
  const root = { classes: [] as string[], dataset: {} };
  const document = {
    documentElement: { classList: { add: (name: string) => root.classes.push(name) }, dataset: root.dataset },
    querySelector: () => ({ content: '' }),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is a classic script, not a module
  new Function('document', 'location', 'localStorage', 'matchMedia', 'Worker', beforeFirstPaint)(
    document,
    { pathname: path },
    { getItem: () => stored },
    () => ({ matches: systemPrefersDark }),
    function Worker() {},
  );
  return root;
}

const themeBeforeFirstPaint = (stored: string | null, systemPrefersDark: boolean): string =>
  runBeforeFirstPaint(stored, systemPrefersDark, '/').classes.join(' ');

const beforeFirstPaintAt = (path: string): object => runBeforeFirstPaint(null, false, path).dataset;

test('the stored theme wins, then the system’s, then light, before the first paint and after it', () => {
  const cases: [string | null, boolean, string][] = [
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['purple', true, 'dark'],
  ];
  for (const [stored, system, expected] of cases) {
    expect(chooseTheme(stored, system)).toBe(expected);
    expect(themeBeforeFirstPaint(stored, system)).toBe(expected);
  }
});

test('screens without a masthead do not begin with one', () => {
  for (const path of [paths.display, paths.demoDashboard, paths.demoStatus])
    expect(beforeFirstPaintAt(path)).toHaveProperty('bare');
  for (const path of [paths.landing, paths.dashboard, paths.login])
    expect(beforeFirstPaintAt(path)).not.toHaveProperty('bare');
});

test('who goes back to the system’s theme follows the system again', () => {
  expect(themeToKeep('dark', false)).toBe('dark');
  expect(themeToKeep('light', false)).toBeNull();
  expect(themeToKeep('light', true)).toBe('light');
  expect(themeToKeep('dark', true)).toBeNull();
});
