import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { listen } from '../database/listen.ts';
import { settledWithin, startPoller } from '../poller.ts';
import type { JobDefinition, JobLane } from './define.ts';
import { JOBS_CHANNEL } from './enqueue.ts';
import {
  claimJobs,
  completeJob,
  failJob,
  findNextJob,
  findOtherDueKinds,
  renewLease,
  retryJob,
  type ClaimedJob,
} from './store.ts';

export type JobRunnerOptions = {
  database: Database;
  clock: Clock;
  jobs: readonly JobDefinition[];
  /** Identifies this process in the rows that it has taken. */
  instanceId: string;
  log: FastifyBaseLogger;
  /** The concurrency limit of each lane in this process. */
  concurrency?: number;
  /** After this long without a sign of life from an instance, another one takes its job. */
  leaseMilliseconds?: number;
  /** False: jobs run only when `drain` is called (tests with a manual clock). */
  background?: boolean;
};

export type DrainReport = { completed: number; failed: { kind: string; error: string }[] };

export type JobRunner = {
  /** Takes no more jobs and waits a few seconds for running ones; those that do not finish run again later. */
  stop(): Promise<void>;
  /**
   * Runs what is due by the clock, in order, and what that makes due, until nothing is. For tests.
   * @throws when something is due that no definition carries out; a running server leaves it to other versions
   */
  drain(): Promise<DrainReport>;
};

const CONCURRENCY = 4;
const LEASE_MILLISECONDS = 60_000;

/** The table is checked at least this often, so a lost notification costs a minute, not a job. */
const MAX_SLEEP_MILLISECONDS = 60_000;
/** A due job that could not be taken is being taken by another instance; check again after this pause. */
const CONTENDED_MILLISECONDS = 25;
/** The whole process has five seconds to stop. */
const STOP_MILLISECONDS = 3_000;

const FIRST_RETRY_MILLISECONDS = 5_000;
const MAX_RETRY_MILLISECONDS = 3_600_000;

/** The pause after the `attempts`th failure, in milliseconds: 5 s, doubling up to an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1), MAX_RETRY_MILLISECONDS);

/**
 * Runs jobs when they become due: by a timer for the next due row, and when woken by a new row. Any number of instances
 * share the work; one of them takes each row, under a lease that is renewed while it runs.
 */
export function startJobRunner(options: JobRunnerOptions): JobRunner {
  const { database, clock, instanceId, log } = options;
  const { concurrency = CONCURRENCY, leaseMilliseconds = LEASE_MILLISECONDS, background = true } = options;
  const definitions = byKind(options.jobs);
  const lanes = lanesOf(options.jobs);
  const allKinds = [...definitions.keys()];
  const running = () => lanes.flatMap((lane) => [...lane.running]);
  let claims = 0;

  const claim = (kinds: string[], limit: number) => {
    claims += 1;
    // Every claim has a lease of its own, so that an attempt whose lease expired cannot end a later one.
    const lease = `${instanceId}/${claims}`;
    return claimJobs(database.drizzle, { now: clock.now(), kinds, limit, leaseMilliseconds, lease });
  };

  async function attempt(job: ClaimedJob): Promise<{ error?: string }> {
    const definition = definitions.get(job.kind);
    if (!definition) throw new Error(`claimed a job of the unknown kind ${job.kind}`);
    const about = { job: job.id, kind: job.kind, attempt: job.attempts };
    const giveUp = async (error: string) => {
      log.error({ ...about, error }, 'job failed for good');
      await failJob(database.drizzle, job, clock.now(), error);
      return { error };
    };

    // There are more attempts than the limit only if some ended without an outcome because the process died. The job
    // itself may be the cause.
    if (job.attempts > definition.maxAttempts) return giveUp('no attempt came to an end');
    const prepared = definition.prepare(job.payload);
    if ('invalid' in prepared) return giveUp(prepared.invalid);

    const heartbeat = setInterval(() => {
      renewLease(database.drizzle, job, leaseMilliseconds).catch((error: unknown) =>
        log.warn({ ...about, err: error }, 'could not renew the lease of a running job'),
      );
    }, leaseMilliseconds / 3);
    try {
      await prepared.run({ database, clock, log, jobId: job.id, organizationId: job.organizationId });
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown.message : String(thrown);
      if (job.attempts >= definition.maxAttempts) return await giveUp(error);
      const dueAt = new Date(clock.now().getTime() + retryDelay(job.attempts));
      log.warn({ ...about, err: thrown, retryAt: dueAt }, 'job failed, to be retried');
      await retryJob(database.drizzle, job, dueAt, error);
      return { error };
    } finally {
      clearInterval(heartbeat);
    }
    await completeJob(database.drizzle, job);
    return {};
  }

  function runInBackground(job: ClaimedJob, { running }: Lane): void {
    const run = attempt(job)
      // The outcome could not be stored; the lease will expire and the job will run again.
      .catch((error: unknown) => log.error({ job: job.id, kind: job.kind, err: error }, 'job outcome lost'))
      .finally(() => {
        running.delete(run);
        poller?.wake();
      });
    running.add(run);
  }

  /** Takes the jobs that can be taken; returns the milliseconds until there may be more. */
  async function look(): Promise<number | null> {
    for (const lane of lanes) {
      const free = concurrency - lane.running.size;
      const claimed = free > 0 ? await claim(lane.kinds, free) : [];
      for (const job of claimed) runInBackground(job, lane);
    }
    // If a lane is full, the first of its jobs to end looks for the next one.
    const open = lanes.filter(({ running }) => running.size < concurrency);
    return open.length > 0 ? untilNext(open.flatMap(({ kinds }) => kinds)) : null;
  }

  /** Milliseconds until the next job can be taken. */
  async function untilNext(kinds: string[]): Promise<number> {
    const now = clock.now();
    const { dueAt, leaseEndsIn } = await findNextJob(database.drizzle, now, kinds);
    const early = dueAt ? dueAt.getTime() - now.getTime() : Infinity;
    const untilDue = early > 0 ? early : CONTENDED_MILLISECONDS;
    return Math.min(untilDue, leaseEndsIn ?? Infinity, MAX_SLEEP_MILLISECONDS);
  }

  const poller = background ? startPoller({ look, what: 'jobs', log }) : undefined;
  const listener =
    poller &&
    listen(database, {
      channels: [JOBS_CHANNEL],
      onMessage: () => poller.wake(),
      onListening: () => poller.wake(),
      onLost: (error) => log.warn({ err: error }, 'lost the connection that announces jobs'),
    });

  return {
    stop: async () => {
      await Promise.all([listener?.stop(), poller?.stop()]);
      await settledWithin(running(), STOP_MILLISECONDS);
      if (running().length > 0) log.warn({ jobs: running().length }, 'stopped before these jobs had ended');
    },
    drain: async () => {
      const report: DrainReport = { completed: 0, failed: [] };
      for (;;) {
        await Promise.all(running());
        const [job] = await claim(allKinds, 1);
        if (!job) break;
        const { error } = await attempt(job);
        if (error === undefined) report.completed += 1;
        else report.failed.push({ kind: job.kind, error });
      }
      const forgotten = await findOtherDueKinds(database.drizzle, clock.now(), allKinds);
      if (forgotten.length > 0) {
        const kinds = forgotten.join(', ');
        throw new Error(
          `No feature carries out ${kinds}: name it in the feature’s jobs.ts, and that file in app.ts.`,
        );
      }
      return report;
    },
  };
}

/** Jobs that share a concurrency limit. */
type Lane = { kinds: string[]; running: Set<Promise<unknown>> };

function lanesOf(jobs: readonly JobDefinition[]): Lane[] {
  const lanes = new Map<JobLane, Lane>();
  for (const { kind, lane: name } of jobs) {
    const lane = lanes.get(name) ?? { kinds: [], running: new Set() };
    lane.kinds.push(kind);
    lanes.set(name, lane);
  }
  return [...lanes.values()];
}

function byKind(jobs: readonly JobDefinition[]): Map<string, JobDefinition> {
  const map = new Map<string, JobDefinition>();
  for (const job of jobs) {
    if (map.has(job.kind)) throw new Error(`two jobs are defined as ${job.kind}`);
    map.set(job.kind, job);
  }
  return map;
}
