// The figures at the head of the admin dashboard, in one round trip.
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

export type OverviewRow = {
  pendingApprovals: number;
  activeUsers: number;
  /** Of each zone and local day around now. */
  days: { timezone: string; date: string; noShows: number }[];
};

// The caller picks today's date of each zone, since PostgreSQL's list of zones may differ from ours. Reservations are
// looked up per location by the index on (organization, location, start), so that years of history and other
// organizations cost nothing. OFFSET 0 keeps the planner from replacing that by a scan of all rows.
const OVERVIEW = {
  name: 'organizations.overview',
  text: `
    SELECT
      count(*) FILTER (WHERE m.status = 'pending')::int AS "pendingApprovals",
      count(*) FILTER (WHERE m.status = 'active' AND u.status = 'approved')::int AS "activeUsers",
      (SELECT coalesce(json_agg(day), '[]') FROM (
        SELECT l.timezone, r.date, count(*)::int AS "noShows"
        FROM locations l
        CROSS JOIN LATERAL (
          SELECT date FROM reservations
          WHERE organization_id = $1 AND location_id = l.id AND starts_at > $2::timestamptz - interval '26 hours' AND starts_at < $2 + interval '26 hours'
            AND kind IN ('reservation', 'walk_in') AND status = 'no_show'
          OFFSET 0) r
        WHERE l.organization_id = $1
        GROUP BY l.timezone, r.date) day) AS days
    FROM organization_memberships m
    JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = $1`,
};

/** Counts what starts within a day of `now`, the longest local day that a clock change allows. */
export async function loadOverview(queries: Queries, scope: TenantScope, now: Date): Promise<OverviewRow> {
  const [row] = await namedQuery<OverviewRow>(queries, OVERVIEW, [scope.organizationId, now]);
  if (!row) throw new Error('an aggregate without a row');
  return row;
}
