// The figures of the admin dashboard.
import type { MembershipStatus } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizationMemberships } from './tables.ts';

export const countMemberships = (
  queries: Queries,
  scope: TenantScope,
  status: MembershipStatus,
): Promise<number> =>
  queries.$count(
    organizationMemberships,
    and(
      eq(organizationMemberships.organizationId, scope.organizationId),
      eq(organizationMemberships.status, status),
    ),
  );

/** Of a zone and a local day. */
export type NoShowsOfDay = { timezone: string; date: string; noShows: number };

// The caller picks today's date of each zone, since PostgreSQL's list of zones may differ from ours. Reservations are
// looked up per location by the index on (organization, location, start), so that years of history and other
// organizations cost nothing.
const NO_SHOWS = {
  name: 'organizations.no-shows',
  text: `
    SELECT l.timezone, r.date, count(*)::int AS "noShows"
    FROM locations l
    JOIN reservations r ON r.organization_id = l.organization_id AND r.location_id = l.id
      AND r.starts_at > $2::timestamptz - interval '26 hours' AND r.starts_at < $2 + interval '26 hours'
      AND r.kind IN ('reservation', 'walk_in') AND r.status = 'no_show'
    WHERE l.organization_id = $1
    GROUP BY l.timezone, r.date`,
};

/** Counts what starts within a day of `now`, the longest local day that a clock change allows. */
export const countNoShows = (queries: Queries, scope: TenantScope, now: Date): Promise<NoShowsOfDay[]> =>
  namedQuery<NoShowsOfDay>(queries, NO_SHOWS, [scope.organizationId, now]);
