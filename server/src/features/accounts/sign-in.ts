import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { createSession, destroySession, type SignedInBy } from '../../platform/sessions/sessions.ts';
import { findUserByEmail } from './store.ts';

/**
 * Signs in with a password. The answer and its time are the same whether or not there is such an account (DESIGN.md
 * §6). The session that the browser had ends, so that nobody can have planted it.
 * @throws DomainError invalid_credentials
 */
export async function signIn(
  { database, clock, passwords }: AppDeps,
  credentials: { email: string; password: string },
  browser: { session: UserScope | null; userAgent: SignedInBy['userAgent'] },
) {
  const user = await findUserByEmail(database.drizzle, credentials.email);
  const matches = await passwords.verifyOrDummy(user?.passwordHash ?? null, credentials.password);
  if (!user || !matches) throw new DomainError('invalid_credentials');
  return inTransaction(database, async (tx) => {
    if (browser.session) await destroySession(tx, browser.session.sessionId);
    const { cookieValue } = await createSession(tx, { userId: user.id }, clock.now(), {
      method: 'password',
      userAgent: browser.userAgent,
    });
    return { user, cookieValue };
  });
}
