import { Client } from 'pg';

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
