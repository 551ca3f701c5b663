import {
  connectIdentity,
  disconnectIdentity as disconnectRoute,
  forgetPendingIdentity,
  getAppleStatus,
  getGoogleStatus,
  readPendingIdentity,
  startApple,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { browserOf } from '../sessions/begin-session.ts';
import { localPath } from '../sign-in/redirects.ts';
import { connectByPassword } from './connect-identity.ts';
import { disconnectIdentity } from './disconnect-identity.ts';
import type { OpenIdProvider } from '../../../platform/identity-providers/provider.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { ACCOUNT_LIMITS } from '../limits.ts';
import { forgetPending, readPending } from './pending-identity.ts';
import { presentSignedIn } from '../presenter.ts';
import { providerNavigation } from './navigation.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { startOAuthFlow } from './start-oauth-flow.ts';
import { clearOAuthFlowCookie, readOAuthFlowCookie, setOAuthFlowCookie } from './oauth-flow-cookie.ts';

/** Sign-in with Google and Apple: the routes that screens call. Those that browsers navigate to are in navigation.ts. */
export function providerRoutes(api: FastifyInstance, deps: AppDeps): void {
  const { google, apple } = deps.identityProviders;
  const statusOf = ({ configured }: OpenIdProvider) => ({
    configured,
    offered: configured || deps.offersMissingProviders,
  });
  route(api, getGoogleStatus, () => statusOf(google));
  route(api, getAppleStatus, () => statusOf(apple));

  route(api, startApple, async ({ body, scope, request, reply }) => {
    await limitAttempts(deps, ACCOUNT_LIMITS.oauthFlowByAddress, request.ip);
    const { state: action, returnUrl, subscriptionPlan } = body;
    const flow = { provider: 'apple' as const, action, returnPath: localPath(returnUrl), subscriptionPlan };
    const { url, cookieValue } = await startOAuthFlow(deps, flow, scope);
    setOAuthFlowCookie(reply, cookieValue, deps);
    return { url };
  });

  route(api, readPendingIdentity, async ({ request }) => ({
    identity: await readPending(deps, readOAuthFlowCookie(request, deps)),
  }));

  route(api, forgetPendingIdentity, async ({ request, reply }) => {
    await forgetPending(deps, readOAuthFlowCookie(request, deps));
    clearOAuthFlowCookie(reply, deps);
    return null;
  });

  route(api, connectIdentity, async ({ body, scope, request, reply }) => {
    await limitAttempts(deps, ACCOUNT_LIMITS.signInByAddress, request.ip);
    const browser = browserOf(request, scope, deps);
    const { user, sessionCookie } = await connectByPassword(deps, body.password, browser);
    setSessionCookie(reply, sessionCookie, deps);
    request.security = { event: 'sign_in', userId: user.id };
    clearOAuthFlowCookie(reply, deps);
    return { user: presentSignedIn(user) };
  });

  route(api, disconnectRoute, async ({ scope, params }) => {
    await disconnectIdentity(deps, scope, params.provider);
    return null;
  });

  providerNavigation(api, deps);
}
