import type { AppDeps } from '../../../platform/app-deps.ts';
import { forgetAttempts, limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { OPERATOR_LIMITS } from '../limits.ts';

export type SignInPlace = { username: string; address: string; knownBrowser: string | undefined };

/**
 * Counts a password attempt. A browser in which the operator has signed in before has a count of its own, so that guesses
 * from elsewhere do not lock the operator out (docs/decisions/0019).
 * @throws DomainError rate_limited
 */
export async function limitPassword(deps: AppDeps, place: SignInPlace): Promise<void> {
  const { username, address, knownBrowser } = place;
  if (knownBrowser) {
    await limitAttempts(deps, OPERATOR_LIMITS.signInByAccountInKnownBrowsers, username);
    await limitAttempts(deps, OPERATOR_LIMITS.signInByBrowser, knownBrowser);
  } else {
    await limitAttempts(deps, OPERATOR_LIMITS.signInByAddress, address);
    await limitAttempts(deps, OPERATOR_LIMITS.signInByAccount, username);
  }
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
export async function forgetMistakes({ database }: AppDeps, { knownBrowser }: SignInPlace): Promise<void> {
  if (!knownBrowser) return;
  await forgetAttempts(database.drizzle, OPERATOR_LIMITS.signInByBrowser, knownBrowser);
  await forgetAttempts(database.drizzle, OPERATOR_LIMITS.codeByBrowser, knownBrowser);
}
