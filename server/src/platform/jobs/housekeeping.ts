import { DAY_MS, HOUR_MS } from '@chargerota/domain';
import { lte, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inTransaction, namedQuery, type Database } from '../database/database.ts';
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

/**
 * Rows that are deleted after they expire, first those in batches, in the order of their list. `until` is the clock's now
 * minus `keep`.
 */
export type ExpiredRows = RowsInBatches | { table: PgTable; isOver: (until: Date) => SQL; keep: number };

/** Expired rows of the platform's own tables; features name theirs in features.ts. */
const EXPIRED: ExpiredRows[] = [
  { table: jobs, isOver: (until) => lte(jobs.failedAt, until), keep: 30 * DAY_MS },
  { table: sessions, isOver: (until) => lte(sessions.expire, until), keep: 0 },
  { table: rateLimits, isOver: (until) => lte(rateLimits.windowStart, until), keep: 2 * DAY_MS },
  { table: idempotencyKeys, isOver: (until) => lte(idempotencyKeys.createdAt, until), keep: DAY_MS },
  { table: requests, isOver: (until) => lte(requests.createdAt, until), keep: 30 * DAY_MS },
];

/** By the database's clock, like the rows themselves. Instances read them within seconds. */
const IS_DELIVERED = lte(liveEvents.createdAt, sql`clock_timestamp() - interval '10 minutes'`);

/** Further batches wait for the next hour. */
const MOST_BATCHES = 100;

/** Each batch has a transaction of its own, so that locks are short and finished batches are kept. */
async function deleteInBatches(database: Database, now: Date, rows: RowsInBatches) {
  const { keep, batch, ...statement } = rows;
  for (let done = 0; done < MOST_BATCHES; done++) {
    const values = [new Date(now.getTime() - keep), batch];
    const [row] = await namedQuery<{ gone: number }>(database.drizzle, statement, values);
    if (!row || row.gone < batch) return;
  }
}

/** Deletes expired rows every hour. */
export const housekeepingJob = (ofFeatures: ExpiredRows[] = []): PeriodicJob =>
  definePeriodicJob({
    kind: 'platform.housekeeping',
    firstAt: (now) => now,
    nextAt: (now) => new Date(now.getTime() + HOUR_MS),
    run: async ({ database, clock }) => {
      const now = clock.now();
      for (const rows of ofFeatures) if ('batch' in rows) await deleteInBatches(database, now, rows);
      await inTransaction(database, async (tx) => {
        for (const rows of [...EXPIRED, ...ofFeatures])
          if ('table' in rows)
            await tx.delete(rows.table).where(rows.isOver(new Date(now.getTime() - rows.keep)));
        await tx.delete(liveEvents).where(IS_DELIVERED);
      });
    },
  });
