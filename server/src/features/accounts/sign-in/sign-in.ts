import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Turn } from '../../../platform/turns.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { rememberBrowser } from './known-browser-store.ts';
import { forgetGuessesInBrowser } from './limit-sign-in.ts';
import { lockPassword, writePassword } from '../passwords/store.ts';
import { proveAccount } from './prove-account.ts';
import { findUserByEmail, type UserRow } from '../store.ts';

type Credentials = { email: string; password: string; turn: Turn };
type SignedIn = { user: UserRow; cookieValue: string; browserCookie: string };

/**
 * Signs in with a password. The answer and the time it takes are the same whether or not there is such an account. The
 * session that the browser had before ends: somebody else may have planted its cookie there. A hash that was cheaper when
 * it was made is replaced.
 * @throws DomainError invalid_credentials
 */
export async function signIn(
  deps: AppDeps,
  credentials: Credentials,
  browser: Browser & { browserCookie: string | undefined },
): Promise<SignedIn> {
  const { database, clock, passwords } = deps;
  const { email, password, turn } = credentials;
  const found = await findUserByEmail(database.drizzle, email);
  const user = await proveAccount(deps, found, password, turn);
  const { passwordHash } = user;
  const isOutdated = passwordHash !== null && passwords.isOutdated(passwordHash);
  const newHash = isOutdated ? await passwords.hash(password, turn) : null;
  const signedIn = await inTransaction(database, async (tx) => {
    // Setting a new password ends all sessions. After that, no session may begin with the old password.
    if (!(await lockPassword(tx, user.id, passwordHash, newHash ? 'update' : 'share'))) return null;
    const now = clock.now();
    if (newHash) await writePassword(tx, user.id, { passwordHash: newHash, now });
    const { cookieValue } = await beginSession(tx, { userId: user.id, method: 'password', now }, browser);
    const { browserCookie } = await rememberBrowser(tx, {
      userId: user.id,
      cookieValue: browser.browserCookie,
      now,
    });
    await forgetGuessesInBrowser(deps, tx, { email: user.email, browserCookie });
    return { user, cookieValue, browserCookie };
  });
  // The stored hash has changed meanwhile: by a new password, or since another sign-in has replaced it.
  return signedIn ?? signIn(deps, credentials, browser);
}
