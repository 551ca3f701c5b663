import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PROVIDER_NAMES, type IdentityProvider } from '@chargerota/domain';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { Provider, interactionPolicy, type Adapter, type AdapterPayload } from 'oidc-provider';

/** A person with an account at the provider. */
export type Person = {
  /** The provider's own, permanent id of the person. */
  sub: string;
  email: string;
  /** True by default. */
  emailVerified?: boolean;
  givenName?: string;
  familyName?: string;
};

/** Changes the claims of an id token; with `key`, that key signs it. */
export type IdTokenChange = (claims: JWTPayload) => { claims: JWTPayload; key?: KeyObject };

export type OpenIdProviderSettings = {
  issuer: string;
  name: IdentityProvider;
  signingKey: KeyObject;
  clientId: string;
  /** The path of the redirect address; any port of 127.0.0.1 is accepted. */
  redirectPath: string;
  people: () => Iterable<Person>;
  acceptsSecret: (secret: string) => Promise<boolean>;
  changeIdToken: () => IdTokenChange | null;
};

/**
 * A certified OpenID provider with the specifics of Google or Apple, and one page on which people choose who they are.
 * The pages are real: a browser can visit them, and so can {@link visitProvider}.
 */
export function openIdProvider(settings: OpenIdProviderSettings): RequestListener {
  const provider = new Provider(settings.issuer, configurationOf(settings));
  provider.Client.prototype.compareClientSecret = settings.acceptsSecret;
  /** Who has been here before. */
  const met = new Set<string>();
  provider.use(async (ctx, next) => {
    await next();
    const route = ctx.oidc?.route;
    if (route === 'token') await changeIdToken(ctx.body, settings);
    const accountId = ctx.oidc?.session?.accountId;
    if (route === 'resume' && settings.name === 'apple' && accountId && !met.has(accountId)) {
      met.add(accountId);
      ctx.body = withName(ctx.body, find(settings, { sub: accountId }));
    }
  });
  const answer = provider.callback();
  return (request, response) => {
    const isAsking = request.url?.startsWith('/interaction/');
    // Browsers request it and report an error if it is missing.
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else void (isAsking ? interact(provider, settings, request, response) : answer(request, response));
  };
}

function configurationOf(settings: OpenIdProviderSettings): ConstructorParameters<typeof Provider>[1] {
  const { signingKey, clientId, redirectPath } = settings;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  // Google's `prompt=select_account`.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: memory(),
    jwks: {
      keys: [{ ...signingKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: ['a key for tests'] },
    clients: [
      {
        client_id: clientId,
        client_secret: 'compared by compareClientSecret',
        redirect_uris: [`http://127.0.0.1${redirectPath}`],
        // Allows redirects to any port.
        application_type: 'native',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: {
      email: ['email', 'email_verified'],
      ...(settings.name === 'google' && { profile: ['given_name', 'family_name'] }),
    },
    // Google and Apple put the claims into the id token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_ctx, sub) => {
      const person = find(settings, { sub });
      return person && { accountId: sub, claims: async () => ({ ...claimsOf(person) }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile name');
      await grant.save();
      return grant;
    },
  };
}

const find = ({ people }: OpenIdProviderSettings, by: { sub: string } | { email: string }) =>
  [...people()].find((person) => ('sub' in by ? person.sub === by.sub : person.email === by.email));

const claimsOf = ({ sub, email, emailVerified = true, givenName, familyName }: Person) => ({
  sub,
  email,
  email_verified: emailVerified,
  given_name: givenName,
  family_name: familyName,
});

async function changeIdToken(body: unknown, { signingKey, changeIdToken: change }: OpenIdProviderSettings) {
  const answer = body as { id_token?: string };
  const changed = answer.id_token && change()?.(decodeJwt(answer.id_token));
  if (!changed) return;
  answer.id_token = await new SignJWT(changed.claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(changed.key ?? signingKey);
}

/** On a person's first visit Apple posts their name beside the code, outside of what it signs. */
function withName(page: unknown, person: Person | undefined): unknown {
  if (typeof page !== 'string' || !person?.givenName) return page;
  const { givenName: firstName, familyName: lastName, email } = person;
  const user = JSON.stringify({ name: { firstName, lastName }, email });
  return page.replace('</form>', `<input type="hidden" name="user" value="${escape(user)}"/></form>`);
}

/** The page on which a person chooses who they are, or cancels. */
async function interact(
  provider: Provider,
  settings: OpenIdProviderSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { name } = settings;
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : null;
  if (form?.get('answer') === 'cancel') {
    const error = name === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
    await provider.interactionFinished(request, response, { error });
    return;
  }
  const person = form && find(settings, { email: form.get('email') ?? '' });
  if (person) {
    const login = { accountId: person.sub };
    await provider.interactionFinished(request, response, { login, select_account: {} });
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(signInPage(PROVIDER_NAMES[name], form !== null));
}

const signInPage = (name: string, isUnknown: boolean) => `<!doctype html>
<html lang="en">
<title>Sign in with ${name}</title>
<h1>Sign in with ${name}</h1>
${isUnknown ? '<p role="alert">Nobody has this address here.</p>' : ''}
<form method="post">
  <label>Email <input name="email" type="email"></label>
  <button name="answer" value="continue">Continue</button>
  <button name="answer" value="cancel">Cancel</button>
</form>`;

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const unescape = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** In-memory storage of the provider's data. */
function memory(): (model: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  return (model) => {
    const find = async (id: string) => rows.get(`${model}:${id}`);
    const unused = async () => undefined;
    return {
      upsert: async (id, payload) => void rows.set(`${model}:${id}`, payload),
      find,
      findByUid: async (uid) => [...rows.values()].find((row) => row.kind === model && row.uid === uid),
      findByUserCode: unused,
      consume: async (id) => void Object.assign((await find(id)) ?? {}, { consumed: true }),
      destroy: async (id) => void rows.delete(`${model}:${id}`),
      revokeByGrantId: unused,
    };
  };
}

/** A browser's return: an address to go to, or a form to post to it. */
export type WayBack = { url: string; form: Record<string, string> | null };

/** Visits a provider's pages like a browser, as the person with that address there; null cancels. */
export async function visitProvider(authorizationUrl: string, email: string | null): Promise<WayBack> {
  const cookies = new Map<string, string>();
  const open = async (url: string, body?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { headers: { cookie }, redirect: 'manual' as const };
    const response = await fetch(url, body ? { ...init, method: 'POST', body } : init);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { response, to: new URL(response.headers.get('location') ?? '', url).href };
  };
  const asked = await open(authorizationUrl);
  if (asked.response.status !== 303) throw new Error(await asked.response.text());
  const answer = new URLSearchParams({ answer: email === null ? 'cancel' : 'continue', email: email ?? '' });
  const answered = await open(asked.to, answer);
  if (answered.response.status !== 303) throw new Error(`${email} has no account there`);
  const { response, to } = await open(answered.to);
  return response.status === 303 ? { url: to, form: null } : formOf(await response.text());
}

/** The form that Apple has the browser post. */
function formOf(page: string): WayBack {
  const url = /action="([^"]+)"/.exec(page)?.[1];
  if (!url) throw new Error(page);
  const inputs = page.matchAll(/name="([^"]+)" value="([^"]*)"/g);
  const form = Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, unescape(value)]));
  return { url: unescape(url), form };
}
