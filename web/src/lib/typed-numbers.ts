import { numberFormat } from '@chargerota/domain';

/** What somebody has typed, with a point or a comma before the decimals; NaN if it is no number. */
export const readNumber = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));

/** A number in a field, as it is typed in the reader's region. */
export const typedNumber: (value: number) => string = numberFormat({
  maximumFractionDigits: 6,
  useGrouping: false,
});
