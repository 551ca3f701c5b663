import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** Work to be done at or after `dueAt`; the row is deleted when the work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: id().primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The tenant to which the job belongs; null for the installation's own housekeeping. */
    organizationId: uuid('organization_id'),
    /** At most one waiting job has this key, by which it can be moved or cancelled. */
    dedupeKey: text('dedupe_key').unique(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: instant('leased_until'),
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    /** Set when the attempts are used up: the row stays for a person to look at, and is not run again. */
    failedAt: instant('failed_at'),
    /** The trace in which it was written (W3C `traceparent`), if one was. */
    trace: text('trace'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Begins with the kind: runners look for the next job of each of their kinds and skip those waiting of other kinds.
    index('jobs_kind_due_idx')
      .on(t.kind, t.dueAt, t.id)
      .where(sql`${t.failedAt} is null`),
    // Those that have failed and will be tried again: what operators look at.
    index('jobs_failing_idx')
      .on(t.dueAt)
      .where(sql`${t.failedAt} is null and ${t.lastError} is not null`),
    index('jobs_failed_idx')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
  ],
);
