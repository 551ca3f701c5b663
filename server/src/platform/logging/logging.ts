import type { FastifyServerOptions } from 'fastify';

const REDACTED = '[redacted]';

/** Query parameters that carry a credential: link tokens, and what identity providers send back. */
const SECRET_PARAMETERS = /^(token|code|state|nonce|key|secret|password|id_token|access_token)$/i;

/** A path segment too long and too random to be an id: a link token, as in /invite/{token}. UUIDs are 36 long. */
const TOKEN_SEGMENT = /^(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w-]{32,}$/i;

const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'passwordHash', 'token', 'secret'];

/**
 * The logger options of the server's Fastify instance: one JSON line an event, with what would let a reader of the log
 * act as somebody else taken out: cookies, authorization, passwords and link tokens, wherever they travel.
 * `level` is LOG_LEVEL ('silent' turns logging off).
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
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
      req: (request) => ({
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
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
