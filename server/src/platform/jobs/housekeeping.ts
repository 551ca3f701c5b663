import { DAY_MS, HOUR_MS } from '@chargerota/domain';
import { inTransaction, namedQuery, type Database } from '../database/database.ts';
import { definePeriodicJob, type PeriodicJob } from './periodic.ts';

/**
 * Rows that are deleted after they expire. `$1` of the statement is the business clock's now minus `keep` milliseconds.
 * If there may be many rows, they are deleted in batches: the statement takes `batch` as `$2` and returns a row with
 * the number `gone`. Statements run in the order of their list, and may do other work on rows of that age than delete
 * them.
 */
export type ExpiredRows = { name: string; text: string; keep: number; batch?: number };

/** Expired rows of the platform's own tables; features name theirs in app.ts. */
const EXPIRED: ExpiredRows[] = [
  { name: 'housekeeping.failed-jobs', text: 'DELETE FROM jobs WHERE failed_at <= $1', keep: 30 * DAY_MS },
  { name: 'housekeeping.sessions', text: 'DELETE FROM sessions WHERE expire <= $1', keep: 0 },
  {
    name: 'housekeeping.rate-limits',
    text: 'DELETE FROM rate_limits WHERE window_start <= $1',
    keep: 2 * DAY_MS,
  },
  {
    name: 'housekeeping.idempotency',
    text: 'DELETE FROM idempotency_keys WHERE created_at <= $1',
    keep: DAY_MS,
  },
  {
    name: 'housekeeping.sandbox-requests',
    text: 'DELETE FROM payment_sandbox_requests WHERE created_at <= $1',
    keep: 30 * DAY_MS,
  },
];

/** By the database's clock, like the rows themselves. Instances read them within seconds. */
const DELIVERED_EVENTS = {
  name: 'housekeeping.live-events',
  text: `DELETE FROM live_events WHERE created_at <= clock_timestamp() - interval '10 minutes'`,
};

/** Further batches wait for the next hour. */
const MOST_BATCHES = 100;

/** Each batch has a transaction of its own, so that locks are short and finished batches are kept. */
async function deleteInBatches(database: Database, now: Date, rows: ExpiredRows & { batch: number }) {
  const { keep, batch, ...statement } = rows;
  for (let done = 0; done < MOST_BATCHES; done++) {
    const values = [new Date(now.getTime() - keep), batch];
    const [row] = await namedQuery<{ gone: number }>(database.drizzle, statement, values);
    if (!row || row.gone < batch) return;
  }
}

const isBatched = (rows: ExpiredRows): rows is ExpiredRows & { batch: number } => rows.batch !== undefined;

/** Deletes expired rows every hour. */
export const housekeepingJob = (ofFeatures: ExpiredRows[] = []): PeriodicJob =>
  definePeriodicJob({
    kind: 'platform.housekeeping',
    firstAt: (now) => now,
    nextAt: (now) => new Date(now.getTime() + HOUR_MS),
    run: async ({ database, clock }) => {
      const now = clock.now();
      for (const rows of ofFeatures.filter(isBatched)) await deleteInBatches(database, now, rows);
      await inTransaction(database, async (tx) => {
        const atOnce = ofFeatures.filter((rows) => !isBatched(rows));
        for (const { keep, ...statement } of [...EXPIRED, ...atOnce]) {
          await namedQuery(tx, statement, [new Date(now.getTime() - keep)]);
        }
        await namedQuery(tx, DELIVERED_EVENTS, []);
      });
    },
  });
