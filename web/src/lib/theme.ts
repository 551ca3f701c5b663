import { readText, writeText } from './storage.ts';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
/** The background colour of each theme, for the browser's own bars. */
const THEME_COLORS: Record<Theme, string> = { light: '#fbfdfc', dark: '#070e10' };

/**
 * The stored theme, else the system's preference for dark, else light. public/early.js decides the same before the
 * first paint.
 */
export function chooseTheme(stored: string | null, systemPrefersDark: boolean): Theme {
  if (stored === 'light' || stored === 'dark') return stored;
  return systemPrefersDark ? 'dark' : 'light';
}

export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.documentElement.classList.toggle('light', theme === 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

/** Shows a theme without remembering it; null: the one of this browser again. */
export const showTheme = (theme: Theme | null): void =>
  applyTheme(theme ?? chooseTheme(readText(THEME_KEY), prefersDark().matches));

/** What is remembered of a chosen theme: nothing if it is the system's, which the page then follows again. */
export const themeToKeep = (chosen: Theme, systemPrefersDark: boolean): Theme | null =>
  chosen === chooseTheme(null, systemPrefersDark) ? null : chosen;

/** Switches to the other theme. Returns the new one. */
export function toggleTheme(): Theme {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  applyTheme(theme);
  writeText(THEME_KEY, themeToKeep(theme, prefersDark().matches));
  return theme;
}

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Until the person chooses the other theme, the page follows the system's. */
export function followSystemTheme(): void {
  prefersDark().addEventListener('change', (event) =>
    applyTheme(chooseTheme(readText(THEME_KEY), event.matches)),
  );
}
