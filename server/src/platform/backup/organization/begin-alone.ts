import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { pgError } from '../../database/errors.ts';
import { BackupError } from '../format.ts';
import { inSql } from '../session.ts';
import { COUNTED, movingTables } from './rows.ts';

export const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ';
const IS_HELD = '55P03';
const PATIENCE_MS = 60_000;

/**
 * Begins a transaction during which nobody else changes anything in the installation.
 *
 * Waiting for a table while others are held could end in a deadlock with everybody: it takes all at once, or tries again.
 * For a vacuum it waits a little, holding none: PostgreSQL ends an automatic one for that.
 */
export async function beginAlone(client: Client, patienceMs = PATIENCE_MS): Promise<void> {
  const tables = [...(await movingTables(client)).map(({ name }) => name), ...COUNTED, 'live_events'];
  let holder: Holder | undefined;
  for (const startedAt = performance.now(); ;) {
    await client.query(BEGIN);
    try {
      // No snapshot is taken by that.
      if (holder?.isVacuum)
        await client.query(`${WAIT_SHORTLY}; LOCK TABLE ${inSql([holder.table])} IN EXCLUSIVE MODE`);
      await client.query(`LOCK TABLE ${inSql(tables)} IN EXCLUSIVE MODE NOWAIT`);
      return;
    } catch (error) {
      if (pgError(error)?.code !== IS_HELD) throw error;
      await client.query('ROLLBACK');
      holder = await findHolder(client, tables);
      if (performance.now() - startedAt >= patienceMs)
        throw new BackupError(tellHeld(holder), { cause: error });
      await setTimeout(10 + Math.random() * 40);
    }
  }
}

/** Longer than `deadlock_timeout` (1 s), after which an automatic vacuum ends for whoever waits. */
const WAIT_SHORTLY = `SET LOCAL lock_timeout = '1500ms'`;

type Holder = { table: string; pid: number; query: string; isVacuum: boolean };

/** Whoever has held one of the tables for the longest time, in a way that keeps it from us. */
const HOLDER = `
  SELECT c.relname AS table, pid, coalesce(nullif(a.query, ''), 'unknown') AS query, l.mode = 'ShareUpdateExclusiveLock' AS "isVacuum"
  FROM pg_locks l
  JOIN pg_class c ON c.oid = l.relation
  JOIN pg_stat_activity a USING (pid)
  WHERE l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1)
    AND l.mode NOT IN ('AccessShareLock', 'RowShareLock') AND pid <> pg_backend_pid()
  ORDER BY a.xact_start LIMIT 1`;

async function findHolder(client: Client, tables: string[]): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(HOLDER, [tables]);
  return rows[0];
}

const tellHeld = (holder: Holder | undefined): string =>
  holder
    ? `The table ${holder.table} is held by process ${holder.pid} of PostgreSQL (${holder.query}): try again when that is done.`
    : 'There was no moment without writes for a minute; try again when it is quieter.';
