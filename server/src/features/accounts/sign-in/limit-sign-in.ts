import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Turn } from '../../../platform/turns.ts';
import { isKnownBrowser } from './known-browser-store.ts';
import { forgetAttempts, limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { turnOf } from '../../../platform/rate-limits/network-of.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';

const inBrowser = (email: string, browserCookie: string) => `${email} ${browserCookie}`;

/** After a successful sign-in, earlier wrong passwords in this browser were evidently the owner's own. */
export const forgetGuessesInBrowser = (
  deps: AppDeps,
  queries: Queries,
  { email, browserCookie }: { email: string; browserCookie: string },
): Promise<void> =>
  forgetAttempts(deps, queries, ACCOUNT_LIMITS.signInByAccountAndBrowser, inBrowser(email, browserCookie));

/**
 * Counts a password attempt for an account. A browser in which the account has signed in before has a count of its own,
 * so that guessing elsewhere, or from the same office address, does not lock the owner out (decision 0019).
 * @returns whose turn it is to have the password checked (platform/turns.ts): in a known browser the owner goes first, so
 * that guesses do not keep them waiting either
 * @throws DomainError rate_limited
 */
export async function limitSignIn(
  deps: AppDeps,
  email: string,
  { address, browserCookie: cookieValue }: { address: string; browserCookie: string | undefined },
): Promise<Turn> {
  const isKnown =
    cookieValue !== undefined &&
    (await isKnownBrowser(deps.database.drizzle, { cookieValue, email, now: deps.clock.now() }));
  if (isKnown) {
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccountInKnownBrowsers, email);
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccountAndBrowser, inBrowser(email, cookieValue));
    return { of: email, isFirst: true };
  }
  await limitAttempts(deps, ACCOUNT_LIMITS.signInByAddress, address);
  await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccount, email);
  return turnOf(address);
}
