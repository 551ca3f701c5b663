import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser says that a page of another site sent this, be it one under the same domain. */
export function isSentByAnotherSite({ headers }: FastifyRequest): boolean {
  const sender = headers['sec-fetch-site'];
  return sender !== undefined && sender !== 'same-origin' && sender !== 'none';
}

/**
 * Whether an unsafe request was sent by a page of another site. Browsers always send Origin with
 * one; other clients carry no ambient cookie, so its absence is no threat. Sec-Fetch-Site is the second witness.
 */
export function isForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return isSentByAnotherSite(request);
  if (publicUrl && origin === new URL(publicUrl).origin) return false;
  if (publicUrl) return true;
  // Without PUBLIC_URL (a first run on loopback) the page's own host is the one it was loaded from.
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
