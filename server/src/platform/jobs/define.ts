import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';

/** The data that a job runs with. */
export type JobContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The same for every attempt, so that recipients can recognise a mail that is sent twice. */
  jobId: string;
  organizationId: string | null;
};

/**
 * Each lane has its own concurrency limit in the runner, so that jobs waiting for a slow mail server do not delay those
 * that free a charger.
 */
export type JobLane = 'own' | 'mail';

export type JobOptions<Payload> = {
  /** `feature.what-it-does`. Stored rows refer to it, so it must not change. */
  kind: string;
  /** The schema of the payload; a payload that does not match fails without being run. */
  payload: z.ZodType<Payload>;
  /**
   * Does the work. It may run again after it succeeded (the process can die before that is recorded), and twice at the
   * same time (after a lease expired), so a second run must do no harm. Throwing means: try again later.
   */
  run(context: JobContext, payload: Payload): Promise<void>;
  /**
   * After this many failed attempts the row stays with `failed_at` for a person to look at. Default: 12, within two and
   * a half hours.
   */
  maxAttempts?: number;
  /** Default 'own'. */
  lane?: JobLane;
};

/** A kind of job as the runner sees it, with any type of payload. */
export type JobDefinition = {
  readonly kind: string;
  readonly maxAttempts: number;
  readonly lane: JobLane;
  /** Checks the payload and returns the work to be done, or the reason why it cannot be done. */
  prepare(payload: unknown): { run(context: JobContext): Promise<void> } | { invalid: string };
};

const MAX_ATTEMPTS = 12;

/** Defines how jobs of one kind are run; features.ts passes the definitions of all features to the runner. */
export function defineJob<Payload>(options: JobOptions<Payload>): JobDefinition {
  return {
    kind: options.kind,
    maxAttempts: options.maxAttempts ?? MAX_ATTEMPTS,
    lane: options.lane ?? 'own',
    prepare(payload) {
      const parsed = options.payload.safeParse(payload);
      if (!parsed.success) {
        const issues = parsed.error.issues.map(
          (issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`,
        );
        return { invalid: `the payload doesn't fit: ${issues.join('; ')}` };
      }
      return { run: (context) => options.run(context, parsed.data) };
    },
  };
}
