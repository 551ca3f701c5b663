import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { APPLICATION_ROLE } from '../src/platform/database/embedded/application-role.ts';
import { startEmbeddedServer } from '../src/platform/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../src/platform/database/migrate.ts';
import { dropDatabase, execute, withDatabase } from './administration.ts';

declare module 'vitest' {
  // Vitest's interface can only be merged.
  interface ProvidedContext {
    /** A PostgreSQL server for this run, and the migrated database on it that tests copy. */
    testServer: { url: string; template: string };
  }
}

/**
 * Runs once: starts a real PostgreSQL (the embedded one in a temporary folder, or that of TEST_DATABASE_URL) with a
 * migrated template. TEST_DATABASE_URL's account must be allowed to create databases.
 */
export default async function setup({ provide }: TestProject) {
  const server = await serverForThisRun();
  const template = `chargerota_template_${randomUUID().replaceAll('-', '')}`;
  await execute(server.url, `CREATE DATABASE ${template}`);
  await migrateDatabase({ connectionString: withDatabase(server.url, template) });
  provide('testServer', { url: server.url, template });

  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}

async function serverForThisRun(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  const dataDir = join(tmpdir(), `chargerota-test-${randomUUID()}`);
  const embedded = await startEmbeddedServer({
    dataDir,
    // The data is deleted after the run, so waiting for the disk would only slow the tests.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 300 },
  });
  // Tests have the rights of the application, may make databases, and set what the application never sets.
  await execute(embedded.superuser, `ALTER ROLE ${APPLICATION_ROLE} CREATEDB`);
  await execute(
    embedded.superuser,
    `GRANT SET ON PARAMETER temp_file_limit, deadlock_timeout TO ${APPLICATION_ROLE}`,
  );
  return {
    url: embedded.connectionString,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
    },
  };
}
