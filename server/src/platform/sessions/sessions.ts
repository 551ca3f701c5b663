import type { SignInMethod } from '@chargerota/domain';
import { namedQuery, type Queries } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { newCookieValue, SESSION_LIFETIMES, sidOf } from './session-cookie.ts';

/** The owner of a session: a user of the product, or an operator of the installation. */
export type SessionOwner = { userId: string } | { operatorId: string };

/** How the owner signed in, and the `user-agent` of their browser, for the list of their devices. */
export type SignedInBy = { method: SignInMethod; userAgent: string | null };

/** Longer than any browser's; anything beyond could only serve to fill the table. */
const USER_AGENT_LENGTH = 400;

// `expire` is the earlier of the two ends, so that one comparison decides and one index finds ended sessions.
const CREATE = {
  name: 'sessions.create',
  text: `INSERT INTO sessions (sid, user_id, operator_id, expire, created_at, last_seen_at, id, method, user_agent)
         VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
};

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
  await namedQuery(queries, CREATE, [
    sidOf(cookieValue),
    'userId' in owner ? owner.userId : null,
    'operatorId' in owner ? owner.operatorId : null,
    new Date(now.getTime() + idle),
    now,
    newId(),
    method,
    userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
  ]);
  return { cookieValue };
}

const LIST = {
  name: 'sessions.list-of-user',
  text: `SELECT id, method, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt", expire
         FROM sessions WHERE user_id = $1 AND expire > $2
         ORDER BY last_seen_at DESC, id DESC`,
};

export type UserSession = SignedInBy & { id: string; createdAt: Date; lastSeenAt: Date; expire: Date };

/** A user's sessions that have not ended, the last seen first. */
export const listUserSessions = (queries: Queries, userId: string, now: Date): Promise<UserSession[]> =>
  namedQuery<UserSession>(queries, LIST, [userId, now]);

const SIGNED_IN_AT = {
  name: 'sessions.signed-in-at',
  text: 'SELECT created_at AS "signedInAt" FROM sessions WHERE id = $1',
};

/** When the owner of a session signed in; null when it has ended. */
export async function readSignedInAt(queries: Queries, sessionId: string): Promise<Date | null> {
  const [row] = await namedQuery<{ signedInAt: Date }>(queries, SIGNED_IN_AT, [sessionId]);
  return row?.signedInAt ?? null;
}

const HOLD = { name: 'sessions.hold', text: 'SELECT id FROM sessions WHERE id = $1 FOR SHARE' };

/** Whether a session still exists. If it does, it ends only after the caller's transaction. */
export async function holdSession(queries: Queries, sessionId: string): Promise<boolean> {
  return (await namedQuery(queries, HOLD, [sessionId])).length > 0;
}

const DESTROY = { name: 'sessions.destroy', text: 'DELETE FROM sessions WHERE id = $1' };

/** Ends one session, by the `sessionId` of its scope. */
export async function destroySession(queries: Queries, sessionId: string): Promise<void> {
  await namedQuery(queries, DESTROY, [sessionId]);
}

const DESTROY_ONE_OF_USER = {
  name: 'sessions.destroy-one-of-user',
  text: 'DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING id',
};

/** Ends one session if it is the user's; returns whether it was. */
export async function destroyUserSession(
  queries: Queries,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return (await namedQuery(queries, DESTROY_ONE_OF_USER, [sessionId, userId])).length > 0;
}

const DESTROY_OF_USER = {
  name: 'sessions.destroy-of-user',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND ($2::uuid IS NULL OR id <> $2) RETURNING id',
};

/**
 * Ends a user's sessions on every device (for example after a password change), except the given one; returns how many.
 */
export async function destroyUserSessions(
  queries: Queries,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<number> {
  return (await namedQuery(queries, DESTROY_OF_USER, [userId, exceptSessionId])).length;
}

const DESTROY_BY_SID = {
  name: 'sessions.destroy-of-operator-by-cookie',
  text: 'DELETE FROM sessions WHERE sid = $1 AND operator_id IS NOT NULL',
};

/** Ends the operator's session with this cookie, if there is one. */
export async function destroyOperatorSession(queries: Queries, cookieValue: string): Promise<void> {
  await namedQuery(queries, DESTROY_BY_SID, [sidOf(cookieValue)]);
}

const DESTROY_OF_OPERATOR = {
  name: 'sessions.destroy-of-operator',
  text: 'DELETE FROM sessions WHERE operator_id = $1 AND ($2::uuid IS NULL OR id <> $2)',
};

/** Ends an operator's sessions, except the given one. */
export async function destroyOperatorSessions(
  queries: Queries,
  operatorId: string,
  exceptSessionId: string | null = null,
): Promise<void> {
  await namedQuery(queries, DESTROY_OF_OPERATOR, [operatorId, exceptSessionId]);
}

const REPLACE_COOKIE = {
  name: 'sessions.replace-cookie',
  text: `UPDATE sessions
         SET sid = $2, renew = false, renewal_key = NULL, previous_sid = NULL, previous_until = NULL
         WHERE id = $1 RETURNING id`,
};

/**
 * Gives the session a new cookie and invalidates the old one, for an owner who may be signing out somebody with a copy
 * of it. Null if the session has ended. Works in the caller's transaction.
 */
export async function replaceSessionCookie(
  queries: Queries,
  sessionId: string,
): Promise<{ cookieValue: string } | null> {
  const cookieValue = newCookieValue();
  const replaced = await namedQuery(queries, REPLACE_COOKIE, [sessionId, sidOf(cookieValue)]);
  return replaced.length === 1 ? { cookieValue } : null;
}

const RENEW = {
  name: 'sessions.renew-of-user',
  text: 'UPDATE sessions SET renew = true WHERE user_id = $1 AND NOT renew',
};

/**
 * For a change of rights: each of the user's sessions gets a new cookie with its next request. Works in the caller's
 * transaction.
 */
export async function renewUserSessions(queries: Queries, userId: string): Promise<void> {
  await namedQuery(queries, RENEW, [userId]);
}
