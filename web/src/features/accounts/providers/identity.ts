import type { PendingIdentity } from '@chargerota/contract';

/** The values that a provider gives to the form of a new account; they replace the password. */
export const fromIdentity = ({ provider, email, firstName, lastName }: PendingIdentity) => ({
  provider,
  email,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  password: undefined,
  confirmPassword: undefined,
});

/** The same form, by a password after all. */
export const BY_PASSWORD = { provider: undefined, password: '', confirmPassword: '' };
