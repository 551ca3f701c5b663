import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { Config } from '../../config.ts';
import type { OpenIdProvider } from './provider.ts';
import { nameOf, openIdProvider, unconfiguredProvider } from './openid-provider.ts';

/** Valid for one exchange; Apple would allow half a year. */
const SECRET_LIFETIME = '5 minutes';

export function appleProvider(config: Config): OpenIdProvider {
  const { APPLE_ISSUER, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = config;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return unconfiguredProvider;
  return openIdProvider({
    issuer: APPLE_ISSUER,
    clientId: APPLE_CLIENT_ID,
    authenticate: bySignedSecret({
      audience: APPLE_ISSUER,
      teamId: APPLE_TEAM_ID,
      keyId: APPLE_KEY_ID,
      privateKey: APPLE_PRIVATE_KEY,
    }),
    redirectUri: `${config.linkUrl}/api/auth/apple/callback`,
    scope: 'openid name email',
    // Apple only sends the address and the name by a posted form.
    parameters: { response_mode: 'form_post' },
    namesOf: (_claims, { user }) => namesIn(user),
  });
}

type SigningKey = { audience: string; teamId: string; keyId: string; privateKey: string };

/** Apple's client secret is a token that we sign ourselves, a new one for each exchange. */
function bySignedSecret({ audience, teamId, keyId, privateKey }: SigningKey): ClientAuth {
  const sign = async (clientId: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIFETIME)
      .sign(await importPKCS8(privateKey, 'ES256'));
  // openid-client awaits the promise, although its type does not say so.
  return async (_as, { client_id: clientId }, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await sign(clientId));
  };
}

/** Apple sends the name only on the first visit, beside the code. The address that it repeats there is not signed. */
function namesIn(user: string | undefined) {
  let name: { firstName?: unknown; lastName?: unknown } | undefined;
  try {
    name = (JSON.parse(user ?? '{}') as { name?: typeof name } | null)?.name;
  } catch {
    // Not in Apple's format; the person enters their name themselves.
  }
  return { firstName: nameOf(name?.firstName), lastName: nameOf(name?.lastName) };
}
