import { readText, writeText } from './storage.ts';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';
/** The background colour of each theme, for the browser's own bars. */
const THEME_COLORS: Record<Theme, string> = { light: '#fbfdfc', dark: '#070e10' };

/** The stored theme, else the system's preference for dark, else light. public/theme.js decides the same before the first paint. */
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

/** Switches to the other theme and remembers it. Returns the new one. */
export function toggleTheme(): Theme {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  applyTheme(theme);
  writeText(THEME_KEY, theme);
  return theme;
}

/** Until the person chooses a theme, the page follows the system's. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) =>
    applyTheme(chooseTheme(readText(THEME_KEY), event.matches)),
  );
}
