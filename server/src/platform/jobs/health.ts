// The jobs of all organizations, as the operators of the installation see them.
import { MOST_COUNTED } from '@chargerota/contract';
import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../database/database.ts';
import { toFigures, type CountedQueue, type DeadReason, type QueueFigures } from '../queue/figures.ts';
import { announceJobs } from './enqueue.ts';

const MOST_RETRIED = 10_000;

// Statements without a name are planned for the size that the table has now. The kinds are found by jumping from one to
// the next in the index that begins with them.
const FIGURES = (now: Date) => sql`
  WITH RECURSIVE kinds (kind) AS (
    SELECT min(kind) FROM jobs WHERE failed_at IS NULL
    UNION ALL
    SELECT (SELECT min(j.kind) FROM jobs j WHERE j.failed_at IS NULL AND j.kind > k.kind)
    FROM kinds k WHERE k.kind IS NOT NULL),
  due AS (
    SELECT count(*)::int AS jobs, min(j.due_at) AS oldest FROM kinds k CROSS JOIN LATERAL (
      SELECT due_at FROM jobs
      WHERE kind = k.kind AND failed_at IS NULL AND due_at <= ${now}
        AND (leased_until IS NULL OR leased_until < clock_timestamp())
      ORDER BY due_at LIMIT ${MOST_COUNTED}) j)
  SELECT
    (SELECT count(*)::int FROM (SELECT FROM jobs WHERE failed_at IS NULL LIMIT ${MOST_COUNTED}) x) AS waiting,
    (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'jobs_kind_due_idx'::regclass) AS about,
    due.jobs AS due, due.oldest AS "oldestDueAt",
    (SELECT count(*)::int FROM (
      SELECT FROM jobs WHERE failed_at IS NULL AND last_error IS NOT NULL LIMIT ${MOST_COUNTED}) x) AS failing,
    (SELECT count(*)::int FROM (SELECT FROM jobs WHERE failed_at IS NOT NULL LIMIT ${MOST_COUNTED}) x) AS dead
  FROM due`;

/** Jobs that are running are waiting, but not due. Errors are as they were worded. */
export async function readJobsHealth(
  queries: Queries,
  now: Date,
): Promise<{ queue: QueueFigures; reasons: DeadReason[] }> {
  const { rows } = await queries.execute<CountedQueue>(FIGURES(now));
  const queue = toFigures(rows[0]!);
  return { queue, reasons: queue.dead > 0 ? await readDeadReasons(queries) : [] };
}

/** Why jobs were given up, by their kind, the most frequent first. */
async function readDeadReasons(queries: Queries): Promise<DeadReason[]> {
  const { rows } = await queries.execute<DeadReason>(sql`
    SELECT kind AS what, coalesce(last_error, '') AS reason, count(*)::int AS count
    FROM (SELECT kind, last_error FROM jobs WHERE failed_at IS NOT NULL ORDER BY failed_at DESC LIMIT 1000) dead
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 5`);
  return rows;
}

/**
 * Makes the jobs that were given up due again, at most 10,000 at once; returns how many. One that another transaction is
 * about to retry or to replace is left to it.
 */
export async function retryDeadJobs(tx: Tx, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE jobs SET failed_at = NULL, attempts = 0, due_at = ${now}, last_error = NULL
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM jobs WHERE failed_at IS NOT NULL ORDER BY failed_at LIMIT ${MOST_RETRIED}
      FOR UPDATE SKIP LOCKED))`);
  if (rowCount) announceJobs(tx);
  return rowCount ?? 0;
}
