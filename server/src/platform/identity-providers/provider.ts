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
  /** False when there is no client of ours there: the other two then throw `unavailable`. */
  configured: boolean;
  /** @throws ProviderFailure unavailable */
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Trades what the person brought back for what the provider says of them, and checks all of it: state, PKCE, nonce,
   * signature, issuer, audience, age.
   * @throws ProviderFailure
   */
  exchange(parameters: Record<string, string>, request: AuthorizationRequest): Promise<ProviderClaims>;
};

export type IdentityProviders = Record<IdentityProvider, OpenIdProvider>;
