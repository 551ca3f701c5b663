import type { PendingIdentity } from '@chargerota/contract';
import type { IdentityProvider } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashLinkToken as hashOf } from '../../../platform/tokens.ts';
import { findIdentityOwner, insertIdentity } from './identity-store.ts';
import { findUserByEmail } from '../store.ts';
import { deleteOAuthFlows, findPending, takePending } from './oauth-flow-store.ts';

/** An identity that a provider has confirmed, with a verified address. */
export type VerifiedIdentity = {
  provider: IdentityProvider;
  /** The provider's own, permanent id of the person. */
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
};

/**
 * Uses up the identity with which this browser (by its cookie) returned from `provider`: at most one caller gets it.
 * @throws DomainError identity_missing if there is none, or it has expired
 */
export async function claimPendingIdentity(
  tx: Tx,
  { cookieValue, provider, now }: { cookieValue: string | undefined; provider: IdentityProvider; now: Date },
): Promise<VerifiedIdentity> {
  const pending = cookieValue
    ? await takePending(tx, { provider, cookieHash: hashOf(cookieValue), now })
    : null;
  // Only verified addresses are stored. This is checked again before the address becomes an account's.
  if (!pending?.claims.emailVerified) throw new DomainError('identity_missing');
  const { subject, email, firstName, lastName } = pending.claims;
  return { provider, subject, email, firstName, lastName };
}

/**
 * Connects the identity to the account; false if it was connected already.
 * @throws DomainError identity_taken if it is connected to another account; the primary key decides if two requests come at
 * once
 * @throws DomainError identity_other_connected if the account has another identity of this provider
 */
export async function connectIdentityTo(
  tx: Tx,
  identity: VerifiedIdentity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { provider, subject, email } = identity;
  const row = { provider, subject, userId, email, createdAt: now, lastUsedAt: now };
  if (await insertIdentity(tx, row)) return true;
  const owner = await findIdentityOwner(tx, identity);
  if (owner === userId) return false;
  throw new DomainError(owner ? 'identity_taken' : 'identity_other_connected');
}

/** The pending identity of this browser and the possible next step; null if there is none. */
export async function readPending(
  { database, clock }: AppDeps,
  cookieValue: string | undefined,
): Promise<PendingIdentity | null> {
  const pending = cookieValue ? await findPending(database.drizzle, hashOf(cookieValue), clock.now()) : null;
  if (!pending) return null;
  const { provider, action, subscriptionPlan, returnPath, claims } = pending;
  const account = await findUserByEmail(database.drizzle, claims.email);
  return {
    provider,
    email: claims.email,
    firstName: claims.firstName,
    lastName: claims.lastName,
    action,
    next: account ? 'connect' : 'register',
    hasPassword: account?.passwordHash != null,
    subscriptionPlan,
    returnUrl: returnPath,
  };
}

export async function forgetPending({ database }: AppDeps, cookieValue: string | undefined): Promise<void> {
  if (cookieValue) await deleteOAuthFlows(database.drizzle, hashOf(cookieValue));
}
