import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { manifest, tableLine, type Header, type Manifest, type TableColumns } from './format.ts';
import { UnexpectedContent, type BackupReader } from './reader.ts';
import { watchRows } from './rows.ts';

/** Stores the rows of a table, as COPY writes them; resolves to how many PostgreSQL has taken. */
type Take = (table: TableColumns, rows: AsyncIterable<Buffer>) => Promise<number | null>;

/**
 * Reads the tables that a backup announces, one after another, to the end of the file. Resolves to its manifest.
 * @throws UnexpectedContent if there is anything else than that says
 */
export async function readTables(backup: BackupReader, about: Header, take: Take): Promise<Manifest> {
  const found: Manifest['tables'] = [];
  for (const wanted of about.tables) {
    const { name } = wanted;
    const { table } = await backup.line(tableLine);
    if (table !== name) throw new UnexpectedContent(`${table} instead of ${name}`);
    const watched = watchRows();
    const taken = await take(wanted, watched.of(backup.rows()));
    found.push({ name, ...watched.total() });
    if (taken !== found.at(-1)?.rows) throw new UnexpectedContent(`other rows in ${name}`);
  }
  const said = await backup.line(manifest);
  await backup.end();
  if (JSON.stringify(said.tables) !== JSON.stringify(found))
    throw new UnexpectedContent('other rows than the manifest says');
  return said;
}

/** Copies rows into `target`, a table with or without its columns in SQL. Resolves to their number. */
export async function copyInto(
  client: Client,
  target: string,
  rows: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<number | null> {
  const copy = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  await pipeline(rows, copy, { signal });
  return copy.rowCount;
}

export type Restored = Pick<Header, 'version' | 'madeAt' | 'postgres'> & {
  rows: number;
  tables: number;
  seconds: number;
};

/** What is told of a backup that was restored since `startedAt`, by the monotonic clock. */
export function tellRestored(about: Header, { tables }: Manifest, startedAt: number): Restored {
  const { version, madeAt, postgres } = about;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = (performance.now() - startedAt) / 1000;
  return { version, madeAt, postgres, rows, tables: tables.length, seconds };
}
