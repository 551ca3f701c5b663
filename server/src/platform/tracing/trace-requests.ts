import { context, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, contextOf, isTracing, SpanKind } from './tracing.ts';

/** Each request is a span, named by its route: addresses hold ids and tokens. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const within = (request: FastifyRequest, next: () => void) =>
    context.with(contexts.get(request) ?? context.active(), next);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const route = request.routeOptions.url ?? 'no route';
    const { traceparent } = headers;
    const before = contextOf(typeof traceparent === 'string' ? traceparent : undefined);
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'chargerota.request': request.id,
    };
    const span = beginSpan({ name: `${method} ${route}`, kind: SpanKind.SERVER, attributes }, before);
    contexts.set(request, trace.setSpan(before, span));
    within(request, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
