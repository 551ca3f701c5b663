import type { PoolClient, PoolConfig } from 'pg';

/**
 * For a pool: gives each new session these settings. By a statement, because a pooler drops, or refuses, what is sent at
 * the start of a connection. Its answer is what the session has: a setting that is not in force fails the connection.
 */
export function setting(settings: Record<string, string>): NonNullable<PoolConfig['verify']> {
  const names = Object.keys(settings);
  if (names.length === 0) return (_client, done) => done();
  return (client, done) => {
    set(client, settings, names).then(() => done(), done);
  };
}

async function set(client: PoolClient, settings: Record<string, string>, names: string[]): Promise<void> {
  await client.query(
    'SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS given (name, value)',
    [names, Object.values(settings)],
  );
}
