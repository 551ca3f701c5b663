import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { readOwnAccount } from '../read-account.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { UserRow } from '../store.ts';
import { deleteEmailChange } from './email-change-store.ts';
import { mailAddressLink } from './mail-email-link.ts';
import { emailChangeBegun } from './mails.ts';

/** A permit to change the address; valid while the account still has this password hash (null: none). */
type EmailChangePermit = { newEmail: string; passwordHash: string | null };

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

/**
 * Begins a change of address and replaces a pending one: the new address gets a link, the old one a warning. Whether
 * another account has the new address is checked only on confirmation, so that nobody can find out here. Call it while
 * holding the account.
 * @throws DomainError sign_in_again when a password was set since the permit was given
 */
export async function beginEmailChange(
  tx: Tx,
  account: UserRow,
  { newEmail, passwordHash }: EmailChangePermit,
  now: Date,
): Promise<void> {
  if (account.passwordHash !== passwordHash) throw new DomainError('sign_in_again');
  await mailAddressLink(tx, { userId: account.id, newEmail }, now);
  await enqueueMail(tx, {
    to: account.email,
    template: emailChangeBegun,
    params: { email: account.email, newEmail },
    dueAt: now,
  });
}

/** The account keeps its address; the link sent to the new one becomes invalid. */
export const cancelEmailChange = ({ database }: AppDeps, scope: UserScope): Promise<void> =>
  deleteEmailChange(database.drizzle, scope.userId);
