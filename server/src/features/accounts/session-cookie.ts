import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { SESSION_COOKIE } from '../../platform/http/access.ts';
import { sessionCookieOptions } from '../../platform/sessions/session-cookie.ts';

/** Signs the browser in with a new session's cookie. */
export const setSessionCookie = (reply: FastifyReply, cookieValue: string, { config }: AppDeps) =>
  reply.setCookie(SESSION_COOKIE, cookieValue, sessionCookieOptions(config.linkUrl));

export function clearSessionCookie(reply: FastifyReply, { config }: AppDeps) {
  const { maxAge: _, ...options } = sessionCookieOptions(config.linkUrl);
  return reply.clearCookie(SESSION_COOKIE, options);
}
