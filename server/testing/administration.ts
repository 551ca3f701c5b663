import { Client } from 'pg';

/** The same server's connection string for another of its databases. */
export function withDatabase(url: string, database: string): string {
  // `new URL` is not used because it refuses the empty host of a socket.
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
