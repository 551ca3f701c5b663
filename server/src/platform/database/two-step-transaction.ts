import type { PoolClient, QueryResultRow } from 'pg';
import { announce } from './announce.ts';
import { type Database, repeatingConflicts } from './database.ts';

/** A named prepared statement with its values; `name` must be unique for its text. */
export type Statement = { name: string; text: string; values: unknown[] };

/** What to write, and what to make of the rows that the writing returns, once it is committed. */
export type Decision<T> = {
  write: Statement[];
  result: (rows: QueryResultRow[][]) => T;
  /** The channel that is hinted at when there is a result (see announceAfterCommit). */
  announce?: string;
};

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/**
 * One READ COMMITTED transaction in two round trips: BEGIN and `read` (locks, then what they protect: every statement
 * sees what was committed before it began), then what `decide` wants written and COMMIT. `decide` is synchronous, so
 * that locks are never held while something else is awaited; when it throws, nothing is written. Deadlocks and
 * serialization failures run the whole again. (DESIGN.md §3: few round trips for the hot statements.)
 *
 * `ahead` travels with the first trip and is committed by itself before BEGIN, once, so that it stands whatever becomes of
 * the transaction; `decide` is given its rows too.
 */
export function twoStepTransaction<T>(
  database: Database,
  { ahead = [], read }: { ahead?: Statement[]; read: Statement[] },
  decide: (rows: { ahead: QueryResultRow[][]; read: QueryResultRow[][] }) => Decision<T>,
): Promise<T> {
  let done: QueryResultRow[][] | undefined;
  return repeatingConflicts(async () => {
    const client = await database.pool.connect();
    let broken: Error | undefined;
    try {
      const first = done ? [] : ahead;
      const rows = await sendTogether(client, [...first, BEGIN, ...read]);
      done ??= rows.slice(0, first.length);
      const decision = decide({ ahead: done, read: rows.slice(first.length + 1) });
      const { write, result, announce: channel } = decision;
      const [...written] = await sendTogether(client, [...write, 'COMMIT']);
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

/** Sends all before waiting for the first; throws the first failure (what follows it only echoes it). */
async function sendTogether(
  client: PoolClient,
  statements: (Statement | string)[],
): Promise<QueryResultRow[][]> {
  const answers = await Promise.allSettled(
    statements.map((statement) => client.query<QueryResultRow>(statement)),
  );
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows;
  });
}
