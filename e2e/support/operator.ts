import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import pg from 'pg';
import type { RunningServer } from './server.ts';
import { MORNING } from './test.ts';

/** An operator with a session, written as rows; the calls carry its cookie. For journeys that are about others. */
export async function makeOperator(server: RunningServer): Promise<APIRequestContext> {
  const id = randomUUID();
  const cookie = randomBytes(32).toString('base64url');
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO developer_accounts (id, username, email, password_hash, created_at) VALUES ($1, $2, $2, '', $3)`,
    [id, `${id}@example.com`, MORNING],
  );
  await client.query(
    `INSERT INTO sessions (sid, id, developer_id, expire, created_at, last_seen_at)
     VALUES ($1, $2, $2, $3::timestamptz + interval '8 hours', $3, $3)`,
    [createHash('sha256').update(cookie).digest('hex'), id, MORNING],
  );
  await client.end();
  return request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { cookie: `chargerota_operator=${cookie}` },
  });
}
