import { anyone, startGoogleQuery } from '@chargerota/contract';
import type { IdentityProvider, ProviderProblem } from '@chargerota/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { isSentByAnotherSite } from '../../../platform/http/origin.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { hashLinkToken as hashOf } from '../../../platform/tokens.ts';
import { browserOf } from '../sessions/begin-session.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { localPath } from '../sign-in/redirects.ts';
import { problemPath, type OAuthFlowPurpose } from './paths.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { startOAuthFlow } from './start-oauth-flow.ts';
import { clearOAuthFlowCookie, setOAuthFlowCookie } from './oauth-flow-cookie.ts';
import { storePostedForm } from './oauth-flow-store.ts';

const open = (why: string) => ({ config: { access: anyone(why) }, schema: { hide: true } });

/** Malformed parameters are ignored: unlike an API client, a person in a browser cannot correct them. */
const { action, returnUrl, subscriptionPlan } = startGoogleQuery.shape;
const startQuery = z.object({
  action: action.catch('login'),
  returnUrl: returnUrl.catch(undefined),
  subscriptionPlan: subscriptionPlan.catch(undefined),
});

/** Longer values cannot be one of our states. */
const MAX_STATE = 100;
const MAX_POSTED_BYTES = 16 * 1024;

/**
 * The addresses that a browser visits in an OAuth flow. They are navigations without a route definition: each answers
 * with a redirect, a failure with a redirect to a screen that explains it.
 */
export function providerNavigation(api: FastifyInstance, deps: AppDeps): void {
  api.get('/api/auth/google', open('begins to sign in; rate limited per address'), (request, reply) => {
    const wish = startQuery.parse(request.query);
    const purpose = { action: wish.action, returnPath: localPath(wish.returnUrl) };
    return redirectTo(request, reply, { provider: 'google', purpose }, async () => {
      // Connecting changes an account, so another site must not be able to start it.
      if (wish.action === 'connect' && isSentByAnotherSite(request)) return '/account';
      await limitAttempts(deps, ACCOUNT_LIMITS.oauthFlowByAddress, request.ip);
      const flow = await startOAuthFlow(
        { ...deps, log: request.log },
        { provider: 'google', ...purpose, subscriptionPlan: wish.subscriptionPlan },
        request.scope as UserScope | null,
      );
      setOAuthFlowCookie(reply, flow.cookieValue, deps);
      return flow.url;
    });
  });

  for (const provider of ['google', 'apple'] as const) {
    api.get(
      `/api/auth/${provider}/callback`,
      open('comes back from signing in; the state and cookie of the OAuth flow decide'),
      (request, reply) => arrive(provider, request, reply),
    );
  }

  void api.register((scoped, _options, done) => {
    takePosted(scoped, deps);
    done();
  });

  function arrive(provider: IdentityProvider, request: FastifyRequest, reply: FastifyReply) {
    const scope = request.scope as UserScope | null;
    const purpose = { action: scope ? ('connect' as const) : ('login' as const), returnPath: null };
    return redirectTo(request, reply, { provider, purpose }, async () => {
      await limitAttempts(deps, ACCOUNT_LIMITS.providerReturnByAddress, request.ip);
      const query = textsOf(request.query as Record<string, unknown>);
      const arrival = await returnFromProvider(
        { ...deps, log: request.log },
        {
          provider,
          state: query['state']?.slice(0, MAX_STATE),
          // Apple's parameters arrive by the posted form; the query must not be able to replace them.
          parameters: provider === 'apple' ? null : query,
          browser: browserOf(request, scope, deps),
        },
      );
      const { sessionCookie, userId } = arrival;
      if (sessionCookie) setSessionCookie(reply, sessionCookie, deps);
      if (userId) request.security = { event: sessionCookie ? 'sign_in' : 'provider.connected', userId };
      if (arrival.flowCookie) setOAuthFlowCookie(reply, arrival.flowCookie, deps);
      if (arrival.flowCookie === null) clearOAuthFlowCookie(reply, deps);
      return arrival.path;
    });
  }
}

/**
 * Apple has the browser post a form from Apple's site, so our cookies are not sent along. The form is stored with its
 * flow, once, and the browser is redirected to fetch the result with its cookies (decision 0015).
 */
function takePosted(scoped: FastifyInstance, deps: AppDeps): void {
  scoped.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_POSTED_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  const { config, schema } = open(
    'Apple posts here; the answer is only stored with the OAuth flow of that state',
  );
  const options = { config: { ...config, takesOtherSites: true as const }, schema };
  scoped.post('/api/auth/apple/callback', options, (request, reply) => {
    const purpose = { action: 'login' as const, returnPath: null };
    return redirectTo(request, reply, { provider: 'apple', purpose }, async () => {
      await limitAttempts(deps, ACCOUNT_LIMITS.providerReturnByAddress, request.ip);
      const { state = '', ...given } = textsOf((request.body ?? {}) as Record<string, unknown>);
      const { code, iss, error, user } = given;
      await storePostedForm(deps.database.drizzle, {
        stateHash: hashOf(state.slice(0, MAX_STATE)),
        parameters: textsOf({ code, iss, error, user }),
        now: deps.clock.now(),
      });
      return `/api/auth/apple/callback?state=${encodeURIComponent(state.slice(0, MAX_STATE))}`;
    });
  });
}

type Failing = { provider: IdentityProvider; purpose: OAuthFlowPurpose };

/** Redirects to the result of `work`, or, if it fails, to the screen that explains the failure. */
async function redirectTo(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, purpose }: Failing,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  const to = await work().catch((error: unknown) => {
    if (!(error instanceof DomainError)) request.log.error({ err: error }, 'an OAuth flow failed');
    return problemPath(purpose, provider, problemOf(error));
  });
  return reply.redirect(to, 303);
}

function problemOf(error: unknown): ProviderProblem {
  const code = error instanceof DomainError ? error.code : null;
  if (code === 'rate_limited' || code === 'sign_in_again') return code;
  return code === 'unauthenticated' ? 'signed_out' : 'unavailable';
}

/** Keeps only values that are text and can be stored: PostgreSQL refuses NUL, and no provider sends one. */
const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].includes('\0'),
    ),
  );
