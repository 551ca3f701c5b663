// How numbers, dates and plurals are written: the one place that knows the language, and whose formats hold.
import { currentFormats, localeOf } from './formats.ts';

/** Of words, and of the names of zones and regions. */
export const wordsLocale = (): string => currentFormats().language;

type Format<V> = { format: (value: V) => string };

/**
 * A format for each reader's locale that asks for it, made when it is first used: to make the first one takes a slow phone
 * a sixth of a second.
 */
export function byLocale<F>(make: (locale: string) => F, localeNow: () => string): () => F {
  const made = new Map<string, F>();
  return () => {
    const locale = localeNow();
    let format = made.get(locale);
    if (!format) made.set(locale, (format = make(locale)));
    return format;
  };
}

const locales = new Map<string, string>();

/** The reader's language, as their region writes it. */
function readersLocale(): string {
  const formats = currentFormats();
  const key = `${formats.language} ${formats.region}`;
  let locale = locales.get(key);
  if (!locale) locales.set(key, (locale = localeOf(formats)));
  return locale;
}

function byRegion<V>(make: (locale: string) => Format<V>): (value: V) => string {
  const format = byLocale(make, readersLocale);
  return (value) => format().format(value);
}

/** How a day or a month is written: `dateFormat({ dateStyle: 'long' })(now)`. Times of day are `formatTime`'s. */
export const dateFormat = (
  options: Omit<Intl.DateTimeFormatOptions, 'timeStyle' | 'hour' | 'minute'>,
): ((instant: Date) => string) => byRegion((locale) => new Intl.DateTimeFormat(locale, options));

/** How a number is written, where formatNumber does not suffice. */
export const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
  byRegion((locale) => new Intl.NumberFormat(locale, options));

const lists = byLocale((locale) => new Intl.ListFormat(locale), wordsLocale);

/** `Ada, Ben, and Cleo` */
export const listWords = (items: readonly string[]): string => lists().format(items);

const numbers = new Map<number, (value: number) => string>();

/** `1,234`; with at most `decimals` places after the point, 3 unless given. */
export function formatNumber(value: number, decimals = 3): string {
  let format = numbers.get(decimals);
  if (!format) numbers.set(decimals, (format = numberFormat({ maximumFractionDigits: decimals })));
  return format(value);
}

const collators = byLocale((locale) => new Intl.Collator(locale, { numeric: true }), wordsLocale);

/** The order of names in the reader's language; numbers in them count as such. */
export const compareNames = (one: string, other: string): number => collators().compare(one, other);

const plurals = byLocale((locale) => new Intl.PluralRules(locale), wordsLocale);

/** The form that goes with a number: of 1 `one`, of others `other`. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  return plurals().select(count) === 'one' ? one : other;
}

/** `1 ticket`, `1,234 tickets`. */
export const countedWords = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${pluralOf(count, one, other)}`;
