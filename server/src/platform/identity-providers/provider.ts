import type { IdentityProvider } from '@chargerota/domain';

/** The secrets of one OAuth flow: made when it begins, and compared when the person is back. */
export type AuthorizationRequest = {
  state: string;
  nonce: string;
  /** PKCE; the provider gets its hash first, and itself with the code. */
  codeVerifier: string;
};

/** Who a provider says has signed in there. */
export type ProviderClaims = {
  /** The provider's own, unchanging name for the person. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** One outside party that vouches for people, by OpenID Connect. */
export type OpenIdProvider = {
  /** False when no client is configured for it: the other two methods then throw `unavailable`. */
  configured: boolean;
  /** @throws ProviderFailure unavailable */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the code of the return for the provider's claims about the person, and checks everything: state, PKCE,
   * nonce, signature, issuer, audience, age.
   * @throws ProviderFailure
   */
  exchange(parameters: Record<string, string>, request: AuthorizationRequest): Promise<ProviderClaims>;
};

export type IdentityProviders = Record<IdentityProvider, OpenIdProvider>;
