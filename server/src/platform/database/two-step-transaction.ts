import type { QueryResultRow } from 'pg';
import { announce } from './announce.ts';
import { type Database, repeatingConflicts } from './database.ts';
import { sendTogether, type Statement } from './statement-group.ts';

/** The statements that write, and how to read the result from the rows they return, after the commit. */
export type Decision<T> = {
  write: Statement[];
  result: (rows: QueryResultRow[][]) => T;
  /** The channels that are hinted at when there is a result (see announceAfterCommit). */
  announce?: string[];
};

const BEGIN: Statement = { name: 'begin', text: 'BEGIN ISOLATION LEVEL READ COMMITTED', values: [] };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT', values: [] };

/**
 * One READ COMMITTED transaction in two round trips: BEGIN and `read` (locks, then what they protect: every statement
 * sees what was committed before it began), then what `decide` wants written and COMMIT. `decide` is synchronous, so
 * that locks are never held while something else is awaited; when it throws, nothing is written. Deadlocks and
 * serialization failures run the whole again.
 *
 * `ahead` is sent with the first round trip and committed by itself before BEGIN, once, so that it is kept even if the
 * transaction fails; `decide` is given its rows too.
 */
export function twoStepTransaction<T>(
  database: Database,
  { ahead = [], read: reads }: { ahead?: Statement[]; read: Statement[] },
  decide: (rows: { ahead: QueryResultRow[][]; read: QueryResultRow[][] }) => Decision<T>,
): Promise<T> {
  let done: QueryResultRow[][] | undefined;
  return repeatingConflicts(async () => {
    const client = await database.pool.connect();
    let broken: Error | undefined;
    try {
      const alone = done ?? sendTogether(client, ahead);
      const reading = sendTogether(client, [BEGIN, ...reads]);
      // A failure of `ahead` is reported before one of this.
      reading.catch(() => {});
      done = await alone;
      const [, ...read] = await reading;
      const { write, result, announce: channels = [] } = decide({ ahead: done, read });
      const [...written] = await sendTogether(client, [...write, COMMIT]);
      const value = result(written);
      for (const channel of channels) announce(database.pool, channel);
      return value;
    } catch (error) {
      // Also after a failed COMMIT, where there is nothing left to roll back and the server only warns.
      await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
