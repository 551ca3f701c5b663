import type { SignInMethod } from '@chargerota/domain';
import { namedQuery, type Queries } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Identity, Membership, SignedInUser } from '../http/scopes.ts';
import { ABSOLUTE_MILLISECONDS, IDLE_MILLISECONDS, newCookieValue, sessionId } from './session-cookie.ts';

/** Whom a session signs in: a user of the product, or an operator of the developer portal. */
export type SessionOwner = { userId: string } | { developerId: string };

/** How the owner signed in, and the `user-agent` of their browser: shown in the list of their devices. */
export type SignedInBy = { method: SignInMethod; userAgent: string | null };

/** How stale `last_seen_at` may become; more would be a write for every request. */
const TOUCH_MILLISECONDS = 5 * 60_000;

// `expire` is the earlier of both ends, so that one comparison decides and one index finds what has ended.
const CREATE = {
  name: 'sessions.create',
  text: `INSERT INTO sessions (sid, user_id, developer_id, expire, created_at, last_seen_at, id, method, user_agent)
         VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
};

/**
 * Begins a session, always under a new id, so that an id planted before sign-in is worth nothing. Works in the caller's
 * transaction. `cookieValue` goes to the browser and is stored nowhere.
 */
export async function createSession(
  queries: Queries,
  owner: SessionOwner,
  now: Date,
  { method, userAgent }: SignedInBy = { method: 'password', userAgent: null },
): Promise<{ cookieValue: string }> {
  const cookieValue = newCookieValue();
  await namedQuery(queries, CREATE, [
    sessionId(cookieValue),
    'userId' in owner ? owner.userId : null,
    'developerId' in owner ? owner.developerId : null,
    new Date(now.getTime() + IDLE_MILLISECONDS),
    now,
    newId(),
    method,
    userAgent,
  ]);
  return { cookieValue };
}

// Every request with a session begins here, so it is one statement, though it reads what belongs to features: who the
// user is and their place in the organization concerned. `touch` says whether it is time to note that they were here.
const RESOLVE = {
  name: 'sessions.resolve',
  text: `
    SELECT s.sid, s.developer_id AS "developerId", s.last_seen_at <= $4 AS touch,
      u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.status,
      m.organization_id AS "organizationId", m.id AS "membershipId", m.role, m.status AS "membershipStatus"
    FROM sessions s
    LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN LATERAL (
      SELECT organization_id, id, role, status FROM organization_memberships
      WHERE user_id = s.user_id AND ($3::uuid IS NULL OR organization_id = $3)
      ORDER BY status = 'active' DESC, joined_at, id
      LIMIT 1) m ON true
    WHERE s.sid = $1 AND s.expire > $2`,
};

type ResolvedRow = {
  sid: string;
  developerId: string | null;
  touch: boolean;
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  status: SignedInUser['status'];
  organizationId: string | null;
  membershipId: string;
  role: Membership['role'];
  membershipStatus: Membership['status'];
};

const TOUCH = {
  name: 'sessions.touch',
  text: `UPDATE sessions SET last_seen_at = $2,
           expire = least($2::timestamptz + $3 * interval '1 millisecond', created_at + $4 * interval '1 millisecond')
         WHERE sid = $1`,
};

/**
 * Whose session a cookie is, with their membership in the organization asked for (null: the first joined, active ones
 * before others); null when there is no such session or it has ended. A session in use is kept from becoming idle.
 */
export async function resolveSession(
  queries: Queries,
  cookieValue: string,
  { now, organizationId }: { now: Date; organizationId: string | null },
): Promise<Identity | null> {
  const [row] = await namedQuery<ResolvedRow>(queries, RESOLVE, [
    sessionId(cookieValue),
    now,
    organizationId,
    new Date(now.getTime() - TOUCH_MILLISECONDS),
  ]);
  if (!row) return null;
  if (row.touch) await namedQuery(queries, TOUCH, [row.sid, now, IDLE_MILLISECONDS, ABSOLUTE_MILLISECONDS]);
  const { sid, developerId, userId, email, firstName, lastName, status } = row;
  return {
    sid,
    developerId,
    user: userId === null ? null : { id: userId, email, firstName, lastName, status },
    membership:
      row.organizationId === null
        ? null
        : {
            organizationId: row.organizationId,
            membershipId: row.membershipId,
            role: row.role,
            status: row.membershipStatus,
          },
  };
}

const DESTROY = { name: 'sessions.destroy', text: 'DELETE FROM sessions WHERE sid = $1' };

/** Ends one session, by the `sid` of its scope. */
export async function destroySession(queries: Queries, sid: string): Promise<void> {
  await namedQuery(queries, DESTROY, [sid]);
}

const DESTROY_OF_USER = {
  name: 'sessions.destroy-of-user',
  text: 'DELETE FROM sessions WHERE user_id = $1 AND ($2::text IS NULL OR sid <> $2)',
};

/** Ends a user's sessions on every device (after a password change, say), sparing the one given. */
export async function destroyUserSessions(
  queries: Queries,
  userId: string,
  exceptSid: string | null = null,
): Promise<void> {
  await namedQuery(queries, DESTROY_OF_USER, [userId, exceptSid]);
}

const RENEW = { name: 'sessions.renew-of-user', text: 'UPDATE sessions SET renew = true WHERE user_id = $1' };

/**
 * Their rights have changed: each of a user's sessions gets a new id with its next request. Works in the caller's
 * transaction.
 */
export async function renewUserSessions(queries: Queries, userId: string): Promise<void> {
  await namedQuery(queries, RENEW, [userId]);
}
