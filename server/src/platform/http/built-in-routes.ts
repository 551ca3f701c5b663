import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { SCHEMA_TOO_NEW } from '../database/readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /readyz says that this instance ends, while requests are served as before. */
    announceEnd: () => void;
  }
}

/**
 * Liveness means that the process answers; readiness that its database takes writes. If it does not, the reason is
 * logged. Without `whyNotReady` nothing is said of readiness.
 */
export function registerHealth(
  app: FastifyInstance,
  whyNotReady: (() => Promise<string | null>) | null,
): void {
  let isEnding = false;
  app.decorate('announceEnd', () => {
    isEnding = true;
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  if (!whyNotReady) return;
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    if (isEnding) return reply.status(503).send({ status: 'ending' });
    const reason = await whyNotReady();
    if (reason === null) return { status: 'ready' };
    const status = reason === SCHEMA_TOO_NEW ? reason : 'the database takes no writes';
    app.log.warn({ reqId: request.id, reason }, `not ready: ${status}`);
    return reply.status(503).send({ status });
  });
}

/** OpenAPI 3.1 from the route definitions, with a reference page at /api/docs. */
export async function registerOpenApi(api: FastifyInstance, basePath: string): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      ...(basePath && { servers: [{ url: basePath }] }),
      info: { title: 'ChargeRota', version: '1', description: 'Reserve shared EV chargers.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await api.register(fastifySwaggerUi, { routePrefix: '/api/docs', indexPrefix: basePath, staticCSP: true });
}
