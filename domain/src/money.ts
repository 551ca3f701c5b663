import { LOCALE } from './locale.ts';
const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });

/** Formats integer cents as `$10.00`. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);
