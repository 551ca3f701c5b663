import type { AppDeps } from '../../../platform/app-deps.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { readOwnAccount } from '../read-account.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';

/** What was shown; good while the account still has this password (null: none). */
export type EmailChangePermit = { newEmail: string; passwordHash: string | null };

/**
 * A found laptop must not be enough to take an account over by its address: whoever changes that shows the password, or
 * has just signed in. Limited, so that nobody's mailbox is filled by it.
 * @throws DomainError current_password_wrong, sign_in_again, rate_limited
 */
export async function permitEmailChange(
  deps: AppDeps,
  scope: UserScope,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string | undefined },
): Promise<EmailChangePermit> {
  const { passwordHash } = await readOwnAccount(deps, scope);
  if (passwordHash === null) await requireRecentSignIn(deps, scope);
  const proved = passwordHash === null ? null : await provePassword(deps, scope, currentPassword ?? '');
  await limitAttempts(deps, ACCOUNT_LIMITS.changeEmailByAccount, scope.userId);
  await limitAttempts(deps, ACCOUNT_LIMITS.changeEmailByRecipient, newEmail);
  return { newEmail, passwordHash: proved };
}
