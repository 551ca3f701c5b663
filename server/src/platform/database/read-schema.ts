import { namedQuery, type Queries } from './database.ts';
import { readMigrations } from './migrations.ts';
import { APPLIED_MIGRATIONS, judgeSchema, type Applied } from './schema-state.ts';

const APPLIED = { name: 'schema.applied', text: APPLIED_MIGRATIONS };

/** The newest migration that the database has had, and why this build must not work with it, if it must not. */
export async function readSchema(queries: Queries): Promise<{ newest: string; refusal: string | null }> {
  const rows = await namedQuery<Applied>(queries, APPLIED, []);
  return { newest: rows.at(-1)!.name, refusal: judgeSchema(rows, readMigrations()).refusal };
}
