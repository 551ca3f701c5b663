import { namedQuery, type Queries } from '../database/database.ts';
import type { Identity, Membership, SignedInUser } from '../http/scopes.ts';
import { ABSOLUTE_MILLISECONDS, IDLE_MILLISECONDS, sidOf } from './session-cookie.ts';

/** How stale `last_seen_at` may become; more would be a write for every request. */
const TOUCH_MILLISECONDS = 5 * 60_000;

// Every request with a session begins here, so it is one statement, though it reads what belongs to features: who the
// user is and their place in the organization concerned. `touch` says whether it is time to note that they were here.
const RESOLVE = {
  name: 'sessions.resolve',
  text: `
    SELECT s.id AS "sessionId", s.developer_id AS "developerId", s.last_seen_at <= $4 AS touch,
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
  sessionId: string;
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
         WHERE id = $1`,
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
    sidOf(cookieValue),
    now,
    organizationId,
    new Date(now.getTime() - TOUCH_MILLISECONDS),
  ]);
  if (!row) return null;
  const { sessionId } = row;
  if (row.touch) await namedQuery(queries, TOUCH, [sessionId, now, IDLE_MILLISECONDS, ABSOLUTE_MILLISECONDS]);
  return identityOf(row);
}

function identityOf(row: ResolvedRow): Identity {
  const { sessionId, developerId, userId, email, firstName, lastName, status } = row;
  return {
    sessionId,
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
