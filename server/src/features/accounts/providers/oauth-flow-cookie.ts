import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { cookiePath, hostCookieName } from '../../../platform/sessions/session-cookie.ts';

/** How long an OAuth flow, and the pending identity that results from it, are valid. */
export const OAUTH_FLOW_MILLISECONDS = 15 * 60_000;

// Bound to this host: otherwise another host of the domain could set the cookie of an attacker's flow, and the victim
// would come back signed in as the attacker.
const nameOf = ({ config }: AppDeps) => hostCookieName('chargerota_trip', config.linkUrl);

// Lax, because the return from the provider is a navigation from another site and has to send the cookie.
const optionsOf = ({ config }: AppDeps) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.linkUrl.startsWith('https:'),
    path: cookiePath(config.linkUrl),
  }) as const;

/** Ties an OAuth flow, and then the pending identity, to this browser. */
export const readOAuthFlowCookie = ({ cookies }: FastifyRequest, deps: AppDeps): string | undefined =>
  cookies[nameOf(deps)];

export const setOAuthFlowCookie = (reply: FastifyReply, cookieValue: string, deps: AppDeps) =>
  reply.setCookie(nameOf(deps), cookieValue, { ...optionsOf(deps), maxAge: OAUTH_FLOW_MILLISECONDS / 1000 });

export const clearOAuthFlowCookie = (reply: FastifyReply, deps: AppDeps) =>
  reply.clearCookie(nameOf(deps), optionsOf(deps));
