import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { readSignedInAt } from '../../../platform/sessions/sessions.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { readOwnAccount } from '../read-account.ts';

const RECENT_MILLISECONDS = 15 * 60_000;

/**
 * For actions by which somebody with a copied cookie, or at a browser left signed in, could take over the account for
 * good. A recent sign-in cannot be copied.
 * @throws DomainError sign_in_again
 */
export async function requireRecentSignIn(deps: AppDeps, scope: UserScope): Promise<void> {
  if (!(await hasSignedInRecently(deps, scope))) throw new DomainError('sign_in_again');
}

/**
 * As {@link requireRecentSignIn}, but the account's password does as well, if it has one.
 * @throws DomainError password_needed, current_password_wrong, rate_limited; sign_in_again if there is no password
 */
export async function requirePresence(
  deps: AppDeps,
  scope: UserScope,
  currentPassword: string | undefined,
): Promise<void> {
  if (await hasSignedInRecently(deps, scope)) return;
  const { passwordHash } = await readOwnAccount(deps, scope);
  if (passwordHash === null) throw new DomainError('sign_in_again');
  if (currentPassword === undefined) throw new DomainError('password_needed');
  await provePassword(deps, scope, currentPassword);
}

async function hasSignedInRecently({ database, clock }: AppDeps, scope: UserScope): Promise<boolean> {
  const signedInAt = await readSignedInAt(database.drizzle, scope.sessionId);
  return signedInAt !== null && signedInAt.getTime() >= clock.now().getTime() - RECENT_MILLISECONDS;
}
