/** Those whose messages are complete. */
export const LANGUAGES = ['en-US', 'en-GB', 'de', 'fr', 'es', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For whoever has told nothing else, and for what is stored for everybody. */
export const DEFAULT_LANGUAGE: Language = 'en-US';

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
};

/** What a header `Accept-Language` names, or a browser, the most wanted first. */
export const languagesOfHeader = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice('q='.length);
      return { name, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ name, quality }) => name !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ name }) => name);

/** English that is not written as in the United States. */
const AS_IN_BRITAIN = /^en-(?!us\b|ca\b|ph\b)[a-z]{2}\b/i;

/** The first language that we have of those wanted, such as `de-CH`; null if there is none. */
export function languageOf(wanted: readonly string[]): Language | null {
  for (const name of wanted) {
    const base = name.split('-', 1)[0]?.toLowerCase();
    const asked = base === 'en' ? (AS_IN_BRITAIN.test(name) ? 'en-GB' : 'en-US') : base;
    const known = LANGUAGES.find((language) => language === asked);
    if (known) return known;
    if (base === 'en') return DEFAULT_LANGUAGE;
  }
  return null;
}
