import type { Client } from 'pg';
import { type DatabaseAddress, clientConfig } from '../database/address.ts';
import { pgError } from '../database/errors.ts';
import { appliedMigrations, migrateDatabase } from '../database/migrate.ts';
import { type Migration, readMigrations } from '../database/migrations.ts';
import type { Applied } from '../database/schema-state.ts';
import { VERSION } from '../version.ts';
import { notWhole, readBackupFile } from './file.ts';
import { BackupError, header, type Header, type Manifest } from './format.ts';
import { copyInto, readTables, tellRestored, type Restored } from './read-tables.ts';
import { BackupReader, UnexpectedContent } from './reader.ts';
import { applySettings, connectAlone, inSql, listTables, requireOwner } from './session.ts';

export type RestoreOptions = {
  /** Of an empty database; its account must own it. */
  address: DatabaseAddress;
  path: string;
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Replaces the migrations of this build in tests. */
  migrations?: readonly Migration[];
};

/** Reads only the header: whether the file is a backup that this version can restore. */
export async function lookAtBackup(
  path: string,
  passphrase?: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Header> {
  const backup = new BackupReader(readBackupFile(path, passphrase));
  try {
    const about = await backup.line(header);
    requireKnownSchema(path, about, migrations);
    return about;
  } catch (error) {
    throw isOfContent(error) ? notWhole(path, error) : error;
  } finally {
    await backup.close();
  }
}

/**
 * Fills an empty database: gives it the schema of the backup, then in one transaction all that the backup holds or nothing,
 * and then the newest schema. After a failure the tables stay empty, and it can be tried again.
 * @throws BackupError
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const startedAt = performance.now();
  const { path, address, migrations = readMigrations() } = options;
  const backup = new BackupReader(readBackupFile(path, options.passphrase));
  try {
    const about = await backup.line(header);
    requireKnownSchema(path, about, migrations);
    const client = await connectAlone(clientConfig(address));
    try {
      await requireRoom(client, about);
      await migrateDatabase(address, { migrations: migrations.filter(isOneOf(about.migrations)) });
      const loaded = await load(client, backup, about, options.signal);
      await migrateDatabase(address, { migrations });
      return tellRestored(about, loaded, startedAt);
    } finally {
      // A transaction that is open is undone by that.
      await client.end();
    }
  } catch (error) {
    throw isOfContent(error) || isOfRows(error) ? notWhole(path, error) : error;
  } finally {
    await backup.close();
  }
}

/** PostgreSQL refuses a value that the application cannot have written (class 22), or a row among the others (23). */
export const isOfContent = (error: unknown): boolean =>
  error instanceof UnexpectedContent || isOfClass('22', error);
const isOfRows = (error: unknown): boolean => isOfClass('23', error);
const isOfClass = (code: string, error: unknown): boolean => pgError(error)?.code.startsWith(code) ?? false;

const isOneOf = (migrations: readonly Applied[]) => {
  const names = new Set(migrations.map(({ name }) => name));
  return ({ name }: Applied) => names.has(name);
};

function requireKnownSchema(path: string, about: Header, migrations: readonly Migration[]): void {
  if (about.organization)
    throw new BackupError(`${path} holds one organization alone; bring it into an installation with --into.`);
  if (!about.migrations.every(isOneOf(migrations)))
    throw new BackupError(
      `${path} is of ChargeRota ${about.version}, whose tables this ${VERSION} does not know; restore it with that version.`,
    );
}

async function requireRoom(client: Client, about: Header): Promise<void> {
  await requireOwner(client);
  const tables = await listTables(client);
  await requireEmpty(
    client,
    tables.map(({ name }) => name),
  );
  if (!(await appliedMigrations(client)).every(isOneOf(about.migrations)))
    throw new BackupError(
      'The database already has the tables of a newer version than the backup; restore into a new database.',
    );
  const { rows } = await client.query<{ encoding: string }>(
    `SELECT current_setting('server_encoding') AS encoding`,
  );
  if (rows[0]?.encoding !== 'UTF8')
    throw new BackupError(
      `The database has the encoding ${rows[0]?.encoding}; make it anew with ENCODING 'UTF8' and TEMPLATE template0.`,
    );
}

/** Tables that have rows from the beginning. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ['report_sums', 'reservation_sums'];

async function requireEmpty(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (FILLED_BY_MIGRATIONS.includes(table)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${inSql([table])} LIMIT 1`);
    if (rowCount !== 0)
      throw new BackupError(
        `The database is not empty (${table} has rows); restore into a new one, or into another DATA_DIR.`,
      );
  }
}

async function load(
  client: Client,
  backup: BackupReader,
  about: Header,
  signal?: AbortSignal,
): Promise<Manifest> {
  const names = about.tables.map(({ name }) => name);
  await client.query('BEGIN');
  await applySettings(client, { lock_timeout: '10s', maintenance_work_mem: '256MB' });
  await holdTables(client, about);
  await requireEmpty(client, names);
  const constraints = await takeAway(client, names);
  const loaded = await readTables(backup, about, ({ name, columns }, rows) =>
    copyInto(client, `${inSql([name])} (${inSql(columns)})`, rows, signal),
  );
  for (const { name, value } of loaded.sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint)', [inSql([name]), value]);
  await putBack(client, names, constraints);
  // The planner knows the rows from the first request on.
  await client.query('ANALYZE');
  await client.query('COMMIT');
  return loaded;
}

const HELD_BY_OTHERS = '55P03';

/** Nobody else may look at the tables, or fill them, before all is there. */
async function holdTables(client: Client, about: Header): Promise<void> {
  const there = await listTables(client);
  if (JSON.stringify(there) !== JSON.stringify(about.tables))
    throw new UnexpectedContent('other tables than its migrations make');
  try {
    await client.query(`LOCK TABLE ${inSql(there.map(({ name }) => name))} IN ACCESS EXCLUSIVE MODE`);
  } catch (error) {
    if (pgError(error)?.code !== HELD_BY_OTHERS) throw error;
    throw new BackupError('Somebody else uses the database; stop them, then restore again.', {
      cause: error,
    });
  }
}

type Removed = { table: string; name: string; definition: string };

const FOREIGN_KEYS = `
  SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace
  ORDER BY c.relname, k.conname`;

/**
 * Removes foreign keys, so that tables may come in any order, and each is checked once for all rows, when it is put back.
 * Triggers of our own do not take restored rows for new ones.
 */
async function takeAway(client: Client, tables: readonly string[]): Promise<Removed[]> {
  for (const table of tables) await client.query(`ALTER TABLE ${inSql([table])} DISABLE TRIGGER USER`);
  const { rows } = await client.query<Removed>(FOREIGN_KEYS);
  for (const table of FILLED_BY_MIGRATIONS)
    if (tables.includes(table)) await client.query(`DELETE FROM ${inSql([table])}`);
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${inSql([table])} DROP CONSTRAINT ${inSql([name])}`);
  return rows;
}

async function putBack(client: Client, tables: readonly string[], removed: Removed[]): Promise<void> {
  for (const { table, name, definition } of removed)
    await client.query(`ALTER TABLE ${inSql([table])} ADD CONSTRAINT ${inSql([name])} ${definition}`);
  for (const table of tables) await client.query(`ALTER TABLE ${inSql([table])} ENABLE TRIGGER USER`);
}
