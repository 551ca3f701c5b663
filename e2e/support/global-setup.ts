import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../server/src/platform/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';

/**
 * Runs once, before all journeys: makes a data folder with an empty, migrated database, which each server that starts
 * without data copies (MIGRATED_DATA). Each would otherwise set up the same one, which takes longer than the rest of
 * its start. That the application does so by itself is tested beside its `main.ts`.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chargerota-e2e-migrated-'));
  const server = await startEmbeddedServer({ dataDir });
  await migrateDatabase(server);
  await server.stop();
  process.env['MIGRATED_DATA'] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
}
