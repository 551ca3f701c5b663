import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
const isOfTables = (path: string): boolean => path.endsWith('tables.ts');

type Words = { written: Set<string>; read: Set<string> };

/**
 * The words of a file that a value is given to (in the list of an INSERT, after SET, as an object's key), and all others.
 * A key without a value of its own, as in `{ note }`, is both.
 */
function wordsOf(text: string): Words {
  const written = new Set<string>();
  const take = (_all: string, words: string): string => {
    for (const word of words.match(/\w+/g) ?? []) written.add(word);
    return ' ';
  };
  const rest = text
    // A column that is taken out of a row under another name.
    .replaceAll(/\bconst \{[^}]*\} =/g, (keys) => keys.replaceAll(':', ' '))
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ' ')
    .replaceAll(/\bINSERT INTO \w+(?: AS \w+)?\s*\(([^)]*)\)/g, take)
    .replaceAll(/\b(\w+)\??:(?!:)/g, take)
    .replaceAll(/(?:\bSET|,)\s+(\w+) = /gi, take);
  for (const [, key = ''] of rest.matchAll(/[{,]\s*(\w+)(?=\s*[,}])/g)) written.add(key);
  return { written, read: new Set(rest.match(/\w+/g)) };
}

async function filesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const all = await readdir(folder, { recursive: true });
  const paths = all.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

const sources = await filesIn(SOURCES);
const paths = sources.map(({ path }) => path);
const files = sources
  // The demo's rows are there for what the product does with them.
  .filter(({ path }) => !isOfTables(path) && !path.startsWith('demo/'))
  .map(({ path, text }) => ({ path, ...wordsOf(text) }));
// Rows are taken from calls, and answered, as a whole; the organization's rules are a file of their own.
const RULES = join(SOURCES, '../../domain/src/organization-rules.ts');
const calls = (await filesIn(join(SOURCES, '../../contract/src'))).map(({ text }) => text);
const shared = new Set([...calls, await readFile(RULES, 'utf8')].join(' ').match(/\w+/g));

/**
 * The columns of the tables of a file that nothing writes, or nothing reads, in its folder and where their table is
 * named.
 */
async function withoutIn(path: string, act: keyof Words): Promise<string[]> {
  const exported = Object.entries((await import(join(SOURCES, path))) as object);
  return exported.flatMap(([identifier, table]) => {
    if (!is(table, PgTable)) return [];
    const name = getTableName(table);
    const near = files.filter(
      ({ path: place, written, read }) =>
        place.startsWith(dirname(path)) ||
        // Whose table a queue reads is said by its user.
        place.startsWith('platform/queue/') ||
        [identifier, name].some((word) => written.has(word) || read.has(word)),
    );
    return Object.entries(getTableColumns(table)).flatMap(([field, column]) =>
      [field, column.name].some((word) => shared.has(word) || near.some((file) => file[act].has(word)))
        ? []
        : [`${name}.${column.name}`],
    );
  });
}

const without = async (act: keyof Words): Promise<string[]> =>
  (await Promise.all(paths.filter(isOfTables).map((path) => withoutIn(path, act)))).flat().toSorted();

/** Each allows its table one row. */
const ONE_ROW = ['live_epochs.is_current', 'report_sums.is_only', 'reservation_sums.is_only'];

test('every column is written', async () => {
  // PostgreSQL itself notes the transaction.
  expect(await without('written')).toEqual([...ONE_ROW, 'live_events.xid'].toSorted());
});

/** Columns that no code reads, and for whom they are kept (decision 0090). */
const UNREAD: Readonly<Record<string, string>> = {
  'waitlist_entries.last_checked': 'for support: when the entry was last offered something, or passed over',
  'billing_operations.requested_by':
    'for support: whose decision it was that the payment provider carried out',
  'operators.last_login': 'for whoever runs the database: which accounts are in use',
  'spot_reports.resolved_by': 'for support: who ended a report that its author still stands by',
  'subscriptions.trial_used':
    'for whoever reads the database: that it had its trial, long after the dates of it',
};

test('every column is read, or kept for a reason', async () => {
  expect(await without('read')).toEqual([...ONE_ROW, ...Object.keys(UNREAD)].toSorted());
});

/** Columns whose names sound like secrets, and why they are none. */
const NO_SECRETS = [
  // Of what was asked for, so that a repeated request is known.
  'idempotency_keys.request_hash',
  // Whether it has to be changed.
  'operators.must_change_password',
];

test('docs/sensitive-data.md gives each table a level, and names the columns with secrets', async () => {
  const text = await readFile(join(SOURCES, '../../docs/sensitive-data.md'), 'utf8');
  const levels = [...text.matchAll(/^- \*\*(secret|personal|business|technical)\*\*: (`.+)$/gm)];
  const told = levels.flatMap(([, level, tables = '']) =>
    [...tables.matchAll(/`(\w+)`(?: \(([^)]+)\))?/g)].map(([, table = '', columns = '']) => ({
      table,
      level,
      columns: columns.match(/\w+/g) ?? [],
    })),
  );
  const modules = await Promise.all(
    paths
      .filter(isOfTables)
      .map(async (path) => Object.values((await import(join(SOURCES, path))) as object)),
  );
  const tables = modules.flat().filter((each) => is(each, PgTable));
  expect(told.map(({ table }) => table).toSorted()).toEqual(tables.map(getTableName).toSorted());
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
