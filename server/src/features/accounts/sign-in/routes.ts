import { login, logout } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { destroySession } from '../../../platform/sessions/sessions.ts';
import { presentSignedIn } from '../presenter.ts';
import { browserOf } from '../sessions/begin-session.ts';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';
import { limitSignIn } from './limit-sign-in.ts';
import { redirectRoutes } from './redirects.ts';
import { signIn } from './sign-in.ts';

/** Signing in by a password, and signing out. */
export function signInRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, login, async ({ body, scope, request, reply }) => {
    const known = readBrowserCookie(request, deps);
    const turn = await limitSignIn(deps, body.email, { address: request.ip, browserCookie: known });
    const browser = { ...browserOf(request, scope, deps), browserCookie: known };
    const { user, cookieValue, browserCookie } = await signIn(deps, { ...body, turn }, browser);
    setSessionCookie(reply, cookieValue, deps);
    setBrowserCookie(reply, browserCookie, deps);
    request.security = { event: 'sign_in', userId: user.id };
    return { user: presentSignedIn(user) };
  });

  route(api, logout, async ({ scope, reply }) => {
    if (scope) await destroySession(deps.database.drizzle, scope.sessionId);
    clearSessionCookie(reply, deps);
    return { message: 'Signed out' };
  });

  redirectRoutes(api);
}
