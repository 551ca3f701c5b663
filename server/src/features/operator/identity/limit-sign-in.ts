import type { AppDeps } from '../../../platform/app-deps.ts';
import { forgetAttempts, limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import type { Turn } from '../../../platform/turns.ts';
import { turnOf } from '../../../platform/rate-limits/network-of.ts';
import { OPERATOR_LIMITS } from '../limits.ts';

export type SignInPlace = { username: string; address: string; knownBrowser: string | undefined };

/**
 * Counts a password attempt. A browser in which the operator has signed in before has a count of its own, so that guesses
 * from elsewhere do not lock the operator out (decision 0019).
 * @returns the turn in which the password is checked
 * @throws DomainError rate_limited
 */
export async function limitPassword(deps: AppDeps, place: SignInPlace): Promise<Turn> {
  const { username, address, knownBrowser } = place;
  if (knownBrowser) {
    await limitAttempts(deps, OPERATOR_LIMITS.signInByAccountInKnownBrowsers, username);
    await limitAttempts(deps, OPERATOR_LIMITS.signInByBrowser, knownBrowser);
    return { of: username, isFirst: true };
  }
  await limitAttempts(deps, OPERATOR_LIMITS.signInByAddress, address);
  await limitAttempts(deps, OPERATOR_LIMITS.signInByAccount, username);
  return turnOf(address);
}

/**
 * Counts an attempt of the code that follows a right password.
 * @throws DomainError rate_limited
 */
export const limitCode = (deps: AppDeps, { username, knownBrowser }: SignInPlace): Promise<void> =>
  knownBrowser
    ? limitAttempts(deps, OPERATOR_LIMITS.codeByBrowser, knownBrowser)
    : limitAttempts(deps, OPERATOR_LIMITS.codeByAccount, username);

/** After a sign-in, earlier mistakes in this browser were evidently the operator's own. */
export async function forgetMistakes(deps: AppDeps, { knownBrowser }: SignInPlace): Promise<void> {
  if (!knownBrowser) return;
  const { drizzle } = deps.database;
  await forgetAttempts(deps, drizzle, OPERATOR_LIMITS.signInByBrowser, knownBrowser);
  await forgetAttempts(deps, drizzle, OPERATOR_LIMITS.codeByBrowser, knownBrowser);
}
