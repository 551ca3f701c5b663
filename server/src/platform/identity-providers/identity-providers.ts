import { ClientSecretPost } from 'openid-client';
import type { Config } from '../../config.ts';
import { appleProvider } from './apple.ts';
import { nameOf, openIdProvider, unconfiguredProvider } from './openid-provider.ts';
import type { IdentityProviders, OpenIdProvider } from './provider.ts';

/** Google and Apple as configured. They are not contacted before somebody uses them. */
export const createIdentityProviders = (config: Config): IdentityProviders => ({
  google: googleProvider(config),
  apple: appleProvider(config),
});

function googleProvider(config: Config): OpenIdProvider {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = config;
  if (!clientId || !secret) return unconfiguredProvider;
  return openIdProvider({
    issuer,
    clientId,
    authenticate: ClientSecretPost(secret),
    redirectUri: `${config.linkUrl}/api/auth/google/callback`,
    scope: 'openid email profile',
    // People with several accounts choose each time: the account used last may belong to somebody else.
    parameters: { prompt: 'select_account' },
    namesOf: (claims) => ({
      firstName: nameOf(claims['given_name']),
      lastName: nameOf(claims['family_name']),
    }),
  });
}
