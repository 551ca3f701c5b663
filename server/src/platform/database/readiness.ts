import { Pool } from 'pg';
import type { Database } from './database.ts';

export type Readiness = {
  /** Why the database takes no writes now, for the log; null when it does. Never answers later than the deadline. */
  whyNotReady: () => Promise<string | null>;
  close: () => Promise<void>;
};

const DEADLINE_MS = 2000;

/**
 * Proves a write without leaving anything behind: a temporary file of some hundred KB, for which the disk must have room;
 * a message in the write-ahead log, durable at COMMIT, which nobody reads; and that tables may be written to, which
 * neither of them needs. A standby refuses the message.
 */
const PROOF = `
  BEGIN;
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 20000);
  SELECT pg_logical_emit_message(true, 'chargerota', 'ready');
  SELECT current_setting('transaction_read_only') = 'off' AS writable;
  COMMIT`;

/**
 * Asks on a connection of its own: an instance all of whose connections are busy is slow, but ready. However many ask at
 * once, the database is asked once.
 */
export function makeReadiness({ pool }: Database, deadlineMs = DEADLINE_MS): Readiness {
  const own = new Pool({
    ...pool.options,
    max: 1,
    pipeline: false,
    connectionTimeoutMillis: deadlineMs,
    statement_timeout: deadlineMs,
    lock_timeout: deadlineMs,
    query_timeout: deadlineMs,
    application_name: 'chargerota readiness',
  });
  // A loss is told by the statement that fails; without listeners it would end the process.
  own.on('connect', (client) => client.on('error', () => {}));
  own.on('error', () => {});
  let underWay: Promise<string | null> | undefined;

  async function prove(): Promise<string | null> {
    // Several statements have several answers, of which pg's types know nothing.
    const answers = (await own.query(PROOF)) as unknown as { rows: { writable?: boolean }[] }[];
    return answers.some(({ rows }) => rows[0]?.writable === true) ? null : 'it is read-only';
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

/** `answer`, or `otherwise` when it takes longer: connecting and asking may each use up the time. */
function within<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
