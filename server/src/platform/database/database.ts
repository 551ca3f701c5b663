import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig, type QueryResultRow } from 'pg';
import { type DatabaseAddress, clientConfig } from './address.ts';
import { announce } from './announce.ts';
import { isReadOnly, isRefusedAfterFailure, isUnanswered } from './errors.ts';
import { parsers } from './parsers.ts';
import { type Attempt, type RetryOptions, retryingTransaction } from './retries.ts';
import { setting } from './session-settings.ts';
import { traceStatements } from '../tracing/trace-statements.ts';
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

export type DatabaseOptions = DatabaseAddress & {
  /** The most connections of this pool. */
  max?: number;
  /** How long work may take; null sets no limits (for bulk loads of the bench). */
  limits?: Limits | null;
  /** Called when a connection breaks, in use or idle; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
};

/**
 * The longest time, in milliseconds, for a connection, a lock, a statement, its answer, and a pause inside a transaction; after it the
 * request is answered 503 or the job is tried again. Without these limits, an instance that vanished in the middle of a
 * transaction would keep its locks for hours, until TCP notices, and all connections of the other instances would end up
 * waiting. `answer` is measured here, because a server that is gone measures nothing.
 */
export type Limits = { connect: number; lock: number; statement: number; answer: number; idle: number };

/** Somebody waits for the answer. */
const LIMITS_OF_REQUESTS: Limits = {
  connect: 10_000,
  lock: 8_000,
  statement: 9_000,
  answer: 10_000,
  idle: 20_000,
};
const LIMITS_OF_BACKGROUND_WORK: Limits = {
  connect: 10_000,
  lock: 15_000,
  statement: 30_000,
  answer: 40_000,
  idle: 20_000,
};

/**
 * Opens a pool on a PostgreSQL server; it connects on first use. Raw queries on `pool` (and {@link namedQuery}) read
 * `int8` as a number if safe, and `date` as 'YYYY-MM-DD'. Through Drizzle, cast a count (`count(*)::int`), since
 * Drizzle uses its own parsers.
 */
export function openDatabase({
  max = 10,
  limits = LIMITS_OF_REQUESTS,
  onConnectionLost,
  ...address
}: DatabaseOptions): Database {
  const config: PoolConfig = {
    ...clientConfig(address),
    max,
    types: parsers,
    // Sends statements without waiting for the results of earlier ones.
    pipeline: true,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    application_name: 'chargerota',
  };
  return overPool(new Pool({ ...config, ...withLimits(limits) }), onConnectionLost);
}

/** Opens another pool on the same server, for work for which nobody waits. It connects on first use. */
export const openBeside = (
  { pool }: Database,
  { max, settings, onConnectionLost }: BesideOptions,
): Database =>
  overPool(
    new Pool({ ...pool.options, max, ...withLimits(LIMITS_OF_BACKGROUND_WORK, settings) }),
    onConnectionLost,
  );

type BesideOptions = Pick<DatabaseOptions, 'onConnectionLost'> & {
  max: number;
  settings?: Record<string, string>;
};

/**
 * For queues: statements are planned for the size that the tables have by then. A plan made while a queue was empty reads
 * all of it later.
 */
export const PLANNED_EACH_TIME = { plan_cache_mode: 'force_custom_plan', enable_seqscan: 'off' };

const withLimits = (limits: Limits | null, settings: Record<string, string> = {}): PoolConfig => ({
  ...(limits && { connectionTimeoutMillis: limits.connect, query_timeout: limits.answer }),
  verify: setting({
    // Statements here read few rows, but before the first ANALYZE the planner expects many: compiling the sums of an
    // empty database took 3 s, and beside other work longer than their limit.
    jit: 'off',
    ...(limits && {
      lock_timeout: String(limits.lock),
      statement_timeout: String(limits.statement),
      idle_in_transaction_session_timeout: String(limits.idle),
    }),
    ...settings,
  }),
});

function overPool(pool: Pool, onConnectionLost: DatabaseOptions['onConnectionLost']): Database {
  let closing: Promise<void> | undefined;
  // An unhandled loss would end the process, and the pool handles only losses of idle connections. The user of a lost
  // connection learns of it by a failing statement. Losses while the pool closes are expected and not reported.
  pool.on('connect', (client) => {
    traceStatements(client);
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
 * Runs `work` in one READ COMMITTED transaction: commits when it returns, and rolls back and rethrows when it throws.
 * After a conflict or a loss all of `work` runs again after a short random pause (see retryingTransaction), so it must have
 * no effects outside the transaction.
 */
export function inTransaction<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
  options?: RetryOptions,
): Promise<T> {
  return retryingTransaction((attempt) => runOnce(database.pool, work, attempt), options);
}

/** Runs `work` in a savepoint of the transaction: what it wrote and locked is undone if it throws. */
export const inSavepoint = <T>(tx: Tx, work: (savepoint: Tx) => Promise<T>): Promise<T> =>
  tx.transaction((savepoint) => {
    connections.set(savepoint, connectionOf(tx));
    return work(savepoint);
  });

// Taken from the pool here and not by Drizzle, which never returns the connection if BEGIN fails.
async function runOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>, attempt: Attempt): Promise<T> {
  const client = await pool.connect();
  let release = (error?: Error) => {
    release = () => {};
    client.release(error);
  };
  const channels = new Set<string>();
  toAnnounce.set(client, channels);
  let failure: { reason: unknown } | undefined;
  const keepingFailure = async (tx: Tx) => {
    connections.set(tx, client);
    try {
      const result = await work(tx);
      attempt.commitSent = true;
      return result;
    } catch (reason) {
      failure = { reason };
      // Closes the connection, or ROLLBACK would wait as long again, and the next transaction find no writes either.
      if (isUnanswered(reason) || isReadOnly(reason)) release(reason as Error);
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
    release();
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
