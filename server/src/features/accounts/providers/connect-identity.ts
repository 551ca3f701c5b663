import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { hashLinkToken as hashOf } from '../../../platform/tokens.ts';
import { beginSession, type Browser } from '../sessions/begin-session.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { lockPassword } from '../passwords/store.ts';
import { claimPendingIdentity, connectIdentityTo, type VerifiedIdentity } from './pending-identity.ts';
import { turnOf } from '../../../platform/rate-limits/network-of.ts';
import { proveAccount } from '../sign-in/prove-account.ts';
import { providerConnected } from './mails.ts';
import { findUserByEmail } from '../store.ts';
import { findPending } from './oauth-flow-store.ts';

/**
 * Connects an identity to its owner's account if it is new there, and tells the owner by mail.
 * @throws DomainError identity_taken, identity_other_connected
 */
export async function connectOwnIdentity(
  tx: Tx,
  identity: VerifiedIdentity,
  owner: { id: string; email: string },
  now: Date,
): Promise<void> {
  if (!(await connectIdentityTo(tx, identity, owner.id, now))) return;
  await enqueueMail(tx, {
    to: owner.email,
    template: providerConnected,
    params: { provider: identity.provider, email: identity.email },
    dueAt: now,
  });
}

/**
 * Connects the browser's pending identity to the account with its address, proved by that account's password, and signs
 * in. After a wrong password the identity is still pending. As with {@link signIn}, the browser's earlier session ends.
 * @throws DomainError identity_missing, invalid_credentials, identity_taken, identity_other_connected, rate_limited
 */
export async function connectByPassword(deps: AppDeps, password: string, browser: Browser) {
  const { database, clock } = deps;
  const { flowCookie: cookieValue } = browser;
  const now = clock.now();
  const pending = cookieValue ? await findPending(database.drizzle, hashOf(cookieValue), now) : null;
  if (!pending) throw new DomainError('identity_missing');
  const { provider, claims } = pending;
  await limitAttempts(deps, ACCOUNT_LIMITS.signInByAccount, claims.email.toLowerCase());
  const found = await findUserByEmail(database.drizzle, claims.email);
  const user = await proveAccount(deps, found, password, turnOf(browser.address));
  return inTransaction(database, async (tx) => {
    if (!(await lockPassword(tx, user.id, user.passwordHash))) throw new DomainError('invalid_credentials');
    const identity = await claimPendingIdentity(tx, { cookieValue, provider, now });
    await connectOwnIdentity(tx, identity, user, now);
    const session = await beginSession(tx, { userId: user.id, method: provider, now }, browser);
    return { user, sessionCookie: session.cookieValue };
  });
}
