import { m } from '@chargerota/messages';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether, according to the browser, a page of another site sent this request; other hosts of the same domain count as
 * such.
 */
export function isSentByAnotherSite({ headers }: FastifyRequest): boolean {
  const sender = headers['sec-fetch-site'];
  return sender !== undefined && sender !== 'same-origin' && sender !== 'none';
}

/**
 * The refusal of an unsafe request that a page of another site sent, else null. Browsers always send Origin with one;
 * other clients have no cookies that are sent automatically, so a missing Origin is no threat. Sec-Fetch-Site is checked
 * as well.
 */
export function originRefusal(request: FastifyRequest, publicUrl: string | undefined): DomainError | null {
  if (SAFE_METHODS.has(request.method)) return null;
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return isSentByAnotherSite(request) ? new DomainError('origin_refused') : null;
  const sender = URL.canParse(origin) ? new URL(origin) : null;
  // Without PUBLIC_URL (a first run on loopback) the request's own host is compared.
  const isOwn = publicUrl ? origin === new URL(publicUrl).origin : sender?.host === host;
  return isOwn ? null : refusalOf(sender, publicUrl ?? host);
}

/** The longest host, with its port. */
const MOST_CHARACTERS = 253 + 6;

/** Names both addresses, for whoever opens the application under another name than it was given. */
function refusalOf(sender: URL | null, own: string): DomainError {
  const isNamed = sender && /^https?:$/.test(sender.protocol) && sender.host.length <= MOST_CHARACTERS;
  if (!isNamed || own.length > MOST_CHARACTERS) return new DomainError('origin_refused');
  const message = m.sentHttp.thisRequestCameFrom({ origin: sender.origin, own });
  return new DomainError('origin_refused', [], {}, message);
}
