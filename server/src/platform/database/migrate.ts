import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any number that no other lock uses: "CHRO" in ASCII. */
const MIGRATION_LOCK = 0x4348524f;

/**
 * Brings a database to the newest schema. Safe to run from several instances at once: Drizzle's migrator takes no
 * lock, so one connection holds an advisory lock for the whole run.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, application_name: 'chargerota-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Silences "already exists, skipping" for the migrator's own table.
    await client.query('SET client_min_messages TO warning');
    await migrate(drizzle(client), { migrationsFolder: findMigrations() });
  } finally {
    // Ending the session releases the lock in any case.
    await client.end();
  }
}

/** `server/migrations`, found both from the sources and from the bundle in `server/dist`. */
function findMigrations(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  }
  throw new Error(`No migrations found in any folder above ${start}.`);
}
