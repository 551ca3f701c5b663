import { announceAfterCommit, type Queries } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { deleteJobsByKey, insertJobs, type NewJob } from './store.ts';

export type JobRequest = {
  /** Which definition carries it out (`defineJob`). */
  kind: string;
  /** JSON; checked against the definition's schema when it is run. */
  payload: unknown;
  /** By the business clock. A moment that has passed means at once. */
  dueAt: Date;
  /** The tenant whose work it is. */
  organizationId?: string | undefined;
  /** At most one waiting job has a given key; enqueueing it again replaces due time and payload. */
  dedupeKey?: string | undefined;
};

/**
 * Writes a job inside the caller's transaction: it exists if and only if what caused it is committed, and is run after.
 * The instances are woken after the commit. Returns the job's id.
 */
export async function enqueue(queries: Queries, request: JobRequest): Promise<string> {
  const job = newJob(request);
  await insertJobs(queries, [job]);
  await announceJobs(queries);
  return job.id;
}

/** As enqueue, many at once; at most one under each key. */
export async function enqueueAll(queries: Queries, requests: readonly JobRequest[]): Promise<void> {
  if (requests.length === 0) return;
  await insertJobs(queries, requests.map(newJob));
  await announceJobs(queries);
}

/** The row of a request. */
export const newJob = ({ kind, payload, dueAt, organizationId, dedupeKey }: JobRequest): NewJob => ({
  id: newId(),
  kind,
  payload,
  dueAt,
  organizationId: organizationId ?? null,
  dedupeKey: dedupeKey ?? null,
});

/** The channel on which the runners of all instances hear that there is a new job. */
export const JOBS_CHANNEL = 'jobs';

/** Wakes the runners after the commit. For statements that write job rows themselves; `enqueue` does it. */
export const announceJobs = (queries: Queries): Promise<void> => announceAfterCommit(queries, JOBS_CHANNEL);

/**
 * Takes back waiting jobs by their keys, inside the caller's transaction; says whether there was one. One that is being
 * run at this moment is not stopped: a job checks for itself that its reason still holds.
 */
export async function cancelJob(queries: Queries, ...dedupeKeys: string[]): Promise<boolean> {
  if (dedupeKeys.length === 0) return false;
  return deleteJobsByKey(queries, dedupeKeys);
}
