import { anyone } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';

/**
 * The path on this site that `wanted` names, or null: the redirect after a sign-in must not lead to another site. It is
 * parsed as a browser does, for which `//host` and `/\host` are other sites. Removing dot segments can also leave a
 * path that begins with two slashes: `/.//host`.
 */
export function localPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, OWN)) return null;
  const url = new URL(wanted, OWN);
  if (url.origin !== OWN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

const OWN = 'http://this-site.invalid';

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
