import { sql, type Placeholder } from 'drizzle-orm';

/**
 * How many rows, for LIMIT and OFFSET of a named statement. As a bare parameter it would make the plan for the given number
 * look cheaper than the one for any number, so that PostgreSQL plans the statement anew each time. And Drizzle leaves out
 * `OFFSET 0`, so that the first page would be another statement than the second, by the same name, which the driver refuses.
 */
export const rowCount = (rows: number): Placeholder =>
  // Drizzle's types allow only its own placeholders here; it writes any SQL.
  sql`(select ${rows}::bigint)` as unknown as Placeholder;
