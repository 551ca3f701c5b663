import { users } from '../src/features/accounts/tables.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/ids.ts';
import { createSession } from '../src/platform/sessions/sessions.ts';

/** The dependencies of the builders; a `TestApp` is one. They write rows directly and skip all rules. */
export type Bench = { database: Database; clock: Clock };

/** A signed-in account; pass it to `call` as it is. */
export type TestUser = { id: string; email: string; cookie: string };

export type UserSettings = Partial<Omit<typeof users.$inferInsert, 'id'>>;

/** An approved account, "Maya Reyes", with a unique address and a session. */
export async function makeUser({ database, clock }: Bench, settings: UserSettings = {}): Promise<TestUser> {
  const id = newId();
  const now = clock.now();
  const email = settings.email ?? `maya.${id}@example.org`;
  await database.drizzle.insert(users).values({
    firstName: 'Maya',
    lastName: 'Reyes',
    status: 'approved',
    createdAt: now,
    updatedAt: now,
    ...settings,
    id,
    email,
  });
  const { cookieValue } = await createSession(database.drizzle, { userId: id }, now);
  return { id, email, cookie: cookieValue };
}
