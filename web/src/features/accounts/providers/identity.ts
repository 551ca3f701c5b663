import type { PendingIdentity } from '@chargerota/contract';

/** What the form of a new account takes over from a provider, which stands there instead of a password. */
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
