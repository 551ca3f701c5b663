import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A LIKE pattern for texts that contain `text`; % and _ in it are escaped. */
export const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A text from elsewhere as PostgreSQL can hold it: no zero bytes, no halves of characters. */
export const storableText = (text: string): string =>
  text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');

/**
 * The order in which people expect names, whatever the collation of the database: small letters beside capitals, letters
 * with marks beside those without. Every package of PostgreSQL has it.
 */
export const NAME_ORDER = 'COLLATE "und-x-icu"';
const nameOrder = sql.raw(NAME_ORDER);

export const byName = (name: SQLWrapper): SQL => sql`(${name}) ${nameOrder}`;

/** Whether a text contains what somebody has typed, whatever the capitals and marks: `muller` is in `Müller`. */
export const mentions = (text: SQLWrapper, typed: string): SQL =>
  sql`regexp_replace(normalize(lower(${byName(text)}), NFD), ${MARKS}, '', 'g') LIKE ${contains(withoutMarks(typed))}`;

const MARKS = String.raw`[\u0300-\u036f]`;
const withoutMarks = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
