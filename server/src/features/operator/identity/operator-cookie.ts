import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { cookiePath, hostCookieName, SESSION_LIFETIMES } from '../../../platform/sessions/session-cookie.ts';

export const OPERATOR_COOKIE = 'chargerota_operator';

export const operatorCookieName = (publicUrl: string): string => hostCookieName(OPERATOR_COOKIE, publicUrl);

/** Strict: no link from elsewhere leads into the portal, so that the cookie need not come along. */
export const operatorCookieOptions = ({ linkUrl }: AppDeps['config']) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: linkUrl.startsWith('https:'),
  path: cookiePath(linkUrl),
});

export const readOperatorCookie = ({ cookies }: FastifyRequest, { config }: AppDeps): string | undefined =>
  cookies[operatorCookieName(config.linkUrl)];

export const setOperatorCookie = (reply: FastifyReply, cookieValue: string, { config }: AppDeps) =>
  reply.setCookie(operatorCookieName(config.linkUrl), cookieValue, {
    ...operatorCookieOptions(config),
    maxAge: SESSION_LIFETIMES.operator.absolute / 1000,
  });

export const clearOperatorCookie = (reply: FastifyReply, { config }: AppDeps) =>
  reply.clearCookie(operatorCookieName(config.linkUrl), operatorCookieOptions(config));
