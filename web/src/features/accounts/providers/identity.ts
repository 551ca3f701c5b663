import type { PendingIdentity } from '@chargerota/contract';

/** The values of a new account's form that a provider supplies; they replace the password. */
export const fromIdentity = ({ provider, email }: PendingIdentity) => ({
  provider,
  email,
  password: undefined,
  confirmPassword: undefined,
});

/**
 * The name in the form: corrections of the provider's survive a reload. Null as last name says that there is none; a
 * provider that knows none may only not have been told.
 */
export function nameFrom(identity: PendingIdentity, own: Partial<Name>, other: Partial<Name> = {}): Name {
  const { firstName, lastName } = identity;
  return {
    firstName: own.firstName || firstName || other.firstName || '',
    lastName: own.lastName === null ? null : own.lastName || lastName || other.lastName || '',
  };
}

type Name = { firstName: string; lastName: string | null };

/** Resets the same form to a password. */
export const BY_PASSWORD = { provider: undefined, password: '', confirmPassword: '' };
