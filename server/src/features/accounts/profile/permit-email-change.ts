import type { AppDeps } from '../../../platform/app-deps.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { readOwnAccount } from '../read-account.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';

/** A permit to change the address; valid while the account still has this password hash (null: none). */
export type EmailChangePermit = { newEmail: string; passwordHash: string | null };

/**
 * Prevents somebody with a found laptop from taking over the account by changing its address: the person must enter the
 * password or have signed in recently. Limited, so that nobody's mailbox is flooded.
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
