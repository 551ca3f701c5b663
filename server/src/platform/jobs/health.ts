// The jobs of all organizations, as the operators of the installation see them.
import { MOST_COUNTED } from '@chargerota/contract';
import { namedQuery, type Queries, type Tx } from '../database/database.ts';
import {
  countUpTo,
  deadReasonsText,
  toFigures,
  type CountedQueue,
  type DeadReason,
  type QueueFigures,
} from '../queue/figures.ts';
import { IS_FREE } from '../queue/table.ts';
import { announceJobs } from './enqueue.ts';

const MOST_RETRIED = 10_000;

// The kinds are found by jumping from one to the next in the index that begins with them.
const FIGURES = {
  name: 'jobs.figures',
  text: `
    WITH RECURSIVE kinds (kind) AS (
      SELECT min(kind) FROM jobs WHERE failed_at IS NULL
      UNION ALL
      SELECT (SELECT min(j.kind) FROM jobs j WHERE j.failed_at IS NULL AND j.kind > k.kind)
      FROM kinds k WHERE k.kind IS NOT NULL),
    due AS (
      SELECT count(*)::int AS jobs, min(j.due_at) AS oldest FROM kinds k CROSS JOIN LATERAL (
        SELECT due_at FROM jobs
        WHERE kind = k.kind AND failed_at IS NULL AND due_at <= $1 AND ${IS_FREE}
        ORDER BY due_at LIMIT ${MOST_COUNTED}) j)
    SELECT ${countUpTo('jobs', 'failed_at IS NULL')} AS waiting,
      (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'jobs_kind_due_idx'::regclass) AS about,
      due.jobs AS due, due.oldest AS "oldestDueAt",
      ${countUpTo('jobs', 'failed_at IS NULL AND last_error IS NOT NULL')} AS failing,
      ${countUpTo('jobs', 'failed_at IS NOT NULL')} AS dead
    FROM due`,
};

/** Jobs that are running are waiting, but not due. Errors are as they were worded. */
export async function readJobsHealth(
  queries: Queries,
  now: Date,
): Promise<{ queue: QueueFigures; reasons: DeadReason[] }> {
  const [figures] = await namedQuery<CountedQueue>(queries, FIGURES, [now]);
  const queue = toFigures(figures!);
  // Why jobs were given up, by their kind, the most frequent first.
  return { queue, reasons: queue.dead > 0 ? await namedQuery<DeadReason>(queries, DEAD_REASONS, []) : [] };
}

const DEAD_REASONS = {
  name: 'jobs.dead-reasons',
  text: deadReasonsText(
    'SELECT kind AS what, last_error AS reason FROM jobs WHERE failed_at IS NOT NULL ORDER BY failed_at DESC',
  ),
};

const RETRY_DEAD = {
  name: 'jobs.retry-dead',
  text: `
    UPDATE jobs SET failed_at = NULL, attempts = 0, due_at = $1, last_error = NULL
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM jobs WHERE failed_at IS NOT NULL ORDER BY failed_at LIMIT ${MOST_RETRIED}
      FOR UPDATE SKIP LOCKED))
    RETURNING true`,
};

/**
 * Makes the jobs that were given up due again, at most 10,000 at once; returns how many. One that another transaction is
 * about to retry or to replace is left to it.
 */
export async function retryDeadJobs(tx: Tx, now: Date): Promise<number> {
  const retried = await namedQuery(tx, RETRY_DEAD, [now]);
  if (retried.length > 0) announceJobs(tx);
  return retried.length;
}
