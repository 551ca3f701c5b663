// How numbers, dates and plurals are written: the one place that knows the language.

export const LOCALE = 'en-US';

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
