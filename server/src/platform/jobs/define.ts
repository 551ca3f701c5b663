import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';

/** What a job is run with. */
export type JobContext = {
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The same for every attempt, so that what goes out twice can be recognised as one. */
  jobId: string;
  organizationId: string | null;
};

/**
 * Each lane has its own concurrency limit in the runner, so that jobs waiting for a slow mail server do not delay those
 * that free a charger.
 */
export type JobLane = 'own' | 'mail';

export type JobOptions<Payload> = {
  /** `feature.what-it-does`; rows refer to it, so it stays what it is. */
  kind: string;
  /** What a payload must look like; one that doesn't is failed without being run. */
  payload: z.ZodType<Payload>;
  /**
   * Does the work. It may be run again after it succeeded (the process can die before that is written down), and at
   * the same time elsewhere (after a lease ran out): a second run must do no harm. Throwing means: try again later.
   */
  run(context: JobContext, payload: Payload): Promise<void>;
  /** After so many failed attempts the row stays with `failed_at` for a person to look at. Default 12, in two and a half hours. */
  maxAttempts?: number;
  /** Default 'own'. */
  lane?: JobLane;
};

/** A kind of job as the runner holds it, whatever its payload. */
export type JobDefinition = {
  readonly kind: string;
  readonly maxAttempts: number;
  readonly lane: JobLane;
  /** Checks the payload and gives the work to be done, or the reason why it can't be. */
  prepare(payload: unknown): { run(context: JobContext): Promise<void> } | { invalid: string };
};

const MAX_ATTEMPTS = 12;

/** Says how jobs of one kind are carried out; app.ts hands the definitions of all features to the runner. */
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
