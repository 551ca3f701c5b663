import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/**
 * Serves the built web application. Every path that is neither a file nor an API route is a screen and gets the page.
 */
export async function registerWebFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Only files with a hash in their name may be cached forever.
      const forever = path.includes('/assets/');
      void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (!isScreen) throw new DomainError('not_found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
