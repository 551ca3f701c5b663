import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { IdentityProvider } from '@chargerota/domain';
import { jwtVerify } from 'jose';
import { openIdProvider, type IdTokenChange, type Person } from './openid-provider.ts';

/** Google and Apple on loopback: real OpenID providers, with people added by the test. */
export type TestIdentityProviders = {
  /** The application's variables or configuration for these providers. */
  readonly variables: Readonly<Record<Variable, string>>;
  /** Gives a person an account at both providers, or changes it. People sign in by their address. */
  put(person: Person): void;
  /** Changes the claims in a provider's next id tokens; null restores the correct ones. */
  changeIdTokens(provider: IdentityProvider, change: IdTokenChange | null): void;
  /** Whether the provider's server answers; it does by default. */
  setReachable(provider: IdentityProvider, isReachable: boolean): void;
  close(): Promise<void>;
};

type Variable =
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'APPLE_ISSUER'
  | 'APPLE_CLIENT_ID'
  | 'APPLE_TEAM_ID'
  | 'APPLE_KEY_ID'
  | 'APPLE_PRIVATE_KEY';

const CLIENT_ID = 'chargerota.test';
const GOOGLE_SECRET = 'the secret that google gave out';
const TEAM_ID = 'TEAM123456';
const KEY_ID = 'KEY1234567';

/** `host` is this computer's name in their addresses: with `localhost` they are another site than with 127.0.0.1. */
export async function openIdentityProviders(
  people: Person[] = [],
  { host = '127.0.0.1' }: { host?: string } = {},
): Promise<TestIdentityProviders> {
  const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const bySub = new Map(people.map((person) => [person.sub, person]));
  const changes: Partial<Record<IdentityProvider, IdTokenChange | null>> = {};

  const unreachable = new Set<IdentityProvider>();

  const open = async (provider: IdentityProvider) => {
    const server = createServer();
    const issuer = await listen(server, host);
    const answer = openIdProvider({
      issuer,
      name: provider,
      signingKey,
      clientId: CLIENT_ID,
      redirectPath: `/api/auth/${provider}/callback`,
      people: () => bySub.values(),
      acceptsSecret:
        provider === 'google'
          ? async (secret) => secret === GOOGLE_SECRET
          : (secret) => isSignedSecret(secret, appleKey.publicKey, issuer),
      changeIdToken: () => changes[provider] ?? null,
    });
    server.on('request', (request, response) => {
      if (unreachable.has(provider)) request.socket.destroy();
      else answer(request, response);
    });
    return { server, issuer };
  };
  const [google, apple] = await Promise.all([open('google'), open('apple')]);
  return {
    variables: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: GOOGLE_SECRET,
      APPLE_ISSUER: apple.issuer,
      APPLE_CLIENT_ID: CLIENT_ID,
      APPLE_TEAM_ID: TEAM_ID,
      APPLE_KEY_ID: KEY_ID,
      APPLE_PRIVATE_KEY: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    put: (person) => void bySub.set(person.sub, person),
    changeIdTokens: (provider, change) => void (changes[provider] = change),
    setReachable: (provider, isReachable) =>
      void (isReachable ? unreachable.delete(provider) : unreachable.add(provider)),
    close: async () => {
      await Promise.all([google.server, apple.server].map(close));
    },
  };
}

/** Apple's client secret is a token that the client signs; Apple checks issuer, audience and lifetime. */
async function isSignedSecret(secret: string, key: KeyObject, issuer: string): Promise<boolean> {
  try {
    const { protectedHeader } = await jwtVerify(secret, key, {
      algorithms: ['ES256'],
      issuer: TEAM_ID,
      subject: CLIENT_ID,
      audience: issuer,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: '10 minutes',
    });
    return protectedHeader.kid === KEY_ID;
  } catch {
    return false;
  }
}

async function listen(server: Server, host: string): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider listens on a port');
  return `http://${host}:${address.port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
