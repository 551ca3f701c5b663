import pg from 'pg';

/** Runs statements on the server's database one after another, for what a journey needs but is not about. */
export async function storeRows(
  server: { readonly databaseUrl: string },
  ...statements: [text: string, values: unknown[]][]
): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    for (const [text, values] of statements) await client.query(text, values);
  } finally {
    await client.end();
  }
}
