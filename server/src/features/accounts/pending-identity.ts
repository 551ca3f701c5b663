import type { IdentityProvider } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** Whom a provider vouches for, with an address that it has verified. */
export type VerifiedIdentity = {
  provider: IdentityProvider;
  /** The provider's own, unchanging name for the person. */
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
};

/**
 * Uses up the identity that has come back from `provider` in this browser (by its cookie): at most one caller gets it.
 * @throws DomainError identity_missing when there is none, or no longer
 */
export async function claimPendingIdentity(
  _tx: Tx,
  _claim: { cookieValue: string | undefined; provider: IdentityProvider; now: Date },
): Promise<VerifiedIdentity> {
  throw new DomainError('identity_missing');
}

/**
 * From now on the identity signs in to the account.
 * @throws DomainError identity_taken when it signs in to another one; the primary key decides between two at once
 */
export async function connectIdentityTo(
  _tx: Tx,
  _identity: VerifiedIdentity,
  _userId: string,
  _now: Date,
): Promise<void> {
  throw new DomainError('identity_missing');
}
