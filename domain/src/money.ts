import { numberFormat } from './locale.ts';
const dollars = numberFormat({ style: 'currency', currency: 'USD' });

/** Formats integer cents as `$10.00`. */
export const formatMoney = (cents: number): string => dollars(cents / 100);
