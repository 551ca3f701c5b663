import type { AppDeps } from '../../platform/app-deps.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { limitAttempts } from './limit-attempts.ts';

/**
 * Counts a password tried for an account. A browser in which it has been signed in to counts for itself, so that whoever
 * guesses from elsewhere doesn't lock its owner out (decision 0019).
 * @throws DomainError rate_limited
 */
export async function limitSignIn(
  deps: AppDeps,
  email: string,
  from: { address: string; browserCookie: string | undefined },
): Promise<void> {
  await limitAttempts(deps, 'signInByAddress', from.address);
  const { browserCookie: cookieValue } = from;
  const isKnown =
    cookieValue !== undefined &&
    (await isKnownBrowser(deps.database.drizzle, { cookieValue, email, now: deps.clock.now() }));
  if (isKnown) await limitAttempts(deps, 'signInByAccountAndBrowser', `${email} ${cookieValue}`);
  else await limitAttempts(deps, 'signInByAccount', email);
}
