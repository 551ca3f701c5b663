import { developerAccounts } from '../src/features/operator/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { createSession } from '../src/platform/sessions/sessions.ts';
import type { Bench } from './make-user.ts';

/** A signed-in operator; pass it to `call` as it is. */
export type TestOperator = { id: string; username: string; operator: string };

/** An operator with a unique name and a session, by default without a password that works. */
export async function makeOperator(
  { database, clock }: Bench,
  { passwordHash = '' }: { passwordHash?: string } = {},
): Promise<TestOperator> {
  const id = newId();
  const now = clock.now();
  const username = `operator-${id}`;
  await database.drizzle
    .insert(developerAccounts)
    .values({ id, username, email: `${username}@example.org`, passwordHash, createdAt: now });
  const { cookieValue } = await createSession(database.drizzle, { developerId: id }, now);
  return { id, username, operator: cookieValue };
}
