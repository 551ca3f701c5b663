import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { formatsOfBrowser, formatsOfRequest, inFormats, readAs } from '../formats.ts';
import type { Access } from '@chargerota/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { newId } from '../database/ids.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { resolveScope, type Identify } from './access.ts';
import { registerHealth, registerOpenApi } from './built-in-routes.ts';
import { REQUEST_TIMEOUTS, requestTimeoutOptions, type RequestTimeouts } from './request-timeouts.ts';
import { redirectBelow, takeOffBase } from './base-path.ts';
import { DomainError } from './domain-error.ts';
import { refuseWith, registerErrorHandler } from './errors.ts';
import { refuseLateRequests } from './finish-requests.ts';
import { originRefusal } from './origin.ts';
import { trustedProxies, watchProxies } from './proxies.ts';
import { registerMetrics, type Metric } from './metrics.ts';
import { makeRequestQueue } from './request-queue.ts';
import { registerSecurityEvents, securityOf } from './security-events.ts';
import { securityHeaders } from './security-headers.ts';
import { registerWebFiles } from './web-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every API route with the access that it declares. For tests. */
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
  /** The path of it, '' or `/charge`. */
  basePath: string;
  hstsSubdomains: boolean;
  trustProxy: boolean | string[];
  /** The screens that hold Stripe's card form; empty without Stripe. */
  stripePaths: readonly string[];
  /** The reason why the database takes no writes, or null; for /readyz. */
  whyNotReady: () => Promise<string | null>;
  /** Folder of the built web application; null if it is served elsewhere (tests of the API, development). */
  webRoot: string | null;
  /** Whether the car's sample screens are among its screens. */
  hasDemo: boolean;
  /** The routes of all features, registered where validation and access checks apply. */
  routes: (api: FastifyInstance) => void | Promise<void>;
  metrics: readonly Metric[];
  /** Which of its addresses that are not for people's browsers the server answers. */
  answers: { docs: boolean; metrics: boolean; readiness: boolean };
  /** Replaces REQUEST_TIMEOUTS in tests. */
  requestTimeouts?: RequestTimeouts | undefined;
  /** Pages of the server outside the API, such as /dev/mail. */
  pages?: (app: FastifyInstance) => void | Promise<void>;
};

/** The HTTP side of the application, not yet listening: main.ts listens, tests inject requests. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const headersAt = await securityHeaders({
    tls: options.publicUrl?.startsWith('https:') ?? false,
    withSubdomains: options.hstsSubdomains,
    stripePaths: options.stripePaths,
  });
  const trusts = trustedProxies(options.trustProxy);
  const app = Fastify({
    loggerInstance: options.log,
    // One log line per request, after the response.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    ...requestTimeoutOptions(options.requestTimeouts ?? REQUEST_TIMEOUTS, headersAt('/')),
    forceCloseConnections: true,
    // By refuseLateRequests, in the form of all refusals.
    return503OnClosing: false,
    trustProxy: trusts,
    rewriteUrl: takeOffBase(options.basePath),
    genReqId: newId,
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be decoded reaches no route, and therefore neither hooks nor the error handler.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersAt('/')).header('x-request-id', request.id);
      void refuseWith(request, reply, 'not_found', []);
    },
  });
  acceptEmptyJsonBodies(app);
  app.decorateRequest('scope', null);
  registerSecurityEvents(app);
  app.decorate('requestQueue', makeRequestQueue());
  listRoutes(app);
  registerErrorHandler(app);
  await app.register(fastifyCookie);
  // What is refused before a handler runs is said in the browser's language; a handler goes by the account's.
  app.addHook('onRequest', (request, _reply, done) => inFormats(formatsOfBrowser(request), done));
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });

  traceRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersAt(request.url));
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (request.raw.httpVersion === '1.1' && !request.headers.host)
      throw new DomainError('malformed_request');
    const { takesOtherSites } = request.routeOptions.config;
    const refusal = !takesOtherSites && originRefusal(request, options.publicUrl);
    if (refusal) throw refusal;
  });
  redirectBelow(app, options.basePath);
  refuseLateRequests(app);
  watchProxies(app, { trusts, clock: options.clock });
  // The browser computes the server's time from this header. It is set when the response is sent, so that everything in
  // the response began before it.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('x-server-time', options.clock.now().toISOString());
  });

  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        req: request,
        res: reply,
        responseTime: reply.elapsedTime,
        ...securityOf(request, reply.statusCode),
      },
      'request completed',
    );
  });

  registerHealth(app, options.answers.readiness ? options.whyNotReady : null);
  registerMetrics(app, { metrics: options.metrics, isShown: options.answers.metrics });
  await options.pages?.(app);

  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    requireDeclaredAccess(api);
    api.addHook('onRequest', async (request, reply) => {
      const access = request.routeOptions.config.access;
      if (access) request.scope = await resolveScope(access, { request, reply }, options.identify);
      readAs(formatsOfRequest(request));
    });
    if (options.answers.docs) await registerOpenApi(api, options.basePath);
    await options.routes(api);
  });

  if (options.webRoot) {
    const { webRoot, publicUrl, basePath, hasDemo } = options;
    await registerWebFiles(app, { webRoot, publicUrl, basePath, hasDemo });
  } else {
    app.setNotFoundHandler(() => {
      throw new DomainError('not_found');
    });
  }
  return app;
}

/** Some clients send a JSON content type even without a body; several routes have none. */
function acceptEmptyJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}

/** Keeps a list of the registered routes, without the HEAD routes that Fastify adds to every GET. */
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

/** Fails the start with the route's name if a route is registered without an access. */
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
