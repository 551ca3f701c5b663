import type { IdentityProvider } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { turnOf } from '../../../platform/rate-limits/network-of.ts';
import { refuseWeakPassword } from '../passwords/set-password.ts';
import type { Browser } from '../sessions/begin-session.ts';
import { claimPendingIdentity, type VerifiedIdentity } from '../providers/pending-identity.ts';

/** How a new account will sign in. */
export type NewCredentials =
  | { method: 'password'; passwordHash: string }
  | { method: IdentityProvider; passwordHash: null };

type CredentialsForm = {
  email: string;
  firstName: string;
  lastName: string | null;
  password?: string | undefined;
  provider?: IdentityProvider | undefined;
};

/**
 * The credentials from a form that has passed `requireCredentials`. Hashing is slow: do not call it inside a
 * transaction.
 * @throws DomainError invalid_input for a weak password
 */
export async function newCredentials(
  { passwords }: AppDeps,
  { email, firstName, lastName, password, provider }: CredentialsForm,
  { address }: Pick<Browser, 'address'>,
): Promise<NewCredentials> {
  if (provider) return { method: provider, passwordHash: null };
  if (!password) throw new Error('a new account has neither a password nor a provider');
  await refuseWeakPassword(password, { about: [email, firstName, lastName ?? ''], path: 'password' });
  return { method: 'password', passwordHash: await passwords.hash(password, turnOf(address)) };
}

/**
 * Uses up the identity with which the account will sign in; null for a password.
 * @throws DomainError identity_missing
 */
export async function claimIdentity(
  tx: Tx,
  { method }: NewCredentials,
  { flowCookie }: Browser,
  now: Date,
): Promise<VerifiedIdentity | null> {
  if (method === 'password') return null;
  return claimPendingIdentity(tx, { cookieValue: flowCookie, provider: method, now });
}
