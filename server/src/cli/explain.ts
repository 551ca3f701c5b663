import { isDatabaseUnavailable, pgError } from '../platform/database/errors.ts';
import { StartError } from '../platform/start-error.ts';

/** The text for the person at the console: one sentence for what they can mend, otherwise the whole error. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof StartError) return error.message;
  return pgError(error) || isDatabaseUnavailable(error)
    ? `The database cannot be used: ${messageOf(error)}.`
    : error;
}

/** Drizzle's message is the statement; its cause says what happened. */
const messageOf = (error: Error): string =>
  error.cause instanceof Error ? messageOf(error.cause) : error.message;
