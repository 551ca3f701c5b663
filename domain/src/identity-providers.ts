/** The providers that can confirm a person's identity, by OpenID Connect. */
export const IDENTITY_PROVIDERS = ['google', 'apple'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
};

/** The ways to sign in. */
export const SIGN_IN_METHODS = ['password', ...IDENTITY_PROVIDERS] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The purpose of an OAuth flow: to sign in, to register, to join by invitation, to connect it to their account. */
export const PROVIDER_ACTIONS = ['login', 'register', 'invitation', 'connect'] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];

/**
 * Why the return from a provider did not sign the person in. The browser is redirected to a screen that gets this as
 * `?problem=`, with `&provider=`.
 */
export const PROVIDER_PROBLEMS = [
  /** The person declined at the provider. */
  'cancelled',
  /** The flow took too long, was already used, or began in another browser. */
  'expired',
  /** The provider's answer failed a check: state, nonce, issuer, audience, signature or age. */
  'refused',
  /** The provider could not be reached, or is not configured. */
  'unavailable',
  /** The provider has not verified the person's address, so the address proves nothing here. */
  'unverified',
  /** This provider account is connected to another account here. */
  'taken',
  /** This account is already connected to another account at this provider. */
  'another_connected',
  /** Too many OAuth flows from this address. */
  'rate_limited',
  /** The person who left to connect is no longer signed in here, or somebody else is. */
  'signed_out',
  /** Connecting requires a recent sign-in. */
  'sign_in_again',
  /** An operator has suspended the account. */
  'suspended',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];
