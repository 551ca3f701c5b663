import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isKnownBrowser } from './known-browser-store.ts';
import { forgetAttempts, limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';

const inBrowser = (email: string, browserCookie: string) => `${email} ${browserCookie}`;

/** Whoever has signed in there has shown that the wrong passwords before were theirs. */
export const forgetGuessesInBrowser = (
  queries: Queries,
  { email, browserCookie }: { email: string; browserCookie: string },
): Promise<void> =>
  forgetAttempts(queries, ACCOUNT_LIMITS.signInByAccountAndBrowser, inBrowser(email, browserCookie));

/**
 * Counts a password tried for an account. A browser in which it has been signed in to counts for itself, so that whoever
 * guesses from elsewhere, or from the same office's address, doesn't lock its owner out (decision 0019).
 * @throws DomainError rate_limited
 */
export async function limitSignIn(
  deps: AppDeps,
  email: string,
  { address, browserCookie: cookieValue }: { address: string; browserCookie: string | undefined },
): Promise<void> {
  const isKnown =
    cookieValue !== undefined &&
    (await isKnownBrowser(deps.database.drizzle, { cookieValue, email, now: deps.clock.now() }));
  if (isKnown) {
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccountInKnownBrowsers, email);
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccountAndBrowser, inBrowser(email, cookieValue));
  } else {
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAddress, address);
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccount, email);
  }
}
