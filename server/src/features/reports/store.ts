import type { DayOfUse } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { DAY_COLUMNS, DAYS_OF_USE, WISHES } from './days-sql.ts';

/** A location with the days that are asked about. */
export type ReportSpan = { locationId: string; timezone: string; firstDate: string; lastDate: string };

const OF_SPANS = `jsonb_to_recordset($2::jsonb) AS s("locationId" uuid, timezone text, "firstDate" date, "lastDate" date)`;

// Days that housekeeping has counted, and what is stored of the few days since.
const DAYS = {
  name: 'reports.days',
  text: `
    WITH ${WISHES(
      `(SELECT $1::uuid AS "organizationId", s."locationId", s.timezone,
          greatest(s."firstDate", (SELECT counted_until FROM report_sums) + 1) AS "firstDate", s."lastDate" FROM ${OF_SPANS})`,
      '$3::timestamptz',
    )},
    ${DAYS_OF_USE('$3::timestamptz')}
    SELECT location_id AS "locationId", date::text AS date, spots, reservations, sessions, walk_ins AS "walkIns",
      no_shows AS "noShows", released, served, not_served AS "notServed", gave_up AS "gaveUp", refused,
      saved_minutes AS "savedMinutes", minutes
    FROM (
      SELECT d.* FROM ${OF_SPANS} CROSS JOIN LATERAL (
        SELECT ${DAY_COLUMNS} FROM report_days
        WHERE organization_id = $1 AND location_id = s."locationId" AND date BETWEEN s."firstDate" AND s."lastDate"
        OFFSET 0) d
      UNION ALL
      SELECT ${DAY_COLUMNS} FROM days) each
    ORDER BY date, "locationId"`,
};

/** The figures of each location and day on which anything happened, in order of days. */
export const listDaysOfUse = (
  queries: Queries,
  scope: TenantScope,
  { spans, now }: { spans: readonly ReportSpan[]; now: Date },
): Promise<DayOfUse[]> => namedQuery(queries, DAYS, [scope.organizationId, JSON.stringify(spans), now]);

// A member's wishes of one location and day are one. A member who was served and refused at two locations on a day has two.
const WORST_TENTH = {
  name: 'reports.worst-tenth',
  text: `
    WITH ${WISHES(`(SELECT $1::uuid AS "organizationId", s.* FROM ${OF_SPANS})`, '$3::timestamptz')},
    shares AS (
      SELECT user_id, avg(served) AS share FROM (
        SELECT location_id, date, user_id, max(served) AS served FROM (
          SELECT location_id, date, user_id, 1 AS served FROM own
          UNION ALL
          SELECT location_id, date, user_id, outcome - 1 FROM waited WHERE outcome > 0
          UNION ALL
          SELECT location_id, date, user_id, 0 FROM refused) wishes
        GROUP BY location_id, date, user_id) served
      GROUP BY user_id),
    ranked AS (SELECT share, row_number() OVER (ORDER BY share) AS rank, count(*) OVER () AS members FROM shares)
    SELECT max(members)::int AS members, avg(share)::float8 AS share FROM ranked WHERE rank <= ceil(members / 10.0)`,
};

/** How many members wished for a charger, and the part of their wishes that the worst-served tenth had fulfilled. */
export async function findWorstTenth(
  queries: Queries,
  scope: TenantScope,
  { spans, now }: { spans: readonly ReportSpan[]; now: Date },
): Promise<{ members: number; share: number }> {
  const values = [scope.organizationId, JSON.stringify(spans), now];
  const [row] = await namedQuery<{ members: number | null; share: number | null }>(
    queries,
    WORST_TENTH,
    values,
  );
  return { members: row?.members ?? 0, share: row?.share ?? 1 };
}

/** The chargers of each location that are in use now. */
export const countSpots = (
  queries: Queries,
  scope: TenantScope,
): Promise<{ locationId: string; spots: number }[]> =>
  namedQuery(
    queries,
    {
      name: 'reports.spots',
      text: `SELECT location_id AS "locationId", count(*)::int AS spots FROM spots
        WHERE organization_id = $1 AND is_active GROUP BY 1`,
    },
    [scope.organizationId],
  );
