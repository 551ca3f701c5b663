import { anyone } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import { localPath } from './return-path.ts';

const open = { config: { access: anyone('sends a browser on to a screen') }, schema: { hide: true } };

/**
 * Addresses in links and bookmarks that are not screens. Browsers navigate to them, so they have no route definition.
 */
export function redirectRoutes(app: FastifyInstance): void {
  app.get('/home', open, (_, reply) => reply.redirect('/'));
  app.get('/upgrade', open, (_, reply) => reply.redirect('/organization?tab=billing'));
  for (const path of ['/api/login', '/api/auth/login']) {
    app.get<{ Querystring: { returnUrl?: unknown } }>(path, open, ({ query }, reply) => {
      const wanted = localPath(query.returnUrl);
      return reply.redirect(wanted ? `/login?returnUrl=${encodeURIComponent(wanted)}` : '/login');
    });
  }

  // The browser comes here if the sign-out call failed. Being read ends nothing: previews, scanners and prefetching read
  // addresses too. Whoever is still signed in sees so on the account screen, and can sign out there.
  app.get('/api/logout', open, (_, reply) => reply.redirect('/account'));
}
