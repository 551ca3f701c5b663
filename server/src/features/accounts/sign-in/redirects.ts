import { anyone } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { isSentByAnotherSite } from '../../../platform/http/origin.ts';
import type { UserScope } from '../../../platform/http/scopes.ts';
import { destroySession } from '../../../platform/sessions/sessions.ts';
import { localPath } from './return-path.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';

const open = { config: { access: anyone('sends a browser on to a screen') }, schema: { hide: true } };

/**
 * Addresses in links and bookmarks that are not screens. Browsers navigate to them, so they have no route definition.
 */
export function redirectRoutes(app: FastifyInstance, deps: AppDeps): void {
  app.get('/home', open, (_, reply) => reply.redirect('/'));
  app.get('/upgrade', open, (_, reply) => reply.redirect('/organization?tab=billing'));
  for (const path of ['/api/login', '/api/auth/login']) {
    app.get<{ Querystring: { returnUrl?: unknown } }>(path, open, ({ query }, reply) => {
      const wanted = localPath(query.returnUrl);
      return reply.redirect(wanted ? `/login?returnUrl=${encodeURIComponent(wanted)}` : '/login');
    });
  }

  // The browser comes here if the sign-out call failed. A link from another site signs nobody out.
  app.get('/api/logout', open, async (request, reply) => {
    const scope = request.scope as UserScope | null;
    if (!isSentByAnotherSite(request)) {
      if (scope) await destroySession(deps.database.drizzle, scope.sessionId);
      clearSessionCookie(reply, deps);
    }
    return reply.redirect('/');
  });
}
