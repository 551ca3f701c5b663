import type { FastifyInstance } from 'fastify';

/** Liveness says the process answers; readiness that it can reach its database (DESIGN.md §9). */
export function registerHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await ready().catch(() => false);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unreachable' });
  });
}
