import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { type DatabaseAddress, clientFor } from './address.ts';
import { errorCode } from './errors.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { type Applied, APPLIED_MIGRATIONS, judgeSchema } from './schema-state.ts';
import { StartError } from '../start-error.ts';

export type MigrateOptions = {
  /** Tells a person why it takes long. */
  say?: (message: string) => void;
  /** How long another instance may migrate before this one gives up. */
  patienceMs?: number;
  migrations?: readonly Migration[];
};

/** Any number that no other lock uses: "CHRO" in ASCII. */
const MIGRATION_LOCK = 0x4348524f;
/** Without a parameter: one would leave a snapshot behind, and CREATE INDEX CONCURRENTLY waits for all older ones. */
const TAKE_LOCK = `SELECT pg_try_advisory_xact_lock(${MIGRATION_LOCK}) AS taken`;
const PATIENCE_MS = 600_000;
const LOOK_MS = 250;
const SAY_EVERY = 40;

/**
 * Who waits for a lock that others hold makes all wait who come after it. A migration gives up soon, lets the others pass
 * and tries again.
 */
const LOCK_TIMEOUT = '2s';
const MAX_ATTEMPTS = 60;
const ATTEMPT_PAUSE_MS = 1000;

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Brings a database to the newest schema that this build knows, one migration after the other. Of instances that start
 * together one migrates, and the others wait for it.
 * @throws StartError
 */
export async function migrateDatabase(address: DatabaseAddress, options: MigrateOptions = {}): Promise<void> {
  const migrations = options.migrations ?? readMigrations();
  const config = { application_name: 'chargerota migrate' };
  const holder = clientFor(address, config);
  const worker = clientFor(address, config);
  const lost: Error[] = [];
  for (const client of [holder, worker]) client.on('error', (error) => lost.push(error));
  await Promise.all([holder.connect(), worker.connect()]);
  try {
    await takeLock(holder, options);
    await worker.query(
      `SET client_min_messages = warning; SET statement_timeout = 0; SET lock_timeout = '${LOCK_TIMEOUT}'`,
    );
    const { pending, refusal } = judgeSchema(await keepApplied(worker), migrations);
    if (refusal) throw new StartError(refusal);
    for (const migration of pending) {
      // Without the lock another instance may be migrating.
      if (lost[0]) throw lost[0];
      await apply(worker, migration, options);
    }
  } catch (error) {
    throw explained(error, worker);
  } finally {
    await Promise.all([holder.end(), worker.end()]);
  }
}

/**
 * For an account that may not change the schema.
 * @throws StartError unless the database has the schema of this build, or one with which it can work
 */
export async function requireSchema(address: DatabaseAddress): Promise<void> {
  const client = clientFor(address, { application_name: 'chargerota start' });
  await client.connect();
  try {
    const { pending, refusal } = judgeSchema(await appliedMigrations(client), readMigrations());
    if (refusal) throw new StartError(refusal);
    if (pending.length > 0)
      throw new StartError(
        `The database lacks ${pending.map(({ name }) => name).join(', ')}: run chargerota migrate, with an account that may change the schema.`,
      );
  } catch (error) {
    throw explained(error, client);
  } finally {
    await client.end();
  }
}

/** Version 1.0 knew one migration, and noted it in a table of Drizzle's. */
const OF_DRIZZLE = 'drizzle.__drizzle_migrations';
const APPLIED_BY_DRIZZLE = `SELECT 0 AS number, '0000_baseline' AS name, 0 AS needs FROM ${OF_DRIZZLE} LIMIT 1`;

/** The migrations that a database has had, in their order; none if it is new. */
export async function appliedMigrations(client: Client): Promise<Applied[]> {
  if (await hasTable(client)) return (await client.query<Applied>(APPLIED_MIGRATIONS)).rows;
  return (await hasTable(client, OF_DRIZZLE)) ? (await client.query<Applied>(APPLIED_BY_DRIZZLE)).rows : [];
}

function explained(error: unknown, client: Client): unknown {
  const refusal = explainRefusal(error, client);
  return refusal ? new StartError(refusal, { cause: error }) : error;
}

/**
 * The lock belongs to a transaction, which a pooler keeps on one connection and ends with it; that of a session would stay
 * behind in the pooler's connection.
 */
async function takeLock(holder: Client, { say, patienceMs = PATIENCE_MS }: MigrateOptions): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  for (let look = 0; ; look++) {
    const { rows } = await holder.query<{ taken: boolean }>(TAKE_LOCK);
    if (rows[0]?.taken) return;
    const isLate = look * LOOK_MS >= patienceMs;
    if (look % SAY_EVERY === 0 || isLate) {
      const who = await describeHolder(holder);
      if (isLate)
        throw new StartError(
          `Another instance has been migrating the database for too long (${who}): if it hangs, end it, or its session by pg_terminate_backend.`,
        );
      say?.(`waiting for another instance that migrates the database (${who})`);
    }
    await pause(LOOK_MS);
  }
}

async function describeHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; address: string | null; since: string }>(
    `SELECT pid, application_name AS name, host(client_addr) AS address, to_char(xact_start, 'HH24:MI:SS') AS since
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1
       AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [MIGRATION_LOCK],
  );
  const [row] = rows;
  if (!row) return 'it has just ended';
  return `process ${row.pid} of PostgreSQL, “${row.name}”${row.address ? ` from ${row.address}` : ''}, since ${row.since}`;
}

/** The same; makes the table in which they are kept. */
async function keepApplied(worker: Client): Promise<Applied[]> {
  const applied = await appliedMigrations(worker);
  if (await hasTable(worker)) return applied;
  await worker.query(`
    BEGIN;
    CREATE TABLE schema_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      needs integer NOT NULL,
      applied_at timestamp with time zone NOT NULL DEFAULT now()
    )`);
  for (const migration of applied) await note(worker, migration);
  await worker.query('COMMIT');
  return applied;
}

async function hasTable(client: Client, name = 'schema_migrations'): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    name,
  ]);
  return rows[0]!.there;
}

async function apply(worker: Client, migration: Migration, { say }: MigrateOptions): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await (migration.isConcurrent ? applyConcurrently(worker, migration) : applyAtOnce(worker, migration));
      return;
    } catch (error) {
      await worker.query('ROLLBACK');
      const code = errorCode(error) ?? '';
      if (attempt === MAX_ATTEMPTS || ![LOCK_NOT_AVAILABLE, DEADLOCK].includes(code)) throw error;
      say?.(`the migration ${migration.name} lets others pass and tries again (attempt ${attempt})`);
      await pause(ATTEMPT_PAUSE_MS);
    }
  }
}

async function applyAtOnce(worker: Client, migration: Migration): Promise<void> {
  await worker.query(['BEGIN', ...migration.statements].join(';\n'));
  await note(worker, migration);
  await worker.query('COMMIT');
}

/** Indexes that an attempt left invalid are made anew. Everything else in such a file must be repeatable. */
async function applyConcurrently(worker: Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const [, index] = /INDEX CONCURRENTLY IF NOT EXISTS "?(\w+)"?/.exec(statement) ?? [];
    if (index) {
      const { rowCount } = await worker.query(
        'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
        [index],
      );
      if (rowCount) await worker.query(`DROP INDEX CONCURRENTLY ${worker.escapeIdentifier(index)}`);
    }
    await worker.query(statement);
  }
  await note(worker, migration);
}

const note = (worker: Client, { number, name, needs }: Applied) =>
  worker.query('INSERT INTO schema_migrations (number, name, needs) VALUES ($1, $2, $3)', [
    number,
    name,
    needs,
  ]);
