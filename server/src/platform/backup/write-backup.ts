import type { Client, ClientConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../database/migrate.ts';
import { VERSION } from '../version.ts';
import { writeBackupFile, type WantedFile } from './file.ts';
import {
  BackupError,
  END_OF_ROWS,
  NOTICE,
  toLine,
  type Header,
  type Manifest,
  type TableColumns,
} from './format.ts';
import { watchRows } from './rows.ts';
import { applySettings, connectAlone, inSql, listTables } from './session.ts';

export type BackupOptions = WantedFile & {
  /** How to reach the database. */
  connection: ClientConfig;
  madeAt: Date;
};

export type Backup = { bytes: number; seconds: number; rows: number; tables: number };

/**
 * Writes all that the database holds at one moment into a file, while others go on reading and writing it. Memory does not
 * grow with the data.
 */
export async function writeBackup({ connection, madeAt, ...file }: BackupOptions): Promise<Backup> {
  const startedAt = performance.now();
  const client = await connectAlone(connection);
  try {
    const written = await writeRows(client, await openSnapshot(client), { madeAt, file });
    return { ...written, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    // What is under way ends with the connection.
    await client.end();
  }
}

/** Locks before the snapshot is taken: a migration in between would show rewritten tables as empty. */
export async function openSnapshot(client: Client): Promise<TableColumns[]> {
  const expected = (await listTables(client)).map(({ name }) => name);
  if (expected.length === 0 || (await appliedMigrations(client)).length === 0)
    throw new BackupError('The database has no tables of ChargeRota, so there is nothing to back up.');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SET LOCAL lock_timeout = '60s'`);
  await client.query(`LOCK TABLE ${inSql(expected)} IN ACCESS SHARE MODE`);
  await applySettings(client);
  const tables = await listTables(client);
  if (tables.map(({ name }) => name).join(' ') === expected.join(' ')) return tables;
  throw new BackupError('The schema was just changed; back up again.');
}

/** With the condition for the rows that are wanted, if not for all. */
type WantedTable = TableColumns & { condition?: string };
type Contents = { madeAt: Date; organization?: Header['organization'] };

/** Writes the file from the snapshot of the transaction that is open. */
export async function writeRows(
  client: Client,
  tables: WantedTable[],
  { file, ...contents }: Contents & { file: WantedFile },
): Promise<Omit<Backup, 'seconds'>> {
  const written: Manifest['tables'] = [];
  const bytes = await writeBackupFile(file, readRows(client, tables, { ...contents, written }));
  return { bytes, rows: written.reduce((sum, { rows }) => sum + rows, 0), tables: tables.length };
}

/** What stands in the file: all rows, or those of an organization that meet the conditions of their tables. */
export async function* readRows(
  client: Client,
  tables: WantedTable[],
  { madeAt, written, organization }: Contents & { written: Manifest['tables'] },
): AsyncGenerator<Buffer> {
  yield toLine({
    chargerotaBackup: 1,
    notice: NOTICE,
    version: VERSION,
    madeAt: madeAt.toISOString(),
    postgres: await serverVersion(client),
    migrations: await appliedMigrations(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    organization,
  });
  for (const { name, columns, condition = 'true' } of tables) {
    yield toLine({ table: name });
    const rows = watchRows();
    const wanted = `SELECT ${inSql(columns)} FROM ${inSql([name])} WHERE ${condition}`;
    yield* rows.of(client.query(copyTo(`COPY (${wanted}) TO STDOUT`)));
    yield Buffer.from(END_OF_ROWS);
    written.push({ name, ...rows.total() });
  }
  // Sequences are of no snapshot: read last, they are at least as far as the rows.
  yield toLine({ tables: written, sequences: organization ? [] : await readSequences(client) });
}

async function serverVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  return rows[0]!.version;
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`);
  return rows;
}
