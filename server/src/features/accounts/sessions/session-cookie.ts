import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Identify } from '../../../platform/http/access.ts';
import { resolveSession } from '../../../platform/sessions/resolve-session.ts';
import { sessionCookieName, sessionCookieOptions } from '../../../platform/sessions/session-cookie.ts';

/** Signs the browser in with a new session's cookie. */
export const setSessionCookie = (reply: FastifyReply, cookieValue: string, { config }: AppDeps) =>
  reply.setCookie(sessionCookieName(config.linkUrl), cookieValue, sessionCookieOptions(config.linkUrl));

export function clearSessionCookie(reply: FastifyReply, { config }: AppDeps) {
  const { maxAge: _, ...options } = sessionCookieOptions(config.linkUrl);
  return reply.clearCookie(sessionCookieName(config.linkUrl), options);
}

/**
 * Finds the person behind a session cookie and their membership in the organization concerned. If the session is
 * renewed, the browser gets a new cookie.
 */
export function identifyPerson(deps: AppDeps): Identify['person'] {
  const name = sessionCookieName(deps.config.linkUrl);
  return async (cookies, organizationId, reply) => {
    const cookie = cookies[name];
    if (!cookie) return null;
    const now = deps.clock.now();
    const identity = await resolveSession(deps.database.drizzle, cookie, { now, organizationId });
    if (identity?.renewedCookie) setSessionCookie(reply, identity.renewedCookie, deps);
    return identity;
  };
}
