import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

const REDACTED = '[redacted]';

/** An e-mail address, but not the `@` of a package's folder in a stack. */
const ADDRESS = /[^\s/\\<>"(),:;=]+@[^\s/\\<>"(),:;@]+\.[^\s/\\<>"(),:;@]+/g;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'passwordHash', 'token', 'secret'];

/**
 * The server's log, for Fastify (`loggerInstance`) and everything else: one JSON line per event. Everything that would
 * let a reader act as somebody else is removed: cookies, authorization, passwords and link tokens, wherever they occur, and
 * every e-mail address. Of a request's address only the route and ids are logged, since paths and queries hold tokens, and
 * what people search for: names.
 * `level` is LOG_LEVEL ('silent' turns logging off); `destination` is standard output unless a test wants to read it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: [
        'headers.cookie',
        'headers.authorization',
        'headers["set-cookie"]',
        '*.headers.cookie',
        '*.headers.authorization',
        '*.headers["set-cookie"]',
        ...SECRET_FIELDS,
        ...SECRET_FIELDS.map((field) => `*.${field}`),
        ...SECRET_FIELDS.map((field) => `*.*.${field}`),
      ],
      censor: REDACTED,
    },
    serializers: {
      err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error),
      req: ({ method, routeOptions, params }: FastifyRequest) => ({
        method,
        route: routeOptions?.url ?? null,
        ids: Object.values(params ?? {}).filter((value) => ID.test(String(value))),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
    hooks: {
      streamWrite: (line: string) => (line.includes('@') ? line.replaceAll(ADDRESS, '[address]') : line),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * A failed query's error without its values, such as password hashes, addresses and names. Drizzle puts them into its
 * message, PostgreSQL into `detail` and `where`. The kind of error and its place in the code remain.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('params' in error && error.cause instanceof Error) return withoutValues(error.cause);
  if (!('detail' in error || 'where' in error)) return error;
  const clean = Object.assign(new Error(error.message), error, { detail: undefined, where: undefined });
  if (error.stack) clean.stack = error.stack;
  return clean;
}
