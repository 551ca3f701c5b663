import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { sessionCookieName, sessionCookieOptions } from '../../../platform/sessions/session-cookie.ts';

/** Signs the browser in with a new session's cookie. */
export const setSessionCookie = (reply: FastifyReply, cookieValue: string, { config }: AppDeps) =>
  reply.setCookie(sessionCookieName(config.linkUrl), cookieValue, sessionCookieOptions(config.linkUrl));

export function clearSessionCookie(reply: FastifyReply, { config }: AppDeps) {
  const { maxAge: _, ...options } = sessionCookieOptions(config.linkUrl);
  return reply.clearCookie(sessionCookieName(config.linkUrl), options);
}
