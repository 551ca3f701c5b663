// How numbers, dates and plurals are written: the one place that knows the language.

export const LOCALE = 'en-US';

/** A format that is made when it is first used: to make the first one takes a slow phone a sixth of a second. */
function lazily<F extends { format: (value: never) => string }>(make: () => F): F['format'] {
  let format: F | undefined;
  return (value) => (format ??= make()).format(value);
}

/** How an instant is written: `dateFormat({ timeStyle: 'short' })(now)`. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((instant: Date) => string) =>
  lazily(() => new Intl.DateTimeFormat(LOCALE, options));

/** How a number is written, where formatNumber does not suffice. */
export const numberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) =>
  lazily(() => new Intl.NumberFormat(LOCALE, options));

/** `Ada, Ben, and Cleo` */
export const listWords: (items: readonly string[]) => string = lazily(() => new Intl.ListFormat(LOCALE));

const formats = new Map<number, Intl.NumberFormat>();

/** `1,234`; with at most `decimals` places after the point, 3 unless given. */
export function formatNumber(value: number, decimals = 3): string {
  let format = formats.get(decimals);
  if (!format)
    formats.set(decimals, (format = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: decimals })));
  return format.format(value);
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
