import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { pastSessions } from './tables.ts';

const DAY_MS = 86_400_000;

// Rows are found per location by the index on their start, so that a search without results does not read the whole
// table. They are deleted by their ctid, which needs no join; rows that move meanwhile wait for the next time. A row of
// any kind that ended so long ago is over. The number and total length of a member's sessions are kept as two sums, so
// that their savings stay the same.
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

/** The rows that housekeeping deletes; a `keepDays` of 0 keeps everything forever. */
export const expiredReservations = (keepDays: number): ExpiredRows[] =>
  keepDays === 0 ? [] : [{ ...DELETE_ENDED, keep: keepDays * DAY_MS, batch: 1000 }];

/** The sums of the caller's sessions whose reservations have been deleted. */
export async function loadPastSessions(
  queries: Queries,
  scope: UserScope,
): Promise<{ sessions: number; hours: number }> {
  const [row] = await queries.select().from(pastSessions).where(eq(pastSessions.userId, scope.userId));
  return { sessions: row?.sessions ?? 0, hours: (row?.seconds ?? 0) / 3600 };
}
