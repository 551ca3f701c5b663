import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { pastSessions } from './tables.ts';

const DAY_MS = 86_400_000;

// Location by location, by the index on when a row starts: a look for what isn't there must not read all that is.
// By where they stand in the table, which joins nothing; what moves meanwhile is left to the next time.
// Whatever its kind, a row that ended so long ago is over. How many sessions a member had, and how long they were, is kept
// as two sums: what their savings are computed from stays the same.
const DELETE_ENDED = {
  name: 'reservations.delete-ended',
  text: `
    WITH gone AS (
      DELETE FROM reservations WHERE ctid = ANY (ARRAY(
        SELECT r.ctid FROM locations l
        CROSS JOIN LATERAL (
          SELECT ctid FROM reservations
          WHERE organization_id = l.organization_id AND location_id = l.id AND starts_at <= $1 AND ends_at <= $1
          ORDER BY starts_at LIMIT $2) r
        LIMIT $2))
      RETURNING user_id, status, starts_at, ends_at),
    summed AS (
      INSERT INTO past_sessions AS p (user_id, sessions, seconds)
      SELECT user_id, count(*), sum(extract(epoch FROM ends_at - starts_at)) FROM gone
      WHERE status = 'arrived' GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE
        SET sessions = p.sessions + excluded.sessions, seconds = p.seconds + excluded.seconds)
    SELECT count(*)::int AS gone FROM gone`,
};

/** What housekeeping deletes; `keepDays` 0 keeps all for ever. */
export const expiredReservations = (keepDays: number): ExpiredRows[] =>
  keepDays === 0 ? [] : [{ ...DELETE_ENDED, keep: keepDays * DAY_MS, batch: 1000 }];

/** The caller's sessions whose reservations are deleted. */
export async function loadPastSessions(
  queries: Queries,
  scope: UserScope,
): Promise<{ sessions: number; hours: number }> {
  const [row] = await queries.select().from(pastSessions).where(eq(pastSessions.userId, scope.userId));
  return { sessions: row?.sessions ?? 0, hours: (row?.seconds ?? 0) / 3600 };
}
