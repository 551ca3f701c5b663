import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { cookiePath, hostCookieName } from '../../../platform/sessions/session-cookie.ts';

const BROWSER_COOKIE = 'chargerota_browser';

/** How long a browser stays known after its last sign-in by password. */
export const KNOWN_MILLISECONDS = 365 * 86_400_000;

/**
 * Identifies the browser from one sign-in to the next; stored hashed, and of no use for signing in. Ignored unless it
 * has the form of our own cookies.
 */
export function readBrowserCookie({ cookies }: FastifyRequest, { config }: AppDeps): string | undefined {
  const value = cookies[hostCookieName(BROWSER_COOKIE, config.linkUrl)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export const setBrowserCookie = (reply: FastifyReply, cookieValue: string, { config }: AppDeps) =>
  reply.setCookie(hostCookieName(BROWSER_COOKIE, config.linkUrl), cookieValue, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.linkUrl.startsWith('https:'),
    path: cookiePath(config.linkUrl),
    maxAge: KNOWN_MILLISECONDS / 1000,
  });
