import { startQueue, retryPause, type Lane, type Queue, type QueueOptions } from '../queue/queue.ts';
import { inTrace, SpanKind, traced } from '../tracing/tracing.ts';
import type { JobDefinition, JobLane } from './define.ts';
import { JOBS_CHANNEL } from './enqueue.ts';
import {
  claimJobs,
  completeJob,
  findNextJob,
  findOtherDueKinds,
  keepFailedJob,
  renewJobs,
  type ClaimedJob,
} from './store.ts';

export type JobRunnerOptions = QueueOptions & { jobs: readonly JobDefinition[] };

type Ended = { kind: string; error?: string };

export type DrainReport = { completed: number; failed: { kind: string; error: string }[] };

export type JobRunner = Pick<Queue<unknown>, 'stop'> & {
  /**
   * Runs what is due by the clock, in order, and what that makes due, until nothing is. For tests.
   * @throws when something is due that no definition carries out; a running server leaves it to other versions
   */
  drain(): Promise<DrainReport>;
};

/** Of each lane. */
const CONCURRENCY = 4;
const MOST_RETRY_MILLISECONDS = 3_600_000;

/** Runs jobs when they become due. */
export function startJobRunner({ jobs, ...options }: JobRunnerOptions): JobRunner {
  const { database, clock, log } = options;
  const definitions = byKind(jobs);

  async function attempt(job: ClaimedJob): Promise<Ended> {
    const { id: jobId, kind, attempts, organizationId } = job;
    const definition = definitions.get(kind);
    if (!definition) throw new Error(`claimed a job of the unknown kind ${kind}`);
    const about = { job: jobId, kind, attempt: attempts };
    const giveUp = async (error: string) => {
      log.error({ ...about, error }, 'job failed for good');
      await keepFailedJob(database.drizzle, job, { failedAt: clock.now(), lastError: error });
      return { kind, error };
    };

    // There are more attempts than the limit only if some ended without an outcome because the process died. The job
    // itself may be the cause.
    if (attempts > definition.maxAttempts) return giveUp('no attempt came to an end');
    const prepared = definition.prepare(job.payload);
    if ('invalid' in prepared) return giveUp(prepared.invalid);
    try {
      await inTrace(job.trace, () =>
        traced({ name: `job ${kind}`, kind: SpanKind.CONSUMER }, () =>
          prepared.run({ database, clock, log, jobId, organizationId }),
        ),
      );
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      if (attempts >= definition.maxAttempts) return giveUp(error);
      const dueAt = new Date(clock.now().getTime() + retryPause(attempts, MOST_RETRY_MILLISECONDS));
      log.warn({ ...about, err: thrown, retryAt: dueAt }, 'job failed, to be retried');
      await keepFailedJob(database.drizzle, job, { dueAt, lastError: error });
      return { kind, error };
    }
    await completeJob(database.drizzle, job);
    return { kind };
  }

  const laneOf = (name: JobLane, kinds: string[]): Lane<ClaimedJob, Ended> => ({
    name: `jobs/${name}`,
    channel: JOBS_CHANNEL,
    concurrency: CONCURRENCY,
    findNext: () => findNextJob(database.drizzle, kinds),
    claim: (claim) => claimJobs(database.drizzle, { ...claim, kinds }),
    renew: (inHand, leaseMilliseconds) => renewJobs(database.drizzle, inHand, leaseMilliseconds),
    attempt,
  });
  const lanes = (['own', 'mail'] as const).map((name) =>
    laneOf(
      name,
      jobs.filter(({ lane }) => lane === name).map(({ kind }) => kind),
    ),
  );
  const queue = startQueue(lanes, options);

  return {
    stop: queue.stop,
    drain: async () => {
      const ended = await queue.drain(1);
      const forgotten = await findOtherDueKinds(database.drizzle, clock.now(), [...definitions.keys()]);
      if (forgotten.length > 0) {
        const kinds = forgotten.join(', ');
        throw new Error(`No feature carries out ${kinds}: name it in the feature’s entry in features.ts.`);
      }
      const failed = ended.flatMap(({ kind, error }) => (error === undefined ? [] : [{ kind, error }]));
      return { completed: ended.length - failed.length, failed };
    },
  };
}

function byKind(jobs: readonly JobDefinition[]): Map<string, JobDefinition> {
  const map = new Map<string, JobDefinition>();
  for (const job of jobs) {
    if (map.has(job.kind)) throw new Error(`two jobs are defined as ${job.kind}`);
    map.set(job.kind, job);
  }
  return map;
}
