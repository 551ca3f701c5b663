import { sql } from 'drizzle-orm';
import { check, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn, CheckBuilder } from 'drizzle-orm/pg-core';
import { newId } from './ids.ts';

/** The table's own id. The application generates it, so that a use case knows it before it writes. */
export const id = () => uuid('id').notNull().$defaultFn(newId);

/**
 * A point in time, read and written as a `Date`. It has no default because business instants come from the injected
 * clock.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A wall-clock time 'HH:MM' in the zone of the location or organization. */
export const wallTime = (name: string) => text(name);

/** CHECK that a text column holds one of `values` (states are text with a CHECK, not enums). */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** CHECK that a column holds a wall-clock time from '00:00' to '24:00'. */
export function isWallTime(name: string, column: AnyPgColumn): CheckBuilder {
  return check(name, sql`${column} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'`);
}

/** `values` as SQL literals, for text that takes no parameters. For constants of the code only. */
export const literalText = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');

/** The same for DDL. */
export const literals = (values: readonly string[]) => sql.raw(literalText(values));
