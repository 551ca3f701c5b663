import { m } from '@chargerota/messages';
import {
  endOtherSessions,
  endSession,
  getPreferences,
  listSessions,
  login,
  logout,
  takeBounce,
  updatePreferences as updatePreferencesRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { route } from '../../platform/http/route.ts';
import { destroySession } from '../../platform/sessions/sessions.ts';
import { isSameSecret } from '../../platform/tokens.ts';
import { takeReport } from './bounces/take-report.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { readPreferences, updatePreferences } from './preferences/preferences.ts';
import { presentSignedIn } from './presenter.ts';
import { profileRoutes } from './profile/routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { browserOf } from './sessions/begin-session.ts';
import { endDevice, endOtherDevices, listDevices, requireDevice } from './sessions/devices.ts';
import { requirePresence } from './sessions/require-recent-sign-in.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/session-cookie.ts';
import { readBrowserCookie, setBrowserCookie } from './sign-in/browser-cookie.ts';
import { limitSignIn } from './sign-in/limit-sign-in.ts';
import { redirectRoutes } from './sign-in/redirects.ts';
import { signIn } from './sign-in/sign-in.ts';

export function accountRoutes(api: FastifyInstance, deps: AppDeps): void {
  registrationRoutes(api, deps);
  signInRoutes(api, deps);
  profileRoutes(api, deps);
  preferencesRoutes(api, deps);
  sessionRoutes(api, deps);
  providerRoutes(api, deps);
  passwordRoutes(api, deps);
  bounceRoutes(api, deps);
}

function preferencesRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, getPreferences, ({ scope }) => readPreferences(deps.database.drizzle, scope));
  route(api, updatePreferencesRoute, ({ scope, body }) => updatePreferences(deps, scope, body));
}

/** The browsers in which a person is signed in. */
function sessionRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listSessions, ({ scope }) => listDevices(deps, scope));

  route(
    api,
    endSession,
    async ({ scope, params, body, reply }) => {
      await requireDevice(deps, scope, params.id);
      // Signing out here is nothing to ask about.
      if (params.id !== scope.sessionId) await requirePresence(deps, scope, body?.currentPassword);
      await endDevice(deps, scope, params.id);
      if (params.id === scope.sessionId) clearSessionCookie(reply, deps);
      return null;
    },
    ({ scope, params }) => requireDevice(deps, scope, params.id),
  );

  route(api, endOtherSessions, async ({ scope, query, body, reply }) => {
    await requirePresence(deps, scope, body?.currentPassword);
    const endsConnections = query.connections === 'end';
    const { ended, cookieValue } = await endOtherDevices(deps, scope, { endsConnections });
    setSessionCookie(reply, cookieValue, deps);
    return { ended };
  });
}

/** Signing in by a password, and signing out. */
function signInRoutes(api: FastifyInstance, deps: AppDeps): void {
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
    return { message: m.sentAccounts.signedOut };
  });

  redirectRoutes(api);
}

/** Our mails have a tenth of it, and a report quotes one. */
const MOST_BYTES = 1_000_000;

function bounceRoutes(api: FastifyInstance, deps: AppDeps): void {
  void api.register((scoped, _options, done) => {
    scoped.addHook('onRequest', (request, _reply, next) => {
      const secret = deps.config.MAIL_BOUNCE_SECRET;
      if (secret === undefined) return next(new DomainError('not_found'));
      const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      next(isSameSecret(given, secret) ? undefined : new DomainError('forbidden'));
    });
    scoped.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    route(scoped, takeBounce, async ({ body }) => ({ outcome: await takeReport(deps, body) }));
    done();
  });
}
