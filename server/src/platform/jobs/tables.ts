import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** Work to be done at or after `dueAt`; a row is deleted when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: id().primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Whom the work is for; null for the installation's own housekeeping. */
    organizationId: uuid('organization_id'),
    /** At most one waiting job has this key, so that it can be moved or cancelled by it. */
    dedupeKey: text('dedupe_key').unique(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: instant('leased_until'),
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    /** Set when the attempts are used up: the row stays for a person to look at and is not run again. */
    failedAt: instant('failed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Led by the kind: runners look for the next job of each of their kinds, past any number that wait of others.
    index('jobs_kind_due_idx')
      .on(t.kind, t.dueAt, t.id)
      .where(sql`${t.failedAt} is null`),
    // Few rows: those that are running.
    index('jobs_leased_idx')
      .on(t.leasedUntil)
      .where(sql`${t.leasedUntil} is not null`),
    index('jobs_failed_idx')
      .on(t.failedAt)
      .where(sql`${t.failedAt} is not null`),
  ],
);
