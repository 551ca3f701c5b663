import { Pool } from 'pg';
import type { Database } from './database.ts';
import { readMigrations } from './migrations.ts';
import { setting } from './session-settings.ts';

export type Readiness = {
  /** The reason why the database takes no writes now, for the log; null if it does. Answers by the deadline. */
  whyNotReady: () => Promise<string | null>;
  close: () => Promise<void>;
};

const DEADLINE_MS = 2000;

/**
 * Proves that a write works without leaving anything behind. It writes a temporary file of some hundred KB, which needs
 * room on the disk; a message to the write-ahead log, which is durable at COMMIT and which nobody reads; and it asks
 * whether tables may be written to, which neither of the two needs. A standby refuses the message.
 */
const PROOF = `
  BEGIN;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  SELECT pg_logical_emit_message(true, 'chargerota', 'ready');
  SELECT current_setting('transaction_read_only') = 'off' AS writable, (SELECT max(needs) FROM schema_migrations) AS needs;
  COMMIT`;

/** Another version has changed the schema while this one was running. */
export const SCHEMA_TOO_NEW = 'the database has a schema that needs a newer version';

/**
 * Uses a connection of its own: an instance whose connections are all busy is slow, but ready. Concurrent callers share
 * one query.
 */
export function makeReadiness({ pool }: Database, deadlineMs = DEADLINE_MS): Readiness {
  const own = new Pool({
    ...pool.options,
    max: 1,
    pipeline: false,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    verify: setting({ statement_timeout: String(deadlineMs), lock_timeout: String(deadlineMs) }),
    application_name: 'chargerota readiness',
  });
  // The failing statement reports the loss; without a listener the loss would end the process.
  own.on('connect', (client) => client.on('error', () => {}));
  own.on('error', () => {});
  const newest = readMigrations().at(-1)!;
  let underWay: Promise<string | null> | undefined;

  async function prove(): Promise<string | null> {
    // Several statements have several results, which pg's types do not cover.
    const answers = (await own.query(PROOF)) as unknown as {
      rows: { writable?: boolean; needs?: number }[];
    }[];
    const found = answers.map(({ rows }) => rows[0]).find((row) => row && 'writable' in row);
    if (!found?.writable) return 'it is read-only';
    return found.needs! > newest.number ? SCHEMA_TOO_NEW : null;
  }

  return {
    whyNotReady() {
      underWay ??= prove()
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
        .finally(() => (underWay = undefined));
      return within(deadlineMs, underWay, 'it does not answer in time');
    },
    close: () => own.end(),
  };
}

/** `answer`, or `otherwise` if it takes longer. Connecting and asking may each take that long. */
function within<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
