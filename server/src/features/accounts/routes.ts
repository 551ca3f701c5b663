import { getCurrentUser, login, logout, updateUser } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { destroySession } from '../../platform/sessions/sessions.ts';
import { browserOf } from './begin-session.ts';
import { deviceRoutes } from './device-routes.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';
import { limitSignIn } from './limit-sign-in.ts';
import { passwordRoutes } from './password-routes.ts';
import { presentSignedIn, presentUser } from './presenter.ts';
import { providerRoutes } from './provider-routes.ts';
import { readOwnAccount } from './read-account.ts';
import { redirectRoutes } from './redirects.ts';
import { registrationRoutes } from './registration-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { signIn } from './sign-in.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(api: FastifyInstance, deps: AppDeps): void {
  registrationRoutes(api, deps);

  route(api, login, async ({ body, scope, request, reply }) => {
    const known = readBrowserCookie(request, deps);
    await limitSignIn(deps, body.email, { address: request.ip, browserCookie: known });
    const browser = { ...browserOf(request, scope, deps), browserCookie: known };
    const { user, cookieValue, browserCookie } = await signIn(deps, body, browser);
    setSessionCookie(reply, cookieValue, deps);
    setBrowserCookie(reply, browserCookie, deps);
    return { user: presentSignedIn(user) };
  });

  route(api, getCurrentUser, async ({ scope }) => presentUser(await readOwnAccount(deps, scope)));

  route(api, logout, async ({ scope, reply }) => {
    if (scope) await destroySession(deps.database.drizzle, scope.sessionId);
    clearSessionCookie(reply, deps);
    return { message: 'Signed out' };
  });

  route(
    api,
    updateUser,
    async ({ scope, params, body }) => ({
      ...presentUser(await updateProfile(deps, scope, params.id, body)),
      ok: true as const,
    }),
    ({ scope, params }) => requireSelf(scope, params.id),
  );

  deviceRoutes(api, deps);
  providerRoutes(api, deps);
  passwordRoutes(api, deps);
  securityRoutes(api, deps);
  redirectRoutes(api, deps);
}
