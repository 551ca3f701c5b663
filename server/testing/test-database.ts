import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { dropDatabase, execute, withDatabase } from './administration.ts';
import { watchStatements } from './watch-statements.ts';

/** A migrated, empty database for one test, with a pool. `dispose()` closes the pool and drops the database. */
export type TestDatabase = Database & { connectionString: string; dispose(): Promise<void> };

/**
 * Copies the run's template within tens of milliseconds. Use it for a whole test file (in `beforeAll`) or a single
 * test.
 * @param options.max connections of the pool
 */
export async function createTestDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const { url, template } = inject('testServer');
  const name = `chargerota_test_${randomUUID().replaceAll('-', '')}`;
  await execute(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const connectionString = withDatabase(url, name);
  const database = openDatabase({ connectionString, max });
  watchStatements(database.pool);
  return {
    ...database,
    connectionString,
    dispose: async () => {
      await database.close();
      await dropDatabase(url, name);
    },
  };
}
