import { email as emailField, nameText } from '@chargerota/contract';
import * as client from 'openid-client';
import type { OpenIdProvider, ProviderClaims } from './provider.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';

/** Short, because a person waits for it in front of an empty page. */
const TIMEOUT_SECONDS = 10;

export type OpenIdSettings = {
  /** http is allowed only on loopback, outside production. */
  issuer: string;
  clientId: string;
  authenticate: client.ClientAuth;
  /** The address to which the provider sends the person back; it is registered there. */
  redirectUri: string;
  scope: string;
  /** Further parameters of the authorization request. */
  parameters?: Record<string, string>;
  namesOf: (claims: Claims, parameters: Record<string, string>) => Names;
};

type Claims = Record<string, unknown>;
type Names = Pick<ProviderClaims, 'firstName' | 'lastName'>;

/** Stands in for a provider that is not configured. */
export const unconfiguredProvider: OpenIdProvider = {
  configured: false,
  authorizationUrl: () => Promise.reject(notConfigured()),
  exchange: () => Promise.reject(notConfigured()),
};
const notConfigured = () => new ProviderFailure('unavailable', 'the provider is not configured');

/** A provider described by its discovery document, which is read when first needed. */
export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const discover = onceUntilFailure(() => readDiscovery(settings));
  return {
    configured: true,

    authorizationUrl: async ({ state, nonce, codeVerifier }) => {
      try {
        const url = client.buildAuthorizationUrl(await discover(), {
          redirect_uri: settings.redirectUri,
          scope: settings.scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...settings.parameters,
        });
        return url.href;
      } catch (error) {
        throw failureOf(error);
      }
    },

    exchange: async (parameters, { state, nonce, codeVerifier }) => {
      try {
        const tokens = await client.authorizationCodeGrant(
          await discover(),
          new URL(`${settings.redirectUri}?${new URLSearchParams(parameters).toString()}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new ProviderFailure('refused', 'there is no id token');
        return { ...identityOf(claims), ...settings.namesOf(claims, parameters) };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

async function readDiscovery({ issuer, clientId, authenticate }: OpenIdSettings) {
  const url = new URL(issuer);
  try {
    return await client.discovery(url, clientId, undefined, authenticate, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // The id token comes directly from the provider, but its signature is checked as well.
        client.enableNonRepudiationChecks,
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
  } catch (error) {
    // Whatever is wrong with this document, the provider cannot be used.
    const { message, facts } = failureOf(error);
    throw new ProviderFailure('unavailable', `discovery failed: ${message}`, facts);
  }
}

/** Concurrent callers share one request; after a failure the next caller tries again. */
function onceUntilFailure<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function identityOf(claims: { sub: string } & Claims): Omit<ProviderClaims, keyof Names> {
  const { sub, email, email_verified: verified } = claims;
  const hasEmail = typeof email === 'string' && isAddressHere(email);
  return {
    subject: sub,
    email: hasEmail ? email : null,
    // Apple has sent this as text.
    emailVerified: hasEmail && (verified === true || verified === 'true'),
  };
}

/**
 * An address that an account here can have. It must be ASCII, because some other letters become ASCII in lower case
 * (the Kelvin sign becomes k), and the address would be mistaken for another person's.
 */
const isAddressHere = (given: string): boolean =>
  /^[\x21-\x7e]+$/.test(given) && emailField.safeParse(given).success;

const MAX_NAME_LENGTH = 100;

/** A provider's name for the person, if it fits our own fields; otherwise the person enters one. */
export function nameOf(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  // Removes characters that cannot be stored, such as half a character after the cut.
  const storable = given
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
  return nameText(MAX_NAME_LENGTH).safeParse(storable).data || null;
}
