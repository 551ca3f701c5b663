import type { FastifyRequest } from 'fastify';

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
 * Whether a page of another site sent this unsafe request. Browsers always send Origin with one; other clients have no
 * cookies that are sent automatically, so a missing Origin is no threat. Sec-Fetch-Site is checked as well.
 */
export function isForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return isSentByAnotherSite(request);
  if (publicUrl && origin === new URL(publicUrl).origin) return false;
  if (publicUrl) return true;
  // Without PUBLIC_URL (a first run on loopback) the request's own host is compared.
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
