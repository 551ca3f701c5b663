import type { QueryResultRow } from 'pg';
import { announce } from './announce.ts';
import { type Database, repeatingConflicts } from './database.ts';
import { sendTogether, type Statement } from './statement-group.ts';

/** What to write, and what to make of the rows that the writing returns, once it is committed. */
export type Decision<T> = {
  write: Statement[];
  result: (rows: QueryResultRow[][]) => T;
  /** The channel that is hinted at when there is a result (see announceAfterCommit). */
  announce?: string;
};

const BEGIN: Statement = { name: 'begin', text: 'BEGIN ISOLATION LEVEL READ COMMITTED', values: [] };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT', values: [] };

/**
 * One READ COMMITTED transaction in two round trips: BEGIN and `read` (locks, then what they protect: every statement
 * sees what was committed before it began), then what `decide` wants written and COMMIT. `decide` is synchronous, so
 * that locks are never held while something else is awaited; when it throws, nothing is written. Deadlocks and
 * serialization failures run the whole again. (DESIGN.md §3: few round trips for the hot statements.)
 */
export function twoStepTransaction<T>(
  database: Database,
  read: Statement[],
  decide: (rows: QueryResultRow[][]) => Decision<T>,
): Promise<T> {
  return repeatingConflicts(async () => {
    const client = await database.pool.connect();
    let broken: Error | undefined;
    try {
      const [, ...rows] = await sendTogether(client, [BEGIN, ...read]);
      const { write, result, announce: channel } = decide(rows);
      const [...written] = await sendTogether(client, [...write, COMMIT]);
      const value = result(written);
      if (channel) announce(database.pool, channel);
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
