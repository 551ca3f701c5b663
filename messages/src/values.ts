import { formatNumber, pluralOf } from './locale.ts';

/** What a message says of named values. They are written already, as the reader's region writes them. */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The same, with a number that decides the grammar. */
export type Counted<Name extends string = never> = Values<Name> & { readonly count: number };

/** The form that goes with a number. */
export const plural = (count: number, { one, other }: Readonly<Record<'one' | 'other', string>>): string =>
  pluralOf(count, one, other);

/** A number as the reader's region writes it: `1,234`. */
export const number = (value: number): string => formatNumber(value);
