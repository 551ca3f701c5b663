import { HOUR_MS } from '@chargerota/domain';
import { createHash, createHmac, randomBytes } from 'node:crypto';

export type SessionLifetime = {
  /** A session without requests ends after this time. */
  idle: number;
  /** The longest life of a session, even if it is used all the time. */
  absolute: number;
};

/** In milliseconds. Operators can do more harm, and work at a desk. */
export const SESSION_LIFETIMES = {
  user: { idle: 14 * 24 * HOUR_MS, absolute: 90 * 24 * HOUR_MS },
  operator: { idle: 8 * HOUR_MS, absolute: 7 * 24 * HOUR_MS },
} as const satisfies Record<string, SessionLifetime>;

export const SESSION_COOKIE = 'chargerota_session';

/** The path of all cookies: what else the host serves gets none of them. */
export const cookiePath = (publicUrl: string): string => new URL(publicUrl).pathname;

/**
 * The name of a cookie, for an application reached at `publicUrl`. Over https the name binds it to this host: browsers
 * accept no `__Host-` cookie from another host of the same domain, which could otherwise plant its own. Such a cookie
 * must be `Secure` and have the path `/`, so below a path it can only be `__Secure-`.
 */
export function hostCookieName(name: string, publicUrl: string): string {
  if (!publicUrl.startsWith('https:')) return name;
  return cookiePath(publicUrl) === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

export const sessionCookieName = (publicUrl: string): string => hostCookieName(SESSION_COOKIE, publicUrl);

export type SessionCookieOptions = {
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: string;
  /** Seconds. */
  maxAge: number;
};

/**
 * The options of the session cookie. `publicUrl` is the application's address; if that is https, the cookie is sent
 * only over https. Clear the cookie with the same options, or the browser keeps it.
 */
export const sessionCookieOptions = (publicUrl: string): SessionCookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path: cookiePath(publicUrl),
  maxAge: SESSION_LIFETIMES.user.absolute / 1000,
});

/** 256 random bits, fit for a cookie. */
export const newCookieValue = (): string => randomBytes(32).toString('base64url');

/**
 * The value that replaces `cookieValue` when its session is renewed. One `key` always gives the same value, so that all
 * requests under way get the same cookie. Computing it takes both: the browser has one and the database the other.
 */
export const nextCookieValue = (cookieValue: string, key: string): string =>
  createHmac('sha256', key).update(cookieValue).digest('base64url');

/** The stored form of a cookie's value: it is enough to recognise the cookie, but not to sign in. */
export const sidOf = (cookieValue: string): string => createHash('sha256').update(cookieValue).digest('hex');
