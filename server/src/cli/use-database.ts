import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseAddress } from '../platform/database/address.ts';
import { awaitDatabase } from '../platform/database/await-database.ts';
import { startEmbeddedServer } from '../platform/database/embedded/embedded-server.ts';
import { StartError } from '../platform/start-error.ts';

type How = {
  /**
   * Refuses while an application uses the embedded database, and makes it if there is none; otherwise the work is done
   * beside the application.
   */
  alone: boolean;
  /** How long a database elsewhere is waited for; by default as a start does. */
  patienceMs?: number;
};

type OpenDatabase = {
  address: DatabaseAddress;
  /** Aborts when the process is told to end. */
  signal: AbortSignal;
};

/**
 * Does `work` on the database of this installation: that of DATABASE_URL, or the embedded one, which runs for that time.
 */
export async function useDatabase<T>(
  { DATABASE_URL, DATABASE_CA, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATABASE_CA' | 'DATA_DIR'>,
  { alone, ...waiting }: How,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const signal = abortedAtTheEnd();
  const act = async (address: DatabaseAddress) => {
    try {
      return await work({ address, signal });
    } catch (error) {
      // What is known to have happened says more than that it was interrupted.
      throw signal.aborted && !(error instanceof StartError) ? signal.reason : error;
    }
  };
  if (DATABASE_URL) {
    const address = { connectionString: DATABASE_URL, certificateAuthority: DATABASE_CA };
    await awaitDatabase(address, { say: console.error, ...waiting });
    return act(address);
  }
  if (!alone && !hasEmbeddedDatabase(DATA_DIR))
    throw new StartError(
      `There is no database in ${DATA_DIR}; set DATA_DIR to the folder that has it, or DATABASE_URL.`,
    );
  const server = await startEmbeddedServer({ dataDir: DATA_DIR, beside: !alone });
  try {
    return await act({ connectionString: server.connectionString });
  } finally {
    await server.stop();
  }
}

export const hasEmbeddedDatabase = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'postgres', 'data'));

/** A second signal ends the process at once. */
function abortedAtTheEnd(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => controller.abort(new StartError('It was told to end before it was done.')));
  return controller.signal;
}
