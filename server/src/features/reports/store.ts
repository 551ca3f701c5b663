import type { DayOfUse } from '@chargerota/domain';
import { and, count, eq } from 'drizzle-orm';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { spots } from '../locations/tables.ts';
import { DAY_COLUMNS, DAYS_OF_USE, TENTHS, WISHES } from './days-sql.ts';
import { reportMonths } from './tables.ts';

/** A location with the days that are asked about. */
export type ReportSpan = { locationId: string; timezone: string; firstDate: string; lastDate: string };

const OF_SPANS = `jsonb_to_recordset($2::jsonb) AS s("locationId" uuid, timezone text, "firstDate" date, "lastDate" date)`;

// Days that housekeeping has counted, and what is stored of the few days since. OFFSET 0 keeps PostgreSQL 15 and 18 from
// reading all days of an organization that has most of them.
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

const WORST_TENTH = {
  name: 'reports.worst-tenth',
  text: `
    WITH ${WISHES(`(SELECT $1::uuid AS "organizationId", s.* FROM ${OF_SPANS})`, '$3::timestamptz')},
    ${TENTHS('true')}
    SELECT members, share FROM tenths WHERE location_id IS NULL`,
};

export type WorstTenth = { members: number; share: number };

/**
 * How many members wished for a charger, and the part of their wishes that the worst-served tenth had fulfilled; null if
 * they are too few.
 */
export const findWorstTenth = async (
  queries: Queries,
  scope: TenantScope,
  { spans, now }: { spans: readonly ReportSpan[]; now: Date },
): Promise<WorstTenth | null> => {
  const values = [scope.organizationId, JSON.stringify(spans), now];
  const [row] = await namedQuery<WorstTenth>(queries, WORST_TENTH, values);
  return row ?? null;
};

/** The same of a month that is over, as housekeeping has counted it. */
export const findWorstTenthOfMonth = async (
  queries: Queries,
  { organizationId }: TenantScope,
  { month, locationId }: { month: string; locationId: string | null },
): Promise<WorstTenth | null> => {
  const [row] = await queries
    .select({ members: reportMonths.members, share: reportMonths.share })
    .from(reportMonths)
    .where(
      and(
        eq(reportMonths.organizationId, organizationId),
        eq(reportMonths.month, month),
        eq(reportMonths.placeId, locationId ?? organizationId),
      ),
    );
  return row ?? null;
};

/** The chargers of each location that are in use now. */
export const countSpots = (queries: Queries, { organizationId }: TenantScope) =>
  queries
    .select({ locationId: spots.locationId, spots: count() })
    .from(spots)
    .where(and(eq(spots.organizationId, organizationId), spots.isActive))
    .groupBy(spots.locationId);
