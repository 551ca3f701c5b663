import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SCHEMA_TOO_NEW } from '../database/readiness.ts';
import { routeTimes, type RouteTime } from './route-times.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How long each route of this instance has taken since its start. */
    routeTimes: () => Promise<RouteTime[]>;
    /** From now on /readyz says that this instance ends, while requests are served as before. */
    announceEnd: () => void;
  }
}

/**
 * Prometheus figures, at /metrics if they are shown there: process health, and time per route. Routes are labelled by
 * their pattern, so that ids do not multiply the labels.
 */
export function registerMetrics(
  app: FastifyInstance,
  { countLiveStreams, isShown }: { countLiveStreams: () => number; isShown: boolean },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const liveStreams: Gauge = new Gauge({
    name: 'live_streams',
    help: 'Event streams that are open on this instance',
    registers: [registry],
    collect: () => liveStreams.set(countLiveStreams()),
  });
  app.addHook('onResponse', async (request, reply) => {
    // The duration of an event stream says nothing about how long people wait.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.decorate('routeTimes', async () => routeTimes(await seconds.get()));
  if (!isShown) return;
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
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
export async function registerOpenApi(api: FastifyInstance): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'ChargeRota', version: '1', description: 'Reserve shared EV chargers.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await api.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
