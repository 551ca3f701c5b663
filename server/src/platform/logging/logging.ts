import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';

const REDACTED = '[redacted]';

/**
 * Query parameters that contain a credential: link tokens, the parameters of identity providers, and return addresses,
 * which may contain either.
 */
const SECRET_PARAMETERS =
  /^(token|code|state|nonce|key|secret|password|id_token|access_token|client_secret|(setup|payment)_intent_client_secret|returnUrl|returnTo)$/i;

/**
 * A path segment too long and too random to be an id: a link token, as in /invite/{token} or /calendar/{token}.ics. UUIDs
 * are 36 long. Whatever surrounds it, as when an address was copied with a full stop or a blank. Also a signed token, whose
 * part before the dot may be shorter.
 */
const TOKEN_SEGMENT =
  /^(?:%[0-9a-f]{2})*(?![0-9a-f]{8}-[0-9a-f]{4}-)(?:[\w-]{32,}|[\w-]+(?:\.|%2e)[\w-]{32,})/i;

const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'passwordHash', 'token', 'secret'];

/**
 * The server's log, for Fastify (`loggerInstance`) and everything else: one JSON line per event. Everything that would
 * let a reader act as somebody else is removed: cookies, authorization, passwords and link tokens, wherever they occur.
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

/** A request's path and query for the log, with tokens replaced. */
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
