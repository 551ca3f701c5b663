import type { QueryResultRow } from 'pg';
import { announce } from './announce.ts';
import type { Database } from './database.ts';
import { isReadOnly } from './errors.ts';
import { type RetryOptions, retryingTransaction } from './retries.ts';
import { sendTogether, type Statement } from './statement-group.ts';

/** The statements to write, and how to read the result from their rows after the commit. */
export type Decision<T> = {
  write: Statement[];
  result: (rows: QueryResultRow[][]) => T;
  /** The channels to notify if there is a result (see announceAfterCommit). */
  announce?: string[];
};

const BEGIN: Statement = { name: 'begin', text: 'BEGIN ISOLATION LEVEL READ COMMITTED', values: [] };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT', values: [] };

/**
 * One READ COMMITTED transaction in two round trips. The first sends BEGIN and `read`: locks, then the data that they
 * protect (each statement sees what was committed before it began). The second sends the writes that `decide` returns,
 * and COMMIT. `decide` is synchronous, so that locks are never held while something else is awaited; if it throws,
 * nothing is written. After a conflict or a loss everything runs again (see retryingTransaction).
 * `preflight` is sent with the first round trip and committed by itself before BEGIN, once unless its answer is lost, so
 * that it is kept even if the transaction fails; `decide` also gets its rows.
 */
export function twoStepTransaction<T>(
  database: Database,
  { preflight = [], read: reads, ...options }: { preflight?: Statement[]; read: Statement[] } & RetryOptions,
  decide: (rows: { preflight: QueryResultRow[][]; read: QueryResultRow[][] }) => Decision<T>,
): Promise<T> {
  let done: QueryResultRow[][] | undefined;
  return retryingTransaction(async (attempt) => {
    const client = await database.pool.connect();
    let broken: Error | undefined;
    try {
      const alone = done ?? sendTogether(client, preflight);
      const reading = sendTogether(client, [BEGIN, ...reads]);
      // If `preflight` fails as well, its failure is reported first.
      reading.catch(() => {});
      done = await alone;
      const [, ...read] = await reading;
      const { write, result, announce: channels = [] } = decide({ preflight: done, read });
      attempt.commitSent = true;
      const [...written] = await sendTogether(client, [...write, COMMIT]);
      const value = result(written);
      announce(database.pool, channels);
      return value;
    } catch (error) {
      // Also sent after a failed COMMIT: nothing is left to roll back then, and the server only warns.
      await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
      if (isReadOnly(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }, options);
}
