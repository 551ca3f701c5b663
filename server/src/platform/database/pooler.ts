import type { Client } from 'pg';
import { type DatabaseAddress, clientFor } from './address.ts';

const ATTEMPTS = 3;
/** A pooler in session mode may have no second connection to give. */
const PATIENCE_MS = 2000;

/**
 * Whether a pooler gives each transaction another connection of PostgreSQL. While one of two clients is inside a
 * transaction, the other finds itself elsewhere than before, or that the first has got what it had.
 */
export async function isPooledByTransaction(address: DatabaseAddress): Promise<boolean> {
  const connection = () =>
    clientFor(address, {
      query_timeout: PATIENCE_MS,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'chargerota start',
    });
  const clients = [connection(), connection()] as const;
  const [one, other] = clients;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await backendOf(one);
      await other.query('BEGIN');
      const elsewhere = await backendOf(other);
      const after = await backendOf(one);
      await other.query('COMMIT');
      if (before !== after || before === elsewhere) return true;
    }
    return false;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid;
}

const isTimeout = (error: unknown) => error instanceof Error && /timeout/i.test(error.message);
