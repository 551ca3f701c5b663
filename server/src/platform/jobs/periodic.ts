import { and, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '../database/database.ts';
import { defineJob, type JobContext, type JobDefinition } from './define.ts';
import { enqueue, enqueueUnlessWaiting } from './enqueue.ts';
import { jobs } from './tables.ts';

/** A job that runs again and again; all instances share its one row, whose key is its kind. */
export type PeriodicJob = JobDefinition & { firstAt: (now: Date) => Date };

type PeriodicOptions = {
  kind: string;
  /** When it runs again after `now`, which is the end of a run. */
  nextAt: (now: Date) => Date;
  /** When it runs first, on a new installation; by default like every other time. */
  firstAt?: (now: Date) => Date;
  /** Like that of every job: a second run must do no harm. */
  run: (context: JobContext) => Promise<void>;
};

/** Defines a job that schedules itself again after each run, and is never given up, so that it does so for ever. */
export function definePeriodicJob({ kind, nextAt, firstAt = nextAt, run }: PeriodicOptions): PeriodicJob {
  const definition = defineJob({
    kind,
    payload: z.object({}),
    maxAttempts: Infinity,
    run: async (context) => {
      await run(context);
      const { database, clock } = context;
      await enqueue(database.drizzle, periodicJob(kind, nextAt(clock.now())));
    },
  });
  return { ...definition, firstAt };
}

const periodicJob = (kind: string, dueAt: Date) => ({ kind, payload: {}, dueAt, dedupeKey: kind });

export const isPeriodic = (job: JobDefinition): job is PeriodicJob => 'firstAt' in job;

/**
 * Makes the rows of the periodic jobs that have none. Every instance calls this at its start; what waits keeps its time,
 * or an application that is started again and again would never come to do it.
 */
export async function startPeriodicJobs(
  queries: Queries,
  definitions: readonly JobDefinition[],
  now: Date,
): Promise<void> {
  const requests = definitions.filter(isPeriodic).map(({ kind, firstAt }) => periodicJob(kind, firstAt(now)));
  await enqueueUnlessWaiting(queries, requests);
}

/** When each of these periodic jobs is, or was, due; one that runs was due at its start. */
export function readPeriodicDues(
  queries: Queries,
  kinds: readonly string[],
): Promise<{ kind: string; dueAt: Date }[]> {
  return queries
    .select({ kind: jobs.kind, dueAt: jobs.dueAt })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), isNull(jobs.failedAt)));
}
