import { announceAfterCommit, type Queries } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Statement } from '../database/statement-group.ts';
import { deleteJobsByKey, insertJobs, insertJobsStatement, insertMissingJobs, type NewJob } from './store.ts';

export type JobRequest = {
  /** The `kind` of the definition (`defineJob`) that runs it. */
  kind: string;
  /** JSON; checked against the definition's schema when the job runs. */
  payload: unknown;
  /** By the business clock. A time in the past means immediately. */
  dueAt: Date;
  /** The tenant to which the job belongs. */
  organizationId?: string | undefined;
  /** At most one waiting job has a given key; enqueueing it again replaces due time and payload. */
  dedupeKey?: string | undefined;
};

/**
 * Writes a job in the caller's transaction: it exists only if the transaction commits, and runs afterwards. The
 * instances are woken after the commit. Returns the job's id.
 */
export async function enqueue(queries: Queries, request: JobRequest): Promise<string> {
  const job = newJob(request);
  await insertJobs(queries, [job]);
  announceJobs(queries);
  return job.id;
}

/** Like enqueue, for many jobs at once; at most one per key. */
export async function enqueueAll(queries: Queries, requests: readonly JobRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await insertJobs(queries, requests.map(newJob));
  announceJobs(queries);
}

/** Like enqueueAll, but a job that waits under its key, or runs, stays as it is; one that was given up is replaced. */
export async function enqueueUnlessWaiting(queries: Queries, requests: readonly JobRequest[]): Promise<void> {
  await insertMissingJobs(queries, requests.map(newJob));
  announceJobs(queries);
}

/** Writes jobs, for who sends statements in a group; then JOBS_CHANNEL is to be announced after the commit. */
export const enqueueStatement = (requests: readonly JobRequest[]): Statement =>
  insertJobsStatement(requests.map(newJob));

const newJob = ({ kind, payload, dueAt, organizationId, dedupeKey }: JobRequest): NewJob => ({
  id: newId(),
  kind,
  payload,
  dueAt,
  organizationId: organizationId ?? null,
  dedupeKey: dedupeKey ?? null,
});

/** The channel that tells the runners of all instances about a new job. */
export const JOBS_CHANNEL = 'jobs';

/** Wakes the runners after the commit, for statements that write job rows themselves; `enqueue` does it otherwise. */
export const announceJobs = (queries: Queries): void => announceAfterCommit(queries, JOBS_CHANNEL);

/**
 * Deletes waiting jobs by their keys in the caller's transaction; returns whether there were any. A job that is running
 * at this moment is not stopped: each job checks for itself whether its reason still exists.
 */
export async function cancelJob(queries: Queries, ...dedupeKeys: string[]): Promise<boolean> {
  if (dedupeKeys.length === 0) return false;
  return deleteJobsByKey(queries, dedupeKeys);
}
