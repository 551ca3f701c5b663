import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';

/** A trip to a provider, and what it led to, last this long. */
export const TRIP_MILLISECONDS = 15 * 60_000;

const TRIP_COOKIE = 'chargerota_trip';

// Lax: coming back from the provider is a navigation from another site, which has to bring it along.
const optionsOf = ({ config }: AppDeps) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.linkUrl.startsWith('https:'),
    path: '/api',
  }) as const;

/** What binds a trip, and then the pending identity, to this browser. */
export const readTripCookie = ({ cookies }: FastifyRequest): string | undefined => cookies[TRIP_COOKIE];

export const setTripCookie = (reply: FastifyReply, cookieValue: string, deps: AppDeps) =>
  reply.setCookie(TRIP_COOKIE, cookieValue, { ...optionsOf(deps), maxAge: TRIP_MILLISECONDS / 1000 });

export const clearTripCookie = (reply: FastifyReply, deps: AppDeps) =>
  reply.clearCookie(TRIP_COOKIE, optionsOf(deps));
