// How numbers, dates and plurals are written: the one place that knows the language, and whose formats hold.
import { currentFormats, localeOf, type Region } from './formats.ts';

/** Of words, and of the names of zones. */
export const LOCALE = 'en-US';

type Format<V> = { format: (value: V) => string };

/**
 * A format for each region that asks for it, made when it is first used: to make the first one takes a slow phone a sixth
 * of a second.
 */
function byRegion<V>(make: (locale: string) => Format<V>): (value: V) => string {
  const made = new Map<Region, Format<V>>();
  return (value) => {
    const { region } = currentFormats();
    let format = made.get(region);
    if (!format) made.set(region, (format = make(localeOf(region))));
    return format.format(value);
  };
}

/** How a day or a month is written: `dateFormat({ dateStyle: 'long' })(now)`. Times of day are `formatTime`'s. */
export const dateFormat = (
  options: Omit<Intl.DateTimeFormatOptions, 'timeStyle' | 'hour' | 'minute'>,
): ((instant: Date) => string) => byRegion((locale) => new Intl.DateTimeFormat(locale, options));

/** How a number is written, where formatNumber does not suffice. */
export const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
  byRegion((locale) => new Intl.NumberFormat(locale, options));

let lists: Intl.ListFormat | undefined;

/** `Ada, Ben, and Cleo` */
export const listWords = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat(LOCALE)).format(items);

const numbers = new Map<number, (value: number) => string>();

/** `1,234`; with at most `decimals` places after the point, 3 unless given. */
export function formatNumber(value: number, decimals = 3): string {
  let format = numbers.get(decimals);
  if (!format) numbers.set(decimals, (format = numberFormat({ maximumFractionDigits: decimals })));
  return format(value);
}

let plurals: Intl.PluralRules | undefined;

/** The form that goes with a number: of 1 `one`, of others `other`. */
export function pluralOf<T>(count: number, one: T, other: T): T {
  plurals ??= new Intl.PluralRules(LOCALE);
  return plurals.select(count) === 'one' ? one : other;
}

/** `1 ticket`, `1,234 tickets`. */
export const countedWords = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${pluralOf(count, one, other)}`;
