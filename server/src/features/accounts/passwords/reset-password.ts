import type { RouteInput, resetPassword as resetPasswordRoute } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { destroyUserSessions } from '../../../platform/sessions/sessions.ts';
import { hashLinkToken } from '../../../platform/tokens.ts';
import { liftBounce } from '../bounces/bounces.ts';
import { deleteIdentitiesOfOthers } from '../providers/identity-store.ts';
import { forgetAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { endConnections } from '../sessions/devices.ts';
import { confirmAddress } from '../profile/email-change-store.ts';
import { resetLinkMaker } from './reset-link.ts';
import { findResetLink, takeResetLink } from './store.ts';
import { lockAccount } from '../store.ts';
import { providerDisconnected } from '../providers/mails.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';

/**
 * Sets a new password by a link, once. All sessions of the account end, and whatever was set up in one of them by which
 * somebody could go on reading; provider accounts with another address are disconnected. Earlier wrong passwords no
 * longer count, so that the owner can sign in at once.
 * @throws DomainError reset_link_invalid, account_suspended, invalid_input
 */
export async function resetPassword(
  deps: AppDeps,
  { token, newPassword }: RouteInput<typeof resetPasswordRoute>['body'],
): Promise<void> {
  const { database, clock, passwords, tell } = deps;
  const tokenHash = hashLinkToken(token);
  const link = await findResetLink(database.drizzle, tokenHash, clock.now());
  if (!link) throw new DomainError('reset_link_invalid');
  await refuseWeakPassword(newPassword, {
    about: [link.email, link.firstName, link.lastName],
    path: 'newPassword',
  });
  // Outside the transaction: hashing is slow and would hold a connection.
  const passwordHash = await passwords.hash(newPassword);
  await inTransaction(database, async (tx) => {
    const now = clock.now();
    // The account before its links, here and wherever both are changed, so that two links used at once cannot deadlock.
    const account = await lockAccount(tx, link.userId);
    // The link stays usable for when the account is reinstated.
    if (account?.status === 'suspended') throw new DomainError('account_suspended');
    if (!account || !(await takeResetLink(tx, tokenHash, now))) throw new DomainError('reset_link_invalid');
    await setPassword(tx, tell, account, { passwordHash, now });
    // Sessions end last: a sign-in by such a provider at this moment holds its identity until its session exists.
    await disconnectOthers(tx, account, now);
    await destroyUserSessions(tx, account.id);
    await endConnections(tx, tell, account.id, now);
    // Only the mailbox has got this link; an operator may have shown theirs to somebody.
    if (resetLinkMaker(link) === 'self') {
      await confirmAddress(tx, account.id);
      await liftBounce(tx, tell, account.email, now);
    }
    await forgetAttempts(deps, tx, ACCOUNT_LIMITS.signInByAccount, account.email);
    await forgetAttempts(deps, tx, ACCOUNT_LIMITS.signInByAccountInKnownBrowsers, account.email);
    await forgetAttempts(deps, tx, ACCOUNT_LIMITS.provePasswordByAccount, account.id);
  });
}

/**
 * The link proves who owns the mailbox; registration does not. Somebody may have registered the address before its
 * owner, or may have used a stolen session, and connected a provider account of their own to get back in.
 */
async function disconnectOthers(tx: Tx, account: { id: string; email: string }, now: Date): Promise<void> {
  for (const { provider, email } of await deleteIdentitiesOfOthers(tx, account)) {
    await enqueueMail(tx, {
      to: account.email,
      template: providerDisconnected,
      params: { provider, email },
      dueAt: now,
    });
  }
}
