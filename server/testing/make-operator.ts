import { TOTP } from 'otpauth';
import { operators } from '../src/features/operator/tables.ts';
import { newId } from '../src/platform/database/ids.ts';
import { createSession } from '../src/platform/sessions/sessions.ts';
import type { Bench } from './make-user.ts';

/** A signed-in operator; pass it to `call` as it is. */
export type TestOperator = {
  id: string;
  username: string;
  operator: string;
  /** What an authenticator app with this secret, by default the operator's, shows at the clock's time. */
  code: (secret?: string) => string;
};

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/**
 * An operator with a unique name, a session and a second factor, by default without a password that works; `isSetUp: false`
 * leaves the second factor away.
 */
export async function makeOperator(
  { database, clock }: Bench,
  { passwordHash = '', isSetUp = true }: { passwordHash?: string; isSetUp?: boolean } = {},
): Promise<TestOperator> {
  const id = newId();
  const now = clock.now();
  const username = `operator-${id}`;
  await database.drizzle.insert(operators).values({
    id,
    username,
    email: `${username}@example.org`,
    passwordHash,
    totpSecret: isSetUp ? SECRET : null,
    createdAt: now,
  });
  const { cookieValue } = await createSession(database.drizzle, { operatorId: id }, now);
  const code = (secret = SECRET) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  return { id, username, operator: cookieValue, code };
}
