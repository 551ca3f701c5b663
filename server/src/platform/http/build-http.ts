import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { Access } from '@chargerota/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { newId } from '../database/ids.ts';
import { resolveScope, type Identify } from './access.ts';
import { ARRIVAL_LIMITS, arrivalOptions, type ArrivalLimits } from './arrival.ts';
import { DomainError } from './domain-error.ts';
import { refuseWith, registerErrorHandler } from './errors.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';
import { registerOpenApi } from './openapi.ts';
import { isForeignOrigin } from './origin.ts';
import { makeRequestQueue } from './request-queue.ts';
import { securityHeaders } from './security-headers.ts';
import { registerWebFiles } from './web-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the application, with the access that it declares; none outside the API. For tests. */
    routeTable: {
      method: string;
      path: string;
      access: Access | undefined;
      takesOtherSites: boolean;
    }[];
  }
}

const BODY_LIMIT_BYTES = 64 * 1024;

export type HttpOptions = {
  log: FastifyBaseLogger;
  clock: { now(): Date };
  identify: Identify;
  publicUrl: string | undefined;
  trustProxy: boolean | string;
  /** Why the database takes no writes, or null, for /readyz. */
  whyNotReady: () => Promise<string | null>;
  /** Folder of the built web application; null when it is served elsewhere (tests of the API, dev). */
  webRoot: string | null;
  /** The routes of all features, registered where validation and access apply. */
  routes: (api: FastifyInstance) => void | Promise<void>;
  /** For /metrics. */
  countLiveStreams: () => number;
  /** Where not ARRIVAL_LIMITS (tests). */
  arrivalLimits?: ArrivalLimits | undefined;
  /** Pages of the server itself outside the API, e.g. /dev/mail. */
  pages?: (app: FastifyInstance) => void | Promise<void>;
};

/** The HTTP side of the application, without listening: what main.ts serves and tests inject into. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    // One line a request, when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    ...arrivalOptions(options.arrivalLimits ?? ARRIVAL_LIMITS),
    forceCloseConnections: true,
    // `true` is one proxy, which wrote the last entry of X-Forwarded-For. Those before it are whatever the caller sent,
    // and with a new one each time nobody would ever meet a rate limit.
    trustProxy: options.trustProxy === true ? (_address, hop) => hop === 0 : options.trustProxy,
    genReqId: newId,
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be decoded reaches no route, and so no error handler either.
    frameworkErrors: (_error, request, reply) => void refuseWith(request, reply, 'not_found', []),
  });
  takeNoBodyForNone(app);
  app.decorateRequest('scope', null);
  app.decorate('requestQueue', makeRequestQueue());
  listRoutes(app);
  registerErrorHandler(app);
  await app.register(fastifyCookie);
  const headers = await securityHeaders(options.publicUrl?.startsWith('https:') ?? false);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const { takesOtherSites } = request.routeOptions.config;
    if (!takesOtherSites && isForeignOrigin(request, options.publicUrl))
      throw new DomainError('origin_refused');
  });
  // The browser's now is the server's, by offset. Set when the answer is sent, so that everything in it has begun by
  // that time.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-server-time', options.clock.now().toISOString());
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed');
  });

  registerHealth(app, options.whyNotReady);
  registerMetrics(app, options.countLiveStreams);
  await options.pages?.(app);

  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    requireDeclaredAccess(api);
    api.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.access;
      if (access) request.scope = await resolveScope(access, { request, reply }, options.identify);
    });
    await registerOpenApi(api);
    await options.routes(api);
  });

  if (options.webRoot) await registerWebFiles(app, options.webRoot);
  else {
    app.setNotFoundHandler(() => {
      throw new DomainError('not_found');
    });
  }
  return app;
}

/** Clients that call every body JSON do so where there is none, too (several calls have none). */
function takeNoBodyForNone(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}

/** Keeps a list of what is registered; HEAD, which Fastify adds to every GET, is left out. */
function listRoutes(app: FastifyInstance): void {
  const table: FastifyInstance['routeTable'] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    const methods = [method].flat().filter((name) => name !== 'HEAD');
    const takesOtherSites = config?.takesOtherSites ?? false;
    table.push(...methods.map((name) => ({ method: name, path: url, access, takesOtherSites })));
  });
}

/** Fails the start, naming the route, when one is registered without an access. */
function requireDeclaredAccess(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    const isApi = route.url.startsWith('/api/') && !route.url.startsWith('/api/docs');
    const access = route.config?.access;
    if (isApi && !access) {
      throw new Error(
        `${String(route.method)} ${route.url} declares no access: bind it with route(app, definition, …)`,
      );
    }
  });
}
