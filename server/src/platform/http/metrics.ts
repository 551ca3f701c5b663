import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeTimes, type RouteTime } from './route-times.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How long each route of this instance has taken since its start. */
    routeTimes: () => Promise<RouteTime[]>;
  }
}

/** A figure that is read when somebody asks for /metrics. */
export type Metric = {
  name: string;
  help: string;
  labels: string[];
  /** If it fails, as without a database, the figure is left out. */
  read: () => Sample[] | Promise<Sample[]>;
};
export type Sample = { labels?: Record<string, string>; value: number };

/**
 * Prometheus figures, at /metrics if they are shown there: process health, time per route, refusals by their reason, and
 * `metrics`. Routes are labelled by their pattern, so that ids do not multiply the labels.
 */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, isShown }: { metrics: readonly Metric[]; isShown: boolean },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by route and the code of the error',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  for (const { name, help, labels, read } of metrics) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        gauge.reset();
        const samples = await Promise.resolve()
          .then(read)
          .catch(() => []);
        for (const sample of samples) gauge.set(sample.labels ?? {}, sample.value);
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    // The duration of an event stream says nothing about how long people wait.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const about = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    seconds.observe({ ...about, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (request.refusal) refusals.inc({ ...about, code: request.refusal });
  });
  app.decorate('routeTimes', async () => routeTimes(await seconds.get()));
  if (!isShown) return;
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
