import type { SignInMethod } from '@chargerota/domain';
import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { newCookieValue, SESSION_LIFETIMES, sidOf } from './session-cookie.ts';
import { sessions } from './tables.ts';

/** The owner of a session: a user of the product, or an operator of the installation. */
export type SessionOwner = { userId: string } | { operatorId: string };

/** How the owner signed in, and the `user-agent` of their browser, for the list of their devices. */
export type SignedInBy = { method: SignInMethod; userAgent: string | null };

/** Longer than any browser's; anything beyond could only serve to fill the table. */
const USER_AGENT_LENGTH = 400;

/**
 * Begins a session, always under a new id, so that an id planted before sign-in is worthless. Works in the caller's
 * transaction. `cookieValue` goes to the browser and is not stored.
 */
export async function createSession(
  queries: Queries,
  owner: SessionOwner,
  now: Date,
  { method, userAgent }: SignedInBy = { method: 'password', userAgent: null },
): Promise<{ cookieValue: string }> {
  const cookieValue = newCookieValue();
  const { idle } = SESSION_LIFETIMES['userId' in owner ? 'user' : 'operator'];
  await queries.insert(sessions).values({
    ...owner,
    sid: sidOf(cookieValue),
    id: newId(),
    method,
    userAgent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    // The earlier of the two ends, so that one comparison decides and one index finds ended sessions.
    expire: new Date(now.getTime() + idle),
    createdAt: now,
    lastSeenAt: now,
  });
  return { cookieValue };
}

export type UserSession = SignedInBy & { id: string; createdAt: Date; lastSeenAt: Date; expire: Date };

/** A user's sessions that have not ended, the last seen first. */
export const listUserSessions = (queries: Queries, userId: string, now: Date): Promise<UserSession[]> =>
  queries
    .select({
      id: sessions.id,
      method: sessions.method,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expire: sessions.expire,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

/** When the owner of a session signed in; null when it has ended. */
export async function readSignedInAt(queries: Queries, sessionId: string): Promise<Date | null> {
  const [row] = await queries
    .select({ signedInAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.signedInAt ?? null;
}

/** Whether a session still exists. If it does, it ends only after the caller's transaction. */
export async function holdSession(queries: Queries, sessionId: string): Promise<boolean> {
  const held = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('share');
  return held.length > 0;
}

/** Ends one session, by the `sessionId` of its scope. */
export async function destroySession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends one session if it is the user's; returns whether it was. */
export async function destroyUserSession(
  queries: Queries,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { rowCount } = await queries
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return rowCount === 1;
}

/**
 * Ends a user's sessions on every device (for example after a password change), except the given one; returns how many.
 */
export async function destroyUserSessions(
  queries: Queries,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<number> {
  const { rowCount } = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isNot(exceptSessionId)));
  return rowCount ?? 0;
}

const isNot = (sessionId: string | null) => (sessionId === null ? undefined : ne(sessions.id, sessionId));

/** Ends the operator's session with this cookie, if there is one. */
export async function destroyOperatorSession(queries: Queries, cookieValue: string): Promise<void> {
  await queries
    .delete(sessions)
    .where(and(eq(sessions.sid, sidOf(cookieValue)), isNotNull(sessions.operatorId)));
}

/** Ends an operator's sessions, except the given one. */
export async function destroyOperatorSessions(
  queries: Queries,
  operatorId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  await queries.delete(sessions).where(and(eq(sessions.operatorId, operatorId), isNot(exceptSessionId)));
}

/**
 * Gives the session a new cookie and invalidates the old one, for an owner who may be signing out somebody with a copy
 * of it. Null if the session has ended. Works in the caller's transaction.
 */
export async function replaceSessionCookie(
  queries: Queries,
  sessionId: string,
): Promise<{ cookieValue: string } | null> {
  const cookieValue = newCookieValue();
  const { rowCount } = await queries
    .update(sessions)
    .set({ sid: sidOf(cookieValue), renew: false, renewalKey: null, previousSid: null, previousUntil: null })
    .where(eq(sessions.id, sessionId));
  return rowCount === 1 ? { cookieValue } : null;
}

/**
 * For a change of rights: each of the user's sessions gets a new cookie with its next request. Works in the caller's
 * transaction.
 */
export async function renewUserSessions(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(sessions)
    .set({ renew: true })
    .where(and(eq(sessions.userId, userId), eq(sessions.renew, false)));
}
