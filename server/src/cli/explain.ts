import { ConfigError } from '../config.ts';
import { EmbeddedServerError } from '../platform/database/embedded/embedded-server-error.ts';
import { isDatabaseUnavailable, pgError } from '../platform/database/errors.ts';
import { StartError } from '../platform/start-error.ts';

const FOR_PEOPLE = [ConfigError, EmbeddedServerError, StartError];

/** The text for the person at the console: one sentence for what they can mend, otherwise the whole error. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (FOR_PEOPLE.some((kind) => error instanceof kind)) return error.message;
  return pgError(error) || isDatabaseUnavailable(error)
    ? `The database cannot be used: ${messageOf(error)}.`
    : error;
}

/** Drizzle's message is the statement; its cause says what happened. */
const messageOf = (error: Error): string =>
  error.cause instanceof Error ? messageOf(error.cause) : error.message;
