import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A session lasts this long at most, however much it is used. */
export const ABSOLUTE_MILLISECONDS = 90 * 86_400_000;
/** And ends after so long without a request. */
export const IDLE_MILLISECONDS = 14 * 86_400_000;

export const SESSION_COOKIE = 'chargerota_session';

/**
 * What a cookie is called where people reach the application at `publicUrl`. Over https its name binds it to this very
 * host: a browser takes no `__Host-` cookie from another one of the same domain, which could plant one of its own. It
 * must be `Secure` and its path `/`.
 */
export const hostCookieName = (name: string, publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

export const sessionCookieName = (publicUrl: string): string => hostCookieName(SESSION_COOKIE, publicUrl);

export type SessionCookieOptions = {
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
  path: '/';
  /** Seconds. */
  maxAge: number;
};

/**
 * How the browser keeps the session cookie. `publicUrl` is where people reach the application; over https
 * the cookie never travels without it. Clear it with the same options, or the browser keeps it.
 */
export const sessionCookieOptions = (publicUrl: string): SessionCookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: publicUrl.startsWith('https:'),
  path: '/',
  maxAge: ABSOLUTE_MILLISECONDS / 1000,
});

/** 256 random bits, fit for a cookie. */
export const newCookieValue = (): string => randomBytes(32).toString('base64url');

/**
 * The value that takes the place of `cookieValue` when its session is renewed. For one `key` it is the same each time,
 * so that all requests under way are told the same. It takes both to make it: the browser has one and the database the
 * other.
 */
export const nextCookieValue = (cookieValue: string, key: string): string =>
  createHmac('sha256', key).update(cookieValue).digest('base64url');

/** What is stored of a cookie's value: enough to recognise it, too little to sign in with. */
export const sidOf = (cookieValue: string): string => createHash('sha256').update(cookieValue).digest('hex');
