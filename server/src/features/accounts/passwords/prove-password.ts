import { errorMessage } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { findOwnUser } from '../store.ts';

/** For actions that need more than a session. For an account without a password, every password is wrong. */
export const currentPasswordWrong = (): DomainError =>
  new DomainError('current_password_wrong', [
    { code: 'invalid', path: 'currentPassword', message: errorMessage('current_password_wrong') },
  ]);

/**
 * Checks that the person in a session also knows the account's password; limited like signing in.
 * @returns the hash that matched: its permission holds only while the account still has this hash
 * @throws DomainError current_password_wrong, rate_limited
 */
export async function provePassword(deps: AppDeps, scope: UserScope, password: string): Promise<string> {
  await limitAttempts(deps, ACCOUNT_LIMITS.provePasswordByAccount, scope.userId);
  const user = await findOwnUser(deps.database.drizzle, scope);
  const stored = user?.passwordHash ?? null;
  const matches = await deps.passwords.verifyOrDummy(stored, password);
  if (stored === null || !matches) throw currentPasswordWrong();
  return stored;
}
