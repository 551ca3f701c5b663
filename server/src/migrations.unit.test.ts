import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { refusedIn } from '../testing/migration-rules.ts';
import { readMigrations } from './platform/database/migrations.ts';

const SOURCES = new URL('.', import.meta.url);
const SNAPSHOTS = new URL('../migrations/meta/', import.meta.url);

async function allTables(): Promise<Record<string, unknown>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\]tables\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, SOURCES).href)));
  return Object.assign({}, ...modules);
}

test('the migrations make exactly the tables that the features describe', async () => {
  const newest = readdirSync(SNAPSHOTS)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)!;
  const migrated = JSON.parse(readFileSync(new URL(newest, SNAPSHOTS), 'utf8'));
  const missing = await generateMigration(migrated, generateDrizzleJson(await allTables()));
  expect(missing, 'a tables.ts was edited: npm run db:generate -w server -- --name what-it-does').toEqual([]);
});

test('two neighbouring versions can run while a migration is made, and after it', async () => {
  // Nobody used the product before the baseline.
  for (const migration of readMigrations().slice(1))
    expect(await refusedIn(migration), migration.name).toEqual([]);
});

const expands = (...statements: string[]) => ({
  number: 1,
  name: '0001_step',
  needs: 0,
  statements,
  isConcurrent: statements.some((statement) => statement.includes('CONCURRENTLY')),
});

test.each([
  'CREATE TABLE b (id uuid PRIMARY KEY, a_id uuid NOT NULL REFERENCES a, UNIQUE (a_id))',
  'ALTER TABLE a ADD COLUMN c text',
  "ALTER TABLE a ADD COLUMN c text NOT NULL DEFAULT ''",
  'ALTER TABLE a ALTER COLUMN c DROP NOT NULL',
  'ALTER TABLE a DROP CONSTRAINT k',
  'ALTER TABLE a ADD CONSTRAINT k CHECK (c > 0) NOT VALID',
  'ALTER TABLE a VALIDATE CONSTRAINT k',
  'ALTER TABLE a ADD CONSTRAINT k UNIQUE USING INDEX i',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON a (c)',
  'DROP INDEX CONCURRENTLY IF EXISTS i',
])('a step may say %s', async (statement) => {
  expect(await refusedIn(expands(statement))).toEqual([]);
});

test.each([
  ['DROP TABLE a', 'contracts'],
  ['ALTER TABLE a DROP COLUMN c', 'contracts'],
  ['ALTER TABLE a ALTER COLUMN c SET NOT NULL', 'contracts'],
  ['ALTER TABLE a RENAME COLUMN c TO d', 'a new name breaks'],
  ['ALTER TABLE a ALTER COLUMN c TYPE bigint', 'rewrites'],
  ['ALTER TABLE a ADD COLUMN c uuid DEFAULT gen_random_uuid()', 'rewrites'],
  ['ALTER TABLE a ADD COLUMN c int GENERATED ALWAYS AS (b) STORED', 'rewrites'],
  ['ALTER TABLE a ADD COLUMN c text NOT NULL', 'give it a default'],
  ['ALTER TABLE a ADD COLUMN c uuid REFERENCES b', 'NOT VALID'],
  ['ALTER TABLE a ADD COLUMN c text UNIQUE', 'USING INDEX'],
  ['ALTER TABLE a ADD CONSTRAINT k CHECK (c > 0)', 'NOT VALID'],
  ['ALTER TABLE a ADD CONSTRAINT k EXCLUDE USING gist (c WITH &&)', 'make a new table'],
  ['CREATE INDEX i ON a (c)', 'CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY i ON a (c)', 'IF NOT EXISTS'],
  ['DROP INDEX i', 'CONCURRENTLY'],
  ['UPDATE a SET c = 1', 'in portions'],
  ['LOCK TABLE a', 'holds up'],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON a (c); ALTER TABLE a ADD COLUMN d int', 'file of its own'],
  [
    'ALTER TABLE a ADD CONSTRAINT k CHECK (c > 0) NOT VALID; ALTER TABLE a VALIDATE CONSTRAINT k',
    'file of its own',
  ],
])('a step must not say %s (%s)', async (statement, why) => {
  expect(await refusedIn(expands(statement))).toEqual([expect.stringContaining(why)]);
});

test('a step that contracts may take away what the version before has ceased to need', async () => {
  const statements = ['DROP TABLE a', 'ALTER TABLE b DROP COLUMN c, ALTER COLUMN d SET NOT NULL'];
  expect(await refusedIn({ ...expands(...statements), needs: 1 })).toEqual([]);
});
