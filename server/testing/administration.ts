import { Client } from 'pg';
import { errorCode } from '../src/platform/database/errors.ts';

/** The connection string of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  // `new URL` refuses an empty host, which stands for a socket.
  return url.replace(/^([^?]*\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const IN_USE = '55006';
const MAY_NOT_END = '42501';

/**
 * Drops a database, if there is one. FORCE, because a test that killed its application may have left a session behind; on
 * a busy machine that session may take longer to end than the five seconds for which PostgreSQL waits. Only a superuser
 * may force an autovacuum out, which a drop without FORCE ends.
 */
export async function dropDatabase(
  url: string,
  name: string,
  how: 'WITH (FORCE)' | '' = 'WITH (FORCE)',
  triesLeft = 5,
): Promise<void> {
  try {
    await execute(url, `DROP DATABASE IF EXISTS ${name} ${how}`);
  } catch (error) {
    const code = errorCode(error);
    if (triesLeft === 0 || (code !== IN_USE && code !== MAY_NOT_END)) throw error;
    await dropDatabase(url, name, code === MAY_NOT_END ? '' : 'WITH (FORCE)', triesLeft - 1);
  }
}
