import { DAY_MS, HOUR_MS } from '@chargerota/domain';
import { lte, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { namedQuery, type Database } from '../database/database.ts';
import { liveEvents } from '../events/tables.ts';
import { idempotencyKeys } from '../http/tables.ts';
import { paymentSandboxRequests as requests } from '../payments/tables.ts';
import { rateLimits } from '../rate-limits/tables.ts';
import { sessions } from '../sessions/tables.ts';
import { definePeriodicJob, type PeriodicJob } from './periodic.ts';
import { jobs } from './tables.ts';

/**
 * Rows of which there may be many: the statement gets the business clock's now minus `keep` milliseconds as `$1` and
 * `batch` as `$2`, and returns a row with the number `gone`. It may do other work on rows of that age than delete them.
 */
export type RowsInBatches = { name: string; text: string; keep: number; batch: number };

/** Rows that are deleted once they are over; `until` is the clock's now minus `keep`. */
type RowsOfTable = { table: PgTable; isOver: (until: Date) => SQL; keep: number };

export type ExpiredRows = RowsInBatches | RowsOfTable;

/** Expired rows of the platform's own tables; features name theirs in features.ts. */
const EXPIRED: ExpiredRows[] = [
  { table: jobs, isOver: (until) => lte(jobs.failedAt, until), keep: 30 * DAY_MS },
  { table: sessions, isOver: (until) => lte(sessions.expire, until), keep: 0 },
  { table: rateLimits, isOver: (until) => lte(rateLimits.windowStart, until), keep: 2 * DAY_MS },
  { table: idempotencyKeys, isOver: (until) => lte(idempotencyKeys.createdAt, until), keep: DAY_MS },
  { table: requests, isOver: (until) => lte(requests.createdAt, until), keep: 30 * DAY_MS },
  // By the database's clock, like the rows themselves. Instances read them within seconds.
  {
    table: liveEvents,
    isOver: () => lte(liveEvents.createdAt, sql`clock_timestamp() - interval '10 minutes'`),
    keep: 0,
  },
];

const BATCH = 5000;
/** Further batches wait for the next hour. */
const MOST_BATCHES = 200;

/** Deletes a batch; returns the number of its rows. What somebody has locked is left for the next hour. */
async function deleteBatch({ drizzle }: Database, { table, isOver }: RowsOfTable, until: Date) {
  const over = drizzle
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(isOver(until))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return (await drizzle.delete(table).where(sql`ctid = ANY (ARRAY(${over}))`)).rowCount ?? 0;
}

/** Each batch has a transaction of its own, so that locks are short and finished batches are kept. */
async function clear(database: Database, now: Date, rows: ExpiredRows): Promise<void> {
  const until = new Date(now.getTime() - rows.keep);
  for (let done = 0; done < MOST_BATCHES; done++) {
    if ('table' in rows) {
      if ((await deleteBatch(database, rows, until)) < BATCH) return;
    } else {
      const { name, text, batch } = rows;
      const [row] = await namedQuery<{ gone: number }>(database.drizzle, { name, text }, [until, batch]);
      if (!row || row.gone < batch) return;
    }
  }
}

/** Deletes expired rows every hour. What fails ends the run: later rows may only go once earlier ones were counted. */
export const housekeepingJob = (ofFeatures: ExpiredRows[] = []): PeriodicJob =>
  definePeriodicJob({
    kind: 'platform.housekeeping',
    firstAt: (now) => now,
    nextAt: (now) => new Date(now.getTime() + HOUR_MS),
    run: async ({ database, clock }) => {
      const now = clock.now();
      for (const rows of [...EXPIRED, ...ofFeatures]) await clear(database, now, rows);
    },
  });
