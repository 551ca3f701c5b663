import type { IdentityProvider } from '@chargerota/domain';

/** The secrets of one OAuth flow: generated when it begins, and compared on return. */
export type AuthorizationRequest = {
  state: string;
  nonce: string;
  /** PKCE: the provider first gets its hash, and the verifier itself with the code. */
  codeVerifier: string;
};

/** The person who has signed in, according to the provider. */
export type ProviderClaims = {
  /** The provider's own, permanent id of the person. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** An identity provider that uses OpenID Connect. */
export type OpenIdProvider = {
  /** False if no client is configured for it: the other two methods then throw `unavailable`. */
  configured: boolean;
  /** @throws ProviderFailure unavailable */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the code of the return for the provider's claims about the person, and verifies everything: state, PKCE,
   * nonce, signature, issuer, audience, age.
   * @throws ProviderFailure
   */
  exchange(parameters: Record<string, string>, request: AuthorizationRequest): Promise<ProviderClaims>;
};

export type IdentityProviders = Record<IdentityProvider, OpenIdProvider>;
