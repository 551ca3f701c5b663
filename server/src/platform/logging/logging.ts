import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

const REDACTED = '[redacted]';

/**
 * Query parameters that carry a credential: link tokens, what identity providers send back, and addresses to return to,
 * which may hold either.
 */
const SECRET_PARAMETERS =
  /^(token|code|state|nonce|key|secret|password|id_token|access_token|returnUrl|returnTo)$/i;

/**
 * A path segment too long and too random to be an id: a link token, as in /invite/{token} or /calendar/{token}.ics. UUIDs
 * are 36 long.
 */
const TOKEN_SEGMENT = /^(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w-]{32,}(?:\.\w+)?$/i;

const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'passwordHash', 'token', 'secret'];

/**
 * The server's log, for Fastify (`loggerInstance`) and everything else: one JSON line an event, with what would let a
 * reader act as somebody else taken out: cookies, authorization, passwords and link tokens, wherever they travel.
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
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * A failed query's error without the values that it carried: password hashes, addresses, names. Drizzle's has them in
 * its message, PostgreSQL's in `detail` and `where`; what went wrong, and where in the code, remains.
 */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('params' in error && error.cause instanceof Error) return withoutValues(error.cause);
  if (!('detail' in error || 'where' in error)) return error;
  const clean = Object.assign(new Error(error.message), error, { detail: undefined, where: undefined });
  if (error.stack) clean.stack = error.stack;
  return clean;
}

/** A request's path and query, fit for a log: tokens in either are replaced. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const cleanPath = path
    .split('/')
    .map((segment) => (TOKEN_SEGMENT.test(segment) ? REDACTED : segment))
    .join('/');
  if (query === undefined) return cleanPath;
  const cleanQuery = query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return SECRET_PARAMETERS.test(name) ? `${name}=${REDACTED}` : pair;
    })
    .join('&');
  return `${cleanPath}?${cleanQuery}`;
}
