import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dropDatabase, execute, withDatabase } from '../../../testing/administration.ts';
import { alter, openBackupFolder, unpack } from '../../../testing/backup-files.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { seedDemo } from '../../demo/seed.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { type Migration, readMigrations } from '../database/migrations.ts';
import { FILLED_BY_MIGRATIONS, restoreBackup } from './restore-backup.ts';
import { connectAlone, listTables } from './session.ts';
import { openSnapshot, readRows, writeBackup } from './write-backup.ts';

let source: TestApp;
let files: Awaited<ReturnType<typeof openBackupFolder>>;
let whole: string;
const undo: (() => Promise<unknown>)[] = [];
const madeAt = new Date('2026-11-20T15:00:00Z');
const NEWER: Migration = {
  number: 9000,
  name: '9000_kinder_names',
  needs: 0,
  statements: [`UPDATE organizations SET name = name || ' (kinder)'`],
  isConcurrent: false,
};

beforeAll(async () => {
  source = await buildTestApp();
  await seedDemo(source.deps);
  files = await openBackupFolder();
  whole = files.path('whole.backup');
  await writeBackup({ connection: source.database, path: whole, madeAt });
});
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
  await source.close();
  await files.remove();
});

async function emptyDatabase(): Promise<Database & { connectionString: string }> {
  const { url } = inject('testServer');
  const name = `chargerota_empty_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  undo.push(() => dropDatabase(url, name));
  const connectionString = withDatabase(url, name);
  const database = openDatabase({ connectionString });
  undo.push(() => database.close());
  return { ...database, connectionString };
}

async function backUp({ connectionString }: { connectionString: string }, name: string) {
  const path = files.path(`${name}-${randomUUID()}.backup`);
  await writeBackup({ connection: { connectionString }, path, madeAt });
  return unpack(path);
}

/** What a database enforces, in PostgreSQL's own words. */
async function rulesOf({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
    UNION ALL
    SELECT tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()
    ORDER BY 1, 2, 3`);
  return rows;
}

async function filledTables({ pool }: Database): Promise<string[]> {
  const client = await connectAlone(pool.options);
  try {
    const filled: string[] = [];
    for (const { name } of await listTables(client)) {
      const { rowCount } = await client.query(`SELECT FROM ${client.escapeIdentifier(name)} LIMIT 1`);
      if (rowCount) filled.push(name);
    }
    return filled;
  } finally {
    await client.end();
  }
}

test('a restored database has the same rows, rules and numbers to come, and is backed up to the same checksums', async () => {
  const target = await emptyDatabase();
  const restored = await restoreBackup({ address: target, path: whole });
  const { header, manifest } = await unpack(whole);
  expect(restored).toMatchObject({ version: header.version, madeAt: madeAt.toISOString() });
  expect(restored.rows).toBeGreaterThan(1000);
  expect((await backUp(target, 'again')).manifest).toEqual(manifest);
  expect(await rulesOf(target)).toEqual(await rulesOf(source.database));
  const next = `SELECT nextval('tickets_number_seq')::int AS number`;
  const [here, there] = await Promise.all([source.database, target].map(({ pool }) => pool.query(next)));
  expect(there?.rows).toEqual(here?.rows);
});

test('an installation moves to another PostgreSQL and back without a changed row', async () => {
  const { folder } = await openBackupFolder();
  const other = await startEmbeddedServer({ dataDir: folder, settings: { fsync: 'off' } });
  undo.push(() => other.stop());
  await restoreBackup({ address: other, path: whole });
  const moved = await backUp(other, 'moved');
  expect(moved.manifest).toEqual((await unpack(whole)).manifest);

  const path = files.path('moved.backup');
  await writeBackup({ connection: other, path, madeAt });
  const back = await emptyDatabase();
  await restoreBackup({ address: back, path });
  expect((await backUp(back, 'back')).manifest).toEqual(moved.manifest);
});

test('a backup is of one moment, whatever is written while it is made', async () => {
  const client = await connectAlone(source.database.pool.options);
  const read = readRows(client, await openSnapshot(client), { madeAt, written: [] });
  const parts = [await read.next()];
  await source.database.pool.query(
    `INSERT INTO server_settings (key, value) VALUES ('written-meanwhile', 'true'::jsonb)`,
  );
  for await (const part of read) parts.push({ value: part, done: false });
  await client.end();
  const text = Buffer.concat(parts.map(({ value }) => value as Buffer)).toString('utf8');
  expect(text).toContain('attempt-key');
  expect(text).not.toContain('written-meanwhile');
});

test('the file says what it holds, only its owner can read it, and it has its name when it is whole', async () => {
  const { header } = await unpack(whole);
  expect(header.notice).toMatch(/personal data and the keys/);
  expect((await stat(whole)).mode & 0o777).toBe(0o600);

  const path = files.path('stopped.backup');
  const stopping = new AbortController();
  stopping.abort();
  await expect(
    writeBackup({ connection: source.database, path, madeAt, signal: stopping.signal }),
  ).rejects.toThrow();
  const left = (await readdir(files.folder)).filter((name) => name.startsWith('stopped'));
  expect(left).toEqual([]);
  const nowhere = files.path('nowhere/one.backup');
  await expect(writeBackup({ connection: source.database, path: nowhere, madeAt })).rejects.toThrow(
    `${nowhere} cannot be written (no such file or directory, ENOENT).`,
  );
});

test.each<[what: string, make: (path: string) => Promise<unknown>]>([
  ['is cut short', async (path) => writeFile(path, (await readFile(whole)).subarray(0, -4000))],
  ['lacks its last byte', async (path) => writeFile(path, (await readFile(whole)).subarray(0, -1))],
  [
    'has another byte',
    async (path) => {
      const bytes = await readFile(whole);
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = bytes[middle]! ^ 1;
      await writeFile(path, bytes);
    },
  ],
  ['has another name in it', (path) => alter(whole, path, (text) => text.replace('\tPriya\t', '\tPrita\t'))],
  ['has a row less', (path) => alter(whole, path, (text) => text.replace(/("table":"users"\}\n).*\n/, '$1'))],
  [
    'names other tables',
    (path) => alter(whole, path, (text) => text.replace('"name":"users"', '"name":"user"')),
  ],
  [
    'lacks the manifest',
    (path) => alter(whole, path, (text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
  ],
  ['goes on after the manifest', (path) => alter(whole, path, (text) => `${text}{}\n`)],
  [
    'has what PostgreSQL refuses',
    (path) => alter(whole, path, (text) => text.replace(/("table":"users"\}\n)[\w-]+/, '$1nobody')),
  ],
])('a file that %s is refused, and nothing of it stays', async (what, make) => {
  const path = files.path(`${what.replaceAll(' ', '-')}.backup`);
  await make(path);
  const target = await emptyDatabase();
  await expect(restoreBackup({ address: target, path })).rejects.toThrow(
    `${path} is not whole, or was altered after it was made; nothing was restored.`,
  );
  expect(await filledTables(target)).toEqual(FILLED_BY_MIGRATIONS);
});

test('after a refusal the whole file can be restored into the same database', async () => {
  const path = files.path('refused.backup');
  await alter(whole, path, (text) => `${text}{}\n`);
  const target = await emptyDatabase();
  await expect(restoreBackup({ address: target, path })).rejects.toThrow('is not whole');
  await restoreBackup({ address: target, path: whole });
  expect((await backUp(target, 'after')).manifest).toEqual((await unpack(whole)).manifest);
});

test('a file that is no backup, or is not there, is refused before anything is made', async () => {
  const target = await emptyDatabase();
  const path = files.path('letter.txt');
  await expect(restoreBackup({ address: target, path })).rejects.toThrow(
    `${path} cannot be read (no such file or directory, ENOENT).`,
  );
  await writeFile(path, 'Dear Priya, …');
  await expect(restoreBackup({ address: target, path })).rejects.toThrow(
    `${path} is not a backup of ChargeRota.`,
  );
  expect(await filledTables(target)).toEqual([]);
});

test('a database with data is left as it is', async () => {
  const target = await createTestDatabase();
  undo.push(() => target.dispose());
  expect(await filledTables(target)).toEqual(FILLED_BY_MIGRATIONS);
  await target.pool.query(`INSERT INTO server_settings (key, value) VALUES ('mine', 'true'::jsonb)`);
  await expect(restoreBackup({ address: target, path: whole })).rejects.toThrow(
    'The database is not empty (server_settings has rows); restore into a new one, or into another DATA_DIR.',
  );
  expect(await filledTables(target)).toEqual([...FILLED_BY_MIGRATIONS, 'server_settings']);
});

test('of two restores into one database at once, one fills it and the other is refused', async () => {
  const target = await emptyDatabase();
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => restoreBackup({ address: target, path: whole })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringMatching(/^BackupError: The database is not empty/),
  ]);
  expect((await backUp(target, 'once')).manifest).toEqual((await unpack(whole)).manifest);
});

test('a backup of an older schema is restored into that schema, and brought up to date', async () => {
  const target = await emptyDatabase();
  await restoreBackup({ address: target, path: whole, migrations: [...readMigrations(), NEWER] });
  const { rows } = await target.pool.query<{ name: string }>('SELECT name FROM organizations');
  expect(rows.map(({ name }) => name)).toEqual([expect.stringMatching(/ \(kinder\)$/)]);
  const { rows: applied } = await target.pool.query('SELECT name FROM schema_migrations ORDER BY number');
  expect(applied.at(-1)).toEqual({ name: NEWER.name });
});

test('a backup of a newer schema, or one for a database that has a newer one, is refused', async () => {
  const newer = await emptyDatabase();
  await migrateDatabase(newer, { migrations: [...readMigrations(), NEWER] });
  await expect(restoreBackup({ address: newer, path: whole })).rejects.toThrow(
    'The database already has the tables of a newer version than the backup; restore into a new database.',
  );
  const path = files.path('newer.backup');
  await writeBackup({ connection: newer, path, madeAt });
  const target = await emptyDatabase();
  await expect(restoreBackup({ address: target, path })).rejects.toThrow(
    /newer\.backup is of ChargeRota [\d.]+, whose tables this [\d.]+ does not know; restore it with that version\.$/,
  );
  expect(await filledTables(target)).toEqual([]);
});

test('a database without tables has nothing to back up', async () => {
  const path = files.path('nothing.backup');
  await expect(writeBackup({ connection: await emptyDatabase(), path, madeAt })).rejects.toThrow(
    'The database has no tables of ChargeRota, so there is nothing to back up.',
  );
  expect(await readdir(files.folder)).not.toContain('nothing.backup');
});

test('with a passphrase nobody reads a backup without it', async () => {
  const path = files.path('secret.backup');
  await writeBackup({ connection: source.database, path, madeAt, passphrase: 'wet green lantern' });
  const content = await readFile(path);
  expect(content.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  const target = await emptyDatabase();
  await expect(restoreBackup({ address: target, path })).rejects.toThrow(
    `${path} is encrypted; give its passphrase with --passphrase-file.`,
  );
  await expect(restoreBackup({ address: target, path, passphrase: 'dry lantern' })).rejects.toThrow(
    `The passphrase is not that of ${path}.`,
  );
  const cut = files.path('secret-cut.backup');
  await writeFile(cut, content.subarray(0, -20));
  await expect(
    restoreBackup({ address: target, path: cut, passphrase: 'wet green lantern' }),
  ).rejects.toThrow(`${cut} is not whole, or was altered after it was made; nothing was restored.`);
  await expect(
    restoreBackup({ address: target, path: whole, passphrase: 'wet green lantern' }),
  ).rejects.toThrow(`${whole} is not encrypted; restore it without --passphrase-file.`);
  const { rows } = await restoreBackup({ address: target, path, passphrase: 'wet green lantern' });
  expect(rows).toBeGreaterThan(1000);
});
