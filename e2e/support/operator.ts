import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { storeRows } from './rows.ts';
import type { RunningServer } from './server.ts';
import { MORNING } from './test.ts';

/** `calls` carries the operator's session, as does a browser once it is signed in. */
export type Operator = { calls: APIRequestContext; signIn: (page: Page) => Promise<void> };

/** An operator with a session, written as rows: for journeys that are not about signing in. */
export async function makeOperator(server: RunningServer): Promise<Operator> {
  const id = randomUUID();
  const value = randomBytes(32).toString('base64url');
  await storeRows(
    server,
    [
      `INSERT INTO operators (id, username, email, password_hash, totp_secret, created_at)
       VALUES ($1, $2, $2, '', 'JBSWY3DPEHPK3PXP', $3)`,
      [id, `${id}@example.com`, MORNING],
    ],
    [
      `INSERT INTO sessions (sid, id, operator_id, expire, created_at, last_seen_at)
       VALUES ($1, $2, $2, $3::timestamptz + interval '8 hours', $3, $3)`,
      [createHash('sha256').update(value).digest('hex'), id, MORNING],
    ],
  );
  const name = 'chargerota_operator';
  return {
    calls: await request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { cookie: `${name}=${value}` },
    }),
    signIn: (page) => page.context().addCookies([{ name, value, url: server.url }]),
  };
}
