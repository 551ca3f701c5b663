import type { PendingIdentity } from '@chargerota/contract';

/** The values of a new account's form that a provider supplies; they replace the password. */
export const fromIdentity = ({ provider, email, firstName, lastName }: PendingIdentity) => ({
  provider,
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  password: undefined,
  confirmPassword: undefined,
});

/** Resets the same form to a password. */
export const BY_PASSWORD = { provider: undefined, password: '', confirmPassword: '' };
