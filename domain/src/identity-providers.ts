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
