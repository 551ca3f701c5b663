import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

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
