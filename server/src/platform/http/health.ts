import type { FastifyInstance } from 'fastify';

/**
 * Liveness means that the process answers; readiness that its database takes writes. If it does not, the reason is
 * logged. Without `whyNotReady` nothing is said of readiness.
 */
export function registerHealth(
  app: FastifyInstance,
  whyNotReady: (() => Promise<string | null>) | null,
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  if (!whyNotReady) return;
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const reason = await whyNotReady();
    if (reason === null) return { status: 'ready' };
    app.log.warn({ reqId: request.id, reason }, 'not ready: the database takes no writes');
    return reply.status(503).send({ status: 'the database takes no writes' });
  });
}
