import { DEFAULT_LANGUAGE, type Language } from '@chargerota/domain';
import { BASE } from './base.ts';
import { hasUnsavedWork, loadNextScreen } from './leave-guard.ts';

/** The language that the page was built in; the server has chosen it. */
export const pageLanguage = (): Language => {
  const lang = globalThis.document?.documentElement.lang;
  return !lang || lang === 'en' ? DEFAULT_LANGUAGE : (lang as Language);
};

const A_YEAR = 31_536_000;
const TRIED = 'language-tried';

/**
 * Shows the application in another language from now on, also on this browser before anybody signs in. The page is loaded
 * again; where something is typed and not saved, with the next screen.
 */
export function switchLanguage(language: Language): void {
  if (language === pageLanguage()) return loadNextScreen(false);
  document.cookie = `language=${language}; path=${BASE || '/'}; max-age=${A_YEAR}; samesite=lax`;
  // Where no cookie is kept, or the page comes from an application without this language, it stays as it is.
  const isKept = document.cookie.includes(`language=${language}`);
  if (!isKept || sessionStorage.getItem(TRIED) === language) return;
  if (hasUnsavedWork()) return loadNextScreen(true);
  sessionStorage.setItem(TRIED, language);
  location.reload();
}

/** The worker keeps the files of one language (worker/sw.js). */
export const WORKER_LANGUAGE = pageLanguage() === DEFAULT_LANGUAGE ? '' : `?language=${pageLanguage()}`;
