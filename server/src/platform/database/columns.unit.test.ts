import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const wordsOf = async (path: string) => new Set((await readFile(path, 'utf8')).match(/\w+/g));
const paths = (await readdir(SOURCES, { recursive: true })).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);
const isOfTables = (path: string): boolean => path.endsWith('tables.ts');
const files = await Promise.all(
  paths
    .filter((path) => !isOfTables(path))
    .map(async (path) => ({ path, words: await wordsOf(join(SOURCES, path)) })),
);
const rules = await wordsOf(join(SOURCES, '../../domain/src/organization-rules.ts'));

/** The columns of the tables of a file that are named neither in its folder nor where their table is. */
async function forgottenOf(path: string): Promise<string[]> {
  const exported = Object.entries((await import(join(SOURCES, path))) as object);
  return exported.flatMap(([identifier, table]) => {
    if (!is(table, PgTable)) return [];
    const name = getTableName(table);
    const places = files
      .filter(
        (file) => file.path.startsWith(dirname(path)) || file.words.has(identifier) || file.words.has(name),
      )
      .map(({ words }) => words);
    return Object.entries(getTableColumns(table)).flatMap(([field, column]) =>
      [...places, rules].some((words) => words.has(field) || words.has(column.name))
        ? []
        : [`${name}.${column.name}`],
    );
  });
}

/** Columns that no code names, and why. */
const UNNAMED = [
  // Each allows its table one row.
  'live_epochs.is_current',
  // Read by the feature that it is a setting of.
  'organizations.line_offer_minutes',
  'report_sums.is_only',
  'reservation_sums.is_only',
];

test('every column is named where its table is written or read', async () => {
  const forgotten = await Promise.all(paths.filter(isOfTables).map(forgottenOf));
  expect(forgotten.flat().toSorted()).toEqual(UNNAMED);
});

/** Columns whose names sound like secrets, and why they are none. */
const NO_SECRETS = [
  // Whether it has to be changed.
  'developer_accounts.must_change_password',
  // Of what was asked for, so that a repeated request is known.
  'idempotency_keys.request_hash',
];

test('docs/sensitive-data.md gives each table a level, and names the columns with secrets', async () => {
  const text = await readFile(join(SOURCES, '../../docs/sensitive-data.md'), 'utf8');
  const told = [
    ...text.matchAll(/^\| `(\w+)` +\| (secret|personal|business|technical) +\| ([^|]*)\|$/gm),
  ].map(([, table = '', level, columns = '']) => ({ table, level, columns: columns.match(/\w+/g) ?? [] }));
  const modules = await Promise.all(
    paths
      .filter(isOfTables)
      .map(async (path) => Object.values((await import(join(SOURCES, path))) as object)),
  );
  const tables = modules.flat().filter((each) => is(each, PgTable));
  expect(told.map(({ table }) => table)).toEqual(tables.map(getTableName).toSorted());
  for (const { table, level, columns } of told)
    expect(columns.length > 0, `${table} is ${level}`).toBe(level === 'secret');
  const stored = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const secrets = told.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(stored).toEqual(expect.arrayContaining(secrets));
  const soundSecret = /\.(.*_)?(hash|secret|token|password|nonce|verifier|sid|auth)$/;
  const untold = stored.filter((name) => soundSecret.test(name) && !secrets.includes(name));
  expect(untold.toSorted()).toEqual(NO_SECRETS);
});
