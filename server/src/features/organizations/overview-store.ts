// The head of the admin dashboard, in one round trip.
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

export type OverviewRow = {
  pendingApprovals: number;
  activeUsers: number;
  /** Of each zone and local day around now. */
  days: { timezone: string; date: string; sessions: number; noShows: number }[];
};

// Which of the days is a zone's today is left to the caller: PostgreSQL's list of zones may be another than ours.
// Looked up member by member, by the index on (organization, user, date): years of history and other organizations
// cost nothing. OFFSET 0 keeps the planner from turning that into a scan of everybody's rows.
const OVERVIEW = {
  name: 'organizations.overview',
  text: `
    SELECT
      count(*) FILTER (WHERE m.status = 'pending')::int AS "pendingApprovals",
      count(*) FILTER (WHERE m.status = 'active' AND u.status = 'approved')::int AS "activeUsers",
      (SELECT coalesce(json_agg(day), '[]') FROM (
        SELECT l.timezone, r.date, count(*)::int AS sessions,
          (count(*) FILTER (WHERE r.status = 'no_show'))::int AS "noShows"
        FROM organization_memberships p
        CROSS JOIN LATERAL (
          SELECT organization_id, location_id, date, status FROM reservations
          WHERE organization_id = $1 AND user_id = p.user_id AND date BETWEEN $2::date - 1 AND $2::date + 1
            AND kind IN ('reservation', 'walk_in') AND status IN ('confirmed', 'arrived', 'no_show')
          OFFSET 0) r
        JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
        WHERE p.organization_id = $1
        GROUP BY l.timezone, r.date) day) AS days
    FROM organization_memberships m
    JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = $1`,
};

/** `date` is any zone's day now; what starts within a day of it is counted. */
export async function loadOverview(queries: Queries, scope: TenantScope, date: string): Promise<OverviewRow> {
  const [row] = await namedQuery<OverviewRow>(queries, OVERVIEW, [scope.organizationId, date]);
  if (!row) throw new Error('an aggregate without a row');
  return row;
}
