import { anyone } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import { localPath } from './return-path.ts';

const open = { config: { access: anyone('sends a browser on to a screen') }, schema: { hide: true } };

/**
 * Addresses that links and bookmarks use and that are no screens (SPEC.md §2; DESIGN.md §6). They are followed by
 * browsers, not called, so they have no route definition.
 */
export function redirectRoutes(app: FastifyInstance): void {
  app.get('/home', open, (_, reply) => reply.redirect('/'));
  // The billing tab of /organization takes its place when it exists.
  app.get('/upgrade', open, (_, reply) => reply.redirect('/dashboard'));
  for (const path of ['/api/login', '/api/auth/login']) {
    app.get<{ Querystring: { returnUrl?: unknown } }>(path, open, ({ query }, reply) => {
      const wanted = localPath(query.returnUrl);
      return reply.redirect(wanted ? `/login?returnUrl=${encodeURIComponent(wanted)}` : '/login');
    });
  }
}
