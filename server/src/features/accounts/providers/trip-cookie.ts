import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { hostCookieName } from '../../../platform/sessions/session-cookie.ts';

/** A trip to a provider, and what it led to, last this long. */
export const TRIP_MILLISECONDS = 15 * 60_000;

// Bound to this host, or another one of its domain could plant the attacker's own trip, and the victim come back signed
// in as them.
const nameOf = ({ config }: AppDeps) => hostCookieName('chargerota_trip', config.linkUrl);

// Lax: coming back from the provider is a navigation from another site, which has to bring it along.
const optionsOf = ({ config }: AppDeps) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.linkUrl.startsWith('https:'),
    path: '/',
  }) as const;

/** What binds a trip, and then the pending identity, to this browser. */
export const readTripCookie = ({ cookies }: FastifyRequest, deps: AppDeps): string | undefined =>
  cookies[nameOf(deps)];

export const setTripCookie = (reply: FastifyReply, cookieValue: string, deps: AppDeps) =>
  reply.setCookie(nameOf(deps), cookieValue, { ...optionsOf(deps), maxAge: TRIP_MILLISECONDS / 1000 });

export const clearTripCookie = (reply: FastifyReply, deps: AppDeps) =>
  reply.clearCookie(nameOf(deps), optionsOf(deps));
