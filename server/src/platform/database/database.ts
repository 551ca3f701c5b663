import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import { announce } from './announce.ts';
import { isRefusedAfterFailure, pgError } from './errors.ts';
import { parsers } from './parsers.ts';
import { sendTogether, type Parameter, type Statement } from './statement-group.ts';

/** Drizzle over the pool, for single statements. Statements that belong together run in {@link inTransaction}. */
export type Drizzle = NodePgDatabase;

/** Drizzle inside a transaction of {@link inTransaction}. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** The parameter of store functions that work with or without an open transaction. */
export type Queries = Drizzle | Tx;

/** An open connection pool. `close()` waits for running queries and may be called twice. */
export type Database = {
  drizzle: Drizzle;
  pool: Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  connectionString: string;
  /** The most connections of this instance. */
  max?: number;
  /** False removes the time limits of statements (for bulk loads of the bench). */
  limited?: boolean;
  /** Called when a connection breaks, in use or idle; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/**
 * The longest time, in milliseconds, for an idle transaction, a wait for a lock and a statement; after it the request
 * is answered 503 or the job is retried. Without these limits, an instance that vanished in the middle of a transaction
 * would keep its locks for hours, until TCP notices, and all connections of the other instances would end up waiting.
 */
const LIMITS = {
  idle_in_transaction_session_timeout: 20_000,
  lock_timeout: 15_000,
  statement_timeout: 30_000,
  // The client enforces this limit, because a server that is gone cannot.
  query_timeout: 40_000,
};

/**
 * Opens a pool on a PostgreSQL server; it connects on first use. Raw queries on `pool` (and {@link namedQuery}) read
 * `int8` as a number if safe, and `date` as 'YYYY-MM-DD'. Through Drizzle, cast a count (`count(*)::int`), since
 * Drizzle uses its own parsers.
 */
export function openDatabase({
  connectionString,
  max = 10,
  limited = true,
  onConnectionLost,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString,
    max,
    types: parsers,
    // Sends statements without waiting for the results of earlier ones.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
    application_name: 'chargerota',
    ...(limited && LIMITS),
  });
  return overPool(pool, onConnectionLost);
}

/**
 * Opens another pool on the same server, for work that must not wait behind requests. It connects on first use.
 * Its statements are planned for the size that the tables have by then: a plan made while a queue was empty reads all of
 * it later.
 */
export const openBeside = (
  { pool }: Database,
  { max, onConnectionLost }: Pick<DatabaseOptions, 'onConnectionLost'> & { max: number },
): Database =>
  overPool(
    new Pool({
      ...pool.options,
      max,
      options: '-c plan_cache_mode=force_custom_plan -c enable_seqscan=off',
    }),
    onConnectionLost,
  );

function overPool(pool: Pool, onConnectionLost: DatabaseOptions['onConnectionLost']): Database {
  let closing: Promise<void> | undefined;
  // An unhandled loss would end the process, and the pool handles only losses of idle connections. The user of a lost
  // connection learns of it by a failing statement. Losses while the pool closes are expected and not reported.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!closing) onConnectionLost?.(error);
    });
  });
  pool.on('error', () => {});
  const queries = drizzle(pool);
  connections.set(queries, pool);
  return {
    drizzle: queries,
    pool,
    close: () => (closing ??= pool.end()),
  };
}

/**
 * How often a transaction is tried, if deadlocks or serialization failures keep interrupting it, before the caller gets
 * the error.
 */
const MAX_ATTEMPTS = 6;
const isRetryable = (error: unknown) => ['40P01', '40001'].includes(pgError(error)?.code ?? '');

/**
 * Runs `work` in one READ COMMITTED transaction: commits when it returns, and rolls back and rethrows when it throws.
 * After a deadlock or serialization failure all of `work` runs again after a short random pause, so it must have no
 * effects outside the transaction.
 */
export function inTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryingConflicts(() => runOnce(database.pool, work));
}

/** Runs `work` in a savepoint of the transaction: what it wrote and locked is undone if it throws. */
export const inSavepoint = <T>(tx: Tx, work: (savepoint: Tx) => Promise<T>): Promise<T> =>
  tx.transaction((savepoint) => {
    connections.set(savepoint, connectionOf(tx));
    return work(savepoint);
  });

/** Retries `work`, a whole transaction, after a deadlock or a serialization failure. */
export async function retryingConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

// Taken from the pool here and not by Drizzle, which never returns the connection if BEGIN fails.
async function runOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const channels = new Set<string>();
  toAnnounce.set(client, channels);
  let failure: { reason: unknown } | undefined;
  const keepingFailure = async (tx: Tx) => {
    connections.set(tx, client);
    try {
      return await work(tx);
    } catch (reason) {
      failure = { reason };
      throw reason;
    }
  };
  try {
    const result = await drizzle(client).transaction(keepingFailure, { isolationLevel: 'read committed' });
    announce(pool, channels);
    return result;
  } catch (error) {
    // If the connection is gone, Drizzle's ROLLBACK fails as well, and Drizzle throws that error instead of the first
    // one.
    throw failure ? failure.reason : error;
  } finally {
    toAnnounce.delete(client);
    client.release();
  }
}

/** The connection (or pool) that Drizzle works on. */
const connections = new WeakMap<Queries, Pool | PoolClient>();

/** The channels to notify when the transaction on a connection commits. */
const toAnnounce = new WeakMap<Pool | PoolClient, Set<string>>();

/**
 * Sends NOTIFY on `channel` once the writes of `queries` are committed (see announce.ts). It is not sent inside the
 * transaction, because PostgreSQL then commits such transactions one after the other (measured on one machine, 16
 * connections: 2,400–2,900 a second instead of 8,600–11,500).
 */
export function announceAfterCommit(queries: Queries, channel: string): void {
  const connection = connectionOf(queries);
  const channels = toAnnounce.get(connection);
  if (channels) channels.add(channel);
  else if (connection instanceof Pool) announce(connection, [channel]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs hand-written SQL as a named prepared statement, planned and described once a connection; for the few hot
 * statements. `name` must be unique for its text. Works on the pool and inside a transaction.
 */
export async function namedQuery<Row extends QueryResultRow>(
  queries: Queries,
  statement: { name: string; text: string },
  values: Parameter[],
): Promise<Row[]> {
  const connection = connectionOf(queries);
  if (connection instanceof Pool) {
    const [rows = []] = await onFreeConnection(connection, [{ ...statement, values }]);
    return rows as Row[];
  }
  // Others may have statements under way on the connection of a transaction.
  return (await connection.query<Row>({ ...statement, values, types: parsers })).rows;
}

/** The same for a statement that has its values, as they are sent in groups elsewhere. */
export const sendStatement = <Row extends QueryResultRow>(
  queries: Queries,
  { values, ...statement }: Statement,
): Promise<Row[]> => namedQuery<Row>(queries, statement, values);

/**
 * Waits for work whose statements are sent on a transaction's connection without waiting for each other. namedQuery sends at
 * once, so that named statements run in their order; Drizzle sends a moment later, so that nothing may depend on when its
 * statements run. Fails when all have ended, because none may be sent after the rollback, with what failed first: after that
 * the database refuses whatever follows, also statements that are listed before it.
 */
export async function inOneRoundTrip<T extends readonly unknown[]>(sent: {
  [K in keyof T]: Promise<T[K]>;
}): Promise<T> {
  // A query of Drizzle is sent whenever somebody waits for it, so each is waited for once.
  const underWay = sent.map((each) => Promise.resolve(each));
  const ended = await Promise.allSettled(underWay);
  const failures = ended.filter((each) => each.status === 'rejected').map((each): unknown => each.reason);
  if (failures.length > 0) throw failures.find((failure) => !isRefusedAfterFailure(failure)) ?? failures[0];
  return (await Promise.all(underWay)) as unknown as T;
}

const SORTING = {
  off: {
    name: 'sorting.off',
    text: "SELECT set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)",
  },
  on: {
    name: 'sorting.on',
    text: "SELECT set_config('enable_sort', 'on', true), set_config('enable_incremental_sort', 'on', true)",
  },
};

/**
 * Like namedQuery, for what is read in the order of an index up to some place: no more is read, however many rows there are.
 * A prepared plan does not know the values, takes their conditions to leave few rows, and would read and sort them all.
 */
export async function queryInOrder<Row extends QueryResultRow>(
  queries: Queries,
  statement: { name: string; text: string },
  values: Parameter[],
): Promise<Row[]> {
  const connection = connectionOf(queries);
  if (connection instanceof Pool) {
    const [, rows = []] = await onFreeConnection(connection, [
      { ...SORTING.off, values: [] },
      { ...statement, values },
    ]);
    return rows as Row[];
  }
  const [, rows] = await inOneRoundTrip([
    namedQuery(queries, SORTING.off, []),
    namedQuery<Row>(queries, statement, values),
    namedQuery(queries, SORTING.on, []),
  ]);
  return rows;
}

/** After a failure the connection is given up, as the pool's own query() does: it may be broken. */
async function onFreeConnection(pool: Pool, statements: Statement[]): Promise<QueryResultRow[][]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await sendTogether(client, statements);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

function connectionOf(queries: Queries): Pool | PoolClient {
  const connection = connections.get(queries);
  if (!connection) throw new Error('neither of openDatabase nor of inTransaction');
  return connection;
}
