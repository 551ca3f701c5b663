import { formatsOf, type Clock, type Region, type Language } from '@chargerota/domain';
import { and, eq, sql } from 'drizzle-orm';
import { namedQuery, type Queries } from '../database/database.ts';
import type { Identity, Membership, SignedInUser } from '../http/scopes.ts';
import { newCookieValue, nextCookieValue, SESSION_LIFETIMES, sidOf } from './session-cookie.ts';
import { sessions } from './tables.ts';

/** How old `last_seen_at` may become. A shorter time would mean more writes. */
const TOUCH_MILLISECONDS = 5 * 60_000;
/** How long the previous cookie is accepted once the new one has come back, for requests that are under way then. */
const GRACE_MILLISECONDS = 60_000;

// Every request with a session runs this, so it is one statement, although it also reads data of features: the user and
// their membership in the organization concerned. `touch` says whether `last_seen_at` is due for an update. Each side
// of the OR has its index, and PostgreSQL combines the two (BitmapOr). A session whose previous cookie still works is not
// renewed once more, or that cookie would end under requests that carry it.
const RESOLVE = {
  name: 'sessions.resolve',
  text: `
    SELECT s.id AS "sessionId", s.operator_id AS "operatorId", s.last_seen_at <= $4 AS touch,
      s.renew AND s.sid = $1 AND (s.previous_until IS NULL OR s.previous_until <= $2) AS renew,
      s.sid = $1 AND s.previous_until = 'infinity' AS "isNewCookie",
      CASE WHEN s.sid <> $1 THEN s.renewal_key END AS "renewalKey",
      u.id AS "userId", u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.status,
      u.language, u.region, u.clock,
      m.organization_id AS "organizationId", m.id AS "membershipId", m.role, m.status AS "membershipStatus"
    FROM sessions s
    LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN LATERAL (
      SELECT organization_id, id, role, status FROM organization_memberships
      WHERE user_id = s.user_id AND ($3::uuid IS NULL OR organization_id = $3)
      ORDER BY status = 'active' DESC, joined_at, id
      LIMIT 1) m ON true
    WHERE (s.sid = $1 OR (s.previous_sid = $1 AND s.previous_until > $2)) AND s.expire > $2`,
};

type ResolvedRow = {
  sessionId: string;
  operatorId: string | null;
  touch: boolean;
  renew: boolean;
  /** The new cookie of a renewed session comes back for the first time. */
  isNewCookie: boolean;
  /** Null unless the cookie is the previous one. */
  renewalKey: string | null;
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  status: SignedInUser['status'];
  language: Language;
  region: Region;
  clock: Clock;
  organizationId: string | null;
  membershipId: string;
  role: Membership['role'];
  membershipStatus: Membership['status'];
};

/** The end of the previous cookie while the answer with the new one may have been lost. */
const NO_END = sql`'infinity'`;

/**
 * The owner of a cookie's session, with their membership in the requested organization (null: the first one that was
 * joined, active ones before others); null if the session does not exist or has ended. Using a session keeps it from
 * becoming idle. After a change of its owner's rights the session gets a new cookie here (decision 0018): pass it
 * to the browser.
 */
export async function resolveSession(
  queries: Queries,
  cookieValue: string,
  { now, organizationId }: { now: Date; organizationId: string | null },
): Promise<Identity | null> {
  const [row] = await namedQuery<ResolvedRow>(queries, RESOLVE, [
    sidOf(cookieValue),
    now,
    organizationId,
    new Date(now.getTime() - TOUCH_MILLISECONDS),
  ]);
  if (!row) return null;
  const { sessionId } = row;
  if (row.renew) {
    await renew(queries, cookieValue);
    // Like any request with what is now the previous cookie.
    return resolveSession(queries, cookieValue, { now, organizationId });
  }
  if (row.isNewCookie)
    await queries
      .update(sessions)
      .set({ previousUntil: new Date(now.getTime() + GRACE_MILLISECONDS) })
      .where(and(eq(sessions.id, sessionId), eq(sessions.previousUntil, NO_END)));
  if (row.touch) {
    // By its owner, not by the cookie's name: under a person's cookie an operator's session gets no longer life.
    const { idle, absolute } = SESSION_LIFETIMES[row.operatorId === null ? 'user' : 'operator'];
    const expire = sql`least(${new Date(now.getTime() + idle).toISOString()}, created_at + ${absolute} * interval '1 ms')`;
    await queries.update(sessions).set({ lastSeenAt: now, expire }).where(eq(sessions.id, sessionId));
  }
  const { renewalKey } = row;
  return { ...identityOf(row), renewedCookie: renewalKey && nextCookieValue(cookieValue, renewalKey) };
}

// Of concurrent requests only one renews, since the others no longer find a row with that sid.
async function renew(queries: Queries, cookieValue: string): Promise<void> {
  const renewalKey = newCookieValue();
  await queries
    .update(sessions)
    .set({
      sid: sidOf(nextCookieValue(cookieValue, renewalKey)),
      renewalKey,
      previousSid: sessions.sid,
      previousUntil: NO_END,
      renew: false,
    })
    .where(and(eq(sessions.sid, sidOf(cookieValue)), eq(sessions.renew, true)));
}

function identityOf(row: ResolvedRow): Omit<Identity, 'renewedCookie'> {
  const { sessionId, operatorId, userId, email, firstName, lastName, status } = row;
  return {
    sessionId,
    operatorId,
    user:
      userId === null ? null : { id: userId, email, firstName, lastName, status, formats: formatsOf(row) },
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
