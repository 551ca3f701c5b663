import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { type DatabaseAddress, clientFor } from './address.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { explainRefusal } from './explain-refusal.ts';
import { isPooledByTransaction } from './pooler.ts';

export type AwaitOptions = {
  /** Tells a person what is waited for. */
  say?: (message: string) => void;
  patienceMs?: number;
};

const PATIENCE_MS = 60_000;
const TRY_EVERY_MS = 1000;
const CONNECTION_TIMEOUT_MS = 5000;
const OLDEST_VERSION = 150_000;

/**
 * Waits until the database can be reached, as it may start at the same time, and checks that it can be used.
 * @throws StartError
 */
export async function awaitDatabase(address: DatabaseAddress, options: AwaitOptions = {}): Promise<void> {
  const client = await connectPatiently(address, options);
  try {
    const { rows } = await client.query<{ version: number; name: string }>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name`,
    );
    const { version, name } = rows[0]!;
    if (version < OLDEST_VERSION)
      throw new StartError(`DATABASE_URL leads to PostgreSQL ${name}: version 15 or newer is needed.`);
  } finally {
    await client.end();
  }
  if (await isPooledByTransaction(address))
    throw new StartError(
      'DATABASE_URL leads through a pooler in transaction mode, in which time limits, prepared statements and LISTEN are lost: use its session mode (PgBouncer: pool_mode = session), or connect to PostgreSQL itself.',
    );
}

async function connectPatiently(
  address: DatabaseAddress,
  { say, patienceMs = PATIENCE_MS }: AwaitOptions,
): Promise<Client> {
  for (let waited = 0; ; waited += TRY_EVERY_MS) {
    const client = clientFor(address, {
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      application_name: 'chargerota start',
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const where = `${client.host}:${client.port}`;
      const refusal = explainRefusal(error, client);
      if (refusal) throw new StartError(refusal, { cause: error });
      if (!isDatabaseUnavailable(error)) throw error;
      const { message } = error as Error;
      if (waited >= patienceMs)
        throw new StartError(
          `The database at ${where} cannot be reached (${message}): start it, or correct DATABASE_URL.`,
          { cause: error },
        );
      say?.(`waiting for the database at ${where} (${message})`);
      await pause(TRY_EVERY_MS);
    }
  }
}
