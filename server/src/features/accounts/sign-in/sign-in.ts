import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { rememberBrowser } from './known-browser-store.ts';
import { forgetGuessesInBrowser } from './limit-sign-in.ts';
import { holdPassword } from '../passwords/store.ts';
import { proveAccount } from './prove-account.ts';
import { findUserByEmail } from '../store.ts';

/**
 * Signs in with a password. Answer and time are the same whether or not the account exists. The browser's previous
 * session ends, so that nobody can have planted it.
 * @throws DomainError invalid_credentials
 */
export async function signIn(
  deps: AppDeps,
  credentials: { email: string; password: string },
  browser: Browser & { browserCookie: string | undefined },
) {
  const { database, clock } = deps;
  const found = await findUserByEmail(database.drizzle, credentials.email);
  const user = await proveAccount(deps, found, credentials.password);
  return inTransaction(database, async (tx) => {
    // A new password ends all sessions, so none may begin with the old password afterwards.
    if (!(await holdPassword(tx, user.id, user.passwordHash))) throw new DomainError('invalid_credentials');
    const now = clock.now();
    const { cookieValue } = await beginSession(tx, { userId: user.id, method: 'password', now }, browser);
    const { browserCookie } = await rememberBrowser(tx, {
      userId: user.id,
      cookieValue: browser.browserCookie,
      now,
    });
    await forgetGuessesInBrowser(tx, { email: user.email, browserCookie });
    return { user, cookieValue, browserCookie };
  });
}
