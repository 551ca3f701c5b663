import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { rememberBrowser } from './known-browser-store.ts';
import { forgetGuessesInBrowser } from './limit-sign-in.ts';
import { lockPassword } from '../passwords/store.ts';
import { proveAccount } from './prove-account.ts';
import { findUserByEmail } from '../store.ts';

/**
 * Signs in with a password. The answer and the time it takes are the same whether or not there is such an account. The
 * session that the browser had before ends: somebody else may have planted its cookie there.
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
    // Setting a new password ends all sessions. After that, no session may begin with the old password.
    if (!(await lockPassword(tx, user.id, user.passwordHash))) throw new DomainError('invalid_credentials');
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
