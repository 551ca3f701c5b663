import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dropDatabase, execute, withDatabase } from '../../../testing/administration.ts';
import { makeReadiness, SCHEMA_TOO_NEW } from './readiness.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase, requireSchema } from './migrate.ts';
import { readMigrations, type Migration } from './migrations.ts';

const { url } = inject('testServer');
let name: string;
let connectionString: string;
/** Another program that uses the database. */
let other: Client;
beforeEach(async () => {
  name = `chargerota_test_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name}`);
  connectionString = withDatabase(url, name);
  other = new Client({ connectionString, application_name: 'other' });
  other.on('error', () => {});
  await other.connect();
});
afterEach(async () => {
  await other.end();
  await dropDatabase(url, name);
});

const step = (number: number, ...statements: string[]): Migration => ({
  number,
  name: `000${number}_step`,
  needs: 0,
  statements,
  isConcurrent: statements.some((statement) => statement.includes('CONCURRENTLY')),
});
const spots = step(0, 'CREATE TABLE spots (id int PRIMARY KEY)');
const floors = step(1, 'ALTER TABLE spots ADD COLUMN floor int');
const contracting = { ...step(2, 'ALTER TABLE spots DROP COLUMN floor'), needs: 1 };

async function migrate(migrations: readonly Migration[], options: { patienceMs?: number } = {}) {
  const said: string[] = [];
  await migrateDatabase(
    { connectionString },
    { ...options, migrations, say: (message) => said.push(message) },
  );
  return said;
}
const applied = async () =>
  (await other.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY number')).rows.map(
    (row) => row.name,
  );

test('instances that start together migrate once', async () => {
  await Promise.all([1, 2, 3].map(() => migrate([spots, floors])));
  expect(await applied()).toEqual(['0000_step', '0001_step']);
});

test('a step that fails leaves nothing behind, and those before it stay', async () => {
  const broken = step(1, 'CREATE TABLE half (id int)', 'SELECT 1 / 0');
  await expect(migrate([spots, broken])).rejects.toThrow('division by zero');
  expect(await applied()).toEqual(['0000_step']);
  expect((await other.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
});

test('an instance waits for another one that migrates, says which, and gives up in the end', async () => {
  await other.query('BEGIN');
  await other.query('SELECT pg_advisory_xact_lock($1)', [0x4348524f]);
  const waiting = migrate([spots], { patienceMs: 500 });
  await expect(waiting).rejects.toThrow(/^Another instance has been migrating .*“other”.* since/);
  await other.query('COMMIT');
  expect(await migrate([spots])).toEqual([]);
});

test('a step that has to wait for a lock lets others pass, and is tried again', async () => {
  await migrate([spots]);
  await other.query('BEGIN');
  await other.query('SELECT FROM spots');
  const said: string[] = [];
  const ended = migrateDatabase(
    { connectionString },
    {
      migrations: [spots, floors],
      say: (message) => {
        said.push(message);
        void other.query('COMMIT');
      },
    },
  );
  await ended;
  expect(said).toEqual(['the migration 0001_step lets others pass and tries again (attempt 1)']);
  expect(await applied()).toEqual(['0000_step', '0001_step']);
});

test('an index is made beside those who write, also where an earlier attempt left it invalid', async () => {
  await migrate([spots, floors]);
  await other.query('INSERT INTO spots VALUES (1, 7), (2, 7)');
  const unique = step(2, 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS spots_floor ON spots (floor)');
  await expect(migrate([spots, floors, unique])).rejects.toThrow('could not create unique index');
  await other.query('UPDATE spots SET floor = id');
  await migrate([spots, floors, unique]);
  const { rows } = await other.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'spots_floor'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a build from before a step that contracts is refused, also while it runs', async () => {
  const running = openDatabase({ connectionString });
  const readiness = makeReadiness(running);
  await migrateDatabase({ connectionString });
  expect(await readiness.whyNotReady()).toBeNull();
  const known = readMigrations();
  const newest = known.at(-1)!.number;
  const next = [
    { ...step(newest + 1, 'SELECT 1'), name: 'expanding' },
    { ...step(newest + 2, 'SELECT 1'), name: 'contracting', needs: newest + 1 },
  ];
  await migrate([...known, next[0]!]);
  expect(await readiness.whyNotReady()).toBeNull();
  await requireSchema({ connectionString });
  await migrate([...known, ...next]);
  expect(await readiness.whyNotReady()).toBe(SCHEMA_TOO_NEW);
  await expect(requireSchema({ connectionString })).rejects.toThrow('needs a newer version');
  await expect(migrateDatabase({ connectionString })).rejects.toThrow('needs a newer version');
  await readiness.close();
  await running.close();
});

test('a database of version 1.0 is taken over as it is', async () => {
  await other.query(
    'CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
  );
  await other.query(spots.statements[0]!);
  await other.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 1795961475455)",
  );
  await migrate([spots, floors]);
  expect(await applied()).toEqual(['0000_baseline', '0001_step']);
});

test('where another account changes the schema, an instance says what is missing', async () => {
  await expect(requireSchema({ connectionString })).rejects.toThrow(
    /^The database lacks 0000_baseline.*: run chargerota migrate/,
  );
  await migrateDatabase({ connectionString });
  await requireSchema({ connectionString });
});

test('what contracts is not applied again by a build that has it', async () => {
  await migrate([spots, floors, contracting]);
  expect(await migrate([spots, floors, contracting])).toEqual([]);
});
