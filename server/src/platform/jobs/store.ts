import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { namedQuery, sendStatement, type Queries } from '../database/database.ts';
import type { Statement } from '../database/statement-group.ts';
import type { Claim } from '../queue/queue.ts';
import { IS_FREE, makeRenewal } from '../queue/table.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { jobs as table } from './tables.ts';

/** A job as stored; `attempts` includes the one that is beginning. */
export type ClaimedJob = {
  id: string;
  kind: string;
  payload: unknown;
  organizationId: string | null;
  attempts: number;
  trace: string | null;
  lease: string;
};

export type NewJob = {
  id: string;
  kind: string;
  payload: unknown;
  dueAt: Date;
  organizationId: string | null;
  dedupeKey: string | null;
};

/**
 * At most one per key. Keys are inserted in ascending order, in which everybody takes several jobs, to prevent deadlocks.
 * `created_at` shows a person who examines a failed job when it was written; nothing depends on it. A job that is
 * scheduled again under its key becomes a new job with a new id and no lease. If the old one is running at this moment,
 * its end finds no row and does not affect the new schedule.
 */
const INSERT = `
    INSERT INTO jobs (id, kind, payload, due_at, organization_id, dedupe_key, attempts, trace, created_at)
    SELECT job.id, job.kind, job.payload, job."dueAt", job."organizationId", job."dedupeKey", 0, $2,
      clock_timestamp()
    FROM jsonb_to_recordset($1::jsonb) AS job (
      id uuid, kind text, payload jsonb, "dueAt" timestamptz, "organizationId" uuid, "dedupeKey" text)
    ORDER BY job."dedupeKey"
    ON CONFLICT (dedupe_key) DO UPDATE SET
      id = excluded.id, kind = excluded.kind, payload = excluded.payload, due_at = excluded.due_at,
      organization_id = excluded.organization_id, attempts = 0, trace = excluded.trace, created_at = excluded.created_at,
      leased_until = NULL, leased_by = NULL, last_error = NULL, failed_at = NULL`;

export const insertJobsStatement = (jobs: readonly NewJob[]): Statement => ({
  name: 'jobs.enqueue',
  text: INSERT,
  values: [JSON.stringify(jobs), currentTrace()],
});

export async function insertJobs(queries: Queries, jobs: readonly NewJob[]): Promise<void> {
  await sendStatement(queries, insertJobsStatement(jobs));
}

const ENQUEUE_MISSING = {
  name: 'jobs.enqueue-missing',
  text: `${INSERT} WHERE jobs.failed_at IS NOT NULL`,
};

/** Jobs of the given keys that are waiting or running stay as they are. */
export async function insertMissingJobs(queries: Queries, jobs: readonly NewJob[]): Promise<void> {
  await namedQuery(queries, ENQUEUE_MISSING, [JSON.stringify(jobs), currentTrace()]);
}

// Several jobs are always taken in ascending order of their keys, to prevent deadlocks.
const DELETE_BY_KEY = {
  name: 'jobs.cancel',
  text: `
    WITH taken AS MATERIALIZED (
      SELECT dedupe_key FROM jobs WHERE dedupe_key = ANY ($1::text[]) ORDER BY dedupe_key FOR UPDATE)
    DELETE FROM jobs USING taken WHERE jobs.dedupe_key = taken.dedupe_key RETURNING jobs.id`,
};

export async function deleteJobsByKey(queries: Queries, dedupeKeys: string[]): Promise<boolean> {
  const rows = await namedQuery(queries, DELETE_BY_KEY, [dedupeKeys]);
  return rows.length > 0;
}

// Due by the business clock ($1), free by the database's. Each kind is looked up separately, in its own range
// of the index.
const CLAIM = {
  name: 'jobs.claim',
  text: `
    WITH due AS MATERIALIZED (
      SELECT first.id
      FROM unnest($2::text[]) AS wanted (kind)
      CROSS JOIN LATERAL (
        SELECT id, due_at FROM jobs
        WHERE kind = wanted.kind AND failed_at IS NULL AND due_at <= $1 AND ${IS_FREE}
        ORDER BY due_at, id
        LIMIT $3
        FOR UPDATE SKIP LOCKED) AS first
      ORDER BY first.due_at, first.id
      LIMIT $3)
    UPDATE jobs SET
      leased_until = clock_timestamp() + $4 * interval '1 millisecond', leased_by = $5, attempts = jobs.attempts + 1
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, jobs.kind, jobs.payload, jobs.organization_id AS "organizationId", jobs.attempts,
      jobs.trace, jobs.leased_by AS lease, jobs.due_at AS "dueAt"`,
};

/** Takes up to `limit` due jobs of the given kinds, the longest due first, under `lease`. */
export async function claimJobs(queries: Queries, claim: Claim & { kinds: string[] }): Promise<ClaimedJob[]> {
  const rows = await namedQuery<ClaimedJob & { dueAt: Date }>(queries, CLAIM, [
    claim.now,
    claim.kinds,
    claim.limit,
    claim.leaseMilliseconds,
    claim.lease,
  ]);
  return rows.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1));
}

const NEXT = {
  name: 'jobs.next',
  text: `
    SELECT min(first.due_at) AS "dueAt"
    FROM unnest($1::text[]) AS wanted (kind)
    CROSS JOIN LATERAL (
      SELECT due_at FROM jobs
      WHERE kind = wanted.kind AND failed_at IS NULL AND ${IS_FREE} ORDER BY due_at LIMIT 1) AS first`,
};

/** When the next free job of the given kinds is due; null if there is none. */
export async function findNextJob(queries: Queries, kinds: string[]): Promise<Date | null> {
  const [row] = await namedQuery<{ dueAt: Date | null }>(queries, NEXT, [kinds]);
  return row?.dueAt ?? null;
}

/** The kinds of due jobs beside those given. */
export async function findOtherDueKinds(queries: Queries, now: Date, kinds: string[]): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ kind: table.kind })
    .from(table)
    .where(and(notInArray(table.kind, kinds), isNull(table.failedAt), lte(table.dueAt, now)))
    .orderBy(asc(table.kind));
  return rows.map(({ kind }) => kind);
}

export const renewJobs = makeRenewal('jobs', 't.id = held.id');

const isLeased = ({ id, lease }: ClaimedJob) => and(eq(table.id, id), eq(table.leasedBy, lease));

export async function completeJob(queries: Queries, job: ClaimedJob): Promise<void> {
  await queries.delete(table).where(isLeased(job)).prepare('jobs.complete').execute();
}

/** Writes why an attempt failed, and when the job is tried again or that it never is. */
export async function keepFailedJob(
  queries: Queries,
  job: ClaimedJob,
  failure: { dueAt?: Date; failedAt?: Date; lastError: string },
): Promise<void> {
  await queries
    .update(table)
    .set({ ...failure, leasedUntil: null, leasedBy: null })
    .where(isLeased(job));
}
