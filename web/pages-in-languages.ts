import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_PATHS, SCREEN_PATHS, pageOfScreen } from '../contract/src/screen-paths.ts';

/** What is said before the application runs, by the names of messages/src/en/app/page.ts. */
type PageWords = (name: string) => string;

export const htmlLang = (language: string): string => (language === 'en-US' ? 'en' : language);

/** A built page with the files and the words of a language. */
export function pageIn(html: string, language: string, words: PageWords): string {
  return html
    .replaceAll('="/assets/', language === 'en-US' ? '="/assets/' : `="/assets/${language}/`)
    .replace(/(?<=\.webmanifest)(?=")/, language === 'en-US' ? '' : `?language=${language}`)
    .replace('<html lang="en"', `<html lang="${htmlLang(language)}"`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, before: string) => before + words('description'),
    )
    .replace(/<noscript>[^<]*/, () => `<noscript>${words('needsJavaScript')}`);
}

/** For search engines: where a page that anybody may read is in the other languages. */
export function alternatesOf(name: string, languages: readonly string[]): string {
  const path = PUBLIC_PATHS.find((each) => name === pageOfScreen(screenAt(each)));
  if (path === undefined || languages.length < 2) return '';
  const linkTo = (lang: string, href: string): string =>
    `<link rel="alternate" hreflang="${lang}" href="${href}" />`;
  const links = languages.map((language) => linkTo(htmlLang(language), `${path}?language=${language}`));
  return [...links, linkTo('x-default', path)].join('');
}

const screenAt = (path: string): string =>
  Object.entries(SCREEN_PATHS).find(([, each]) => each === path)?.[0] ?? '';

type Manifest = { shortcuts: { name: string; short_name: string; url: string }[] };

/** What a system shows of the application once it is installed. */
export function manifestIn(language: string, words: PageWords): string {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, 'public/manifest.webmanifest'), 'utf8'),
  ) as Manifest;
  const names: Readonly<Record<string, Readonly<Record<'name' | 'short_name', string>>>> = {
    [SCREEN_PATHS.booking]: { name: words('bookACharger'), short_name: words('book') },
    [SCREEN_PATHS.availability]: { name: words('chargerStatus'), short_name: words('status') },
    [SCREEN_PATHS.charger]: { name: words('atTheCharger'), short_name: words('charger') },
  };
  const shortcuts = manifest.shortcuts.map((shortcut) => ({ ...shortcut, ...names[shortcut.url] }));
  const description = words('installedDescription');
  return JSON.stringify({ ...manifest, lang: htmlLang(language), description, shortcuts }, null, 2);
}
