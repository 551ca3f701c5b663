// What happened in the lines of some locations, by day (docs/rules.md "Line statistics").
import type { DayOfLine } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { NOT_CANCELLED } from '../reservations/sql-rules.ts';
import { membersInLine } from './sql-rules.ts';

/** A location with the days and the period that are asked about. */
export type LineSpan = {
  locationId: string;
  timezone: string;
  firstDate: string;
  lastDate: string;
  startsAt: Date;
  endsAt: Date;
};

const OF_SPANS = `jsonb_to_recordset($2::jsonb) AS l("locationId" uuid, timezone text, "firstDate" date,
  "lastDate" date, "startsAt" timestamptz, "endsAt" timestamptz)`;

const DAYS = {
  name: 'waitlist.days-of-lines',
  text: `
    WITH members AS (${membersInLine({ spans: OF_SPANS, organization: '$1', now: '$3' })}),
    waited AS (
      SELECT location_id, date, count(*) FILTER (WHERE outcome = 2)::int AS served,
        count(*) FILTER (WHERE outcome = 1)::int AS not_served,
        count(*) FILTER (WHERE outcome = 0)::int AS gave_up, sum(minutes)::int AS minutes
      FROM members GROUP BY 1, 2),
    reserved AS (
      SELECT r.location_id, r.date, count(*)::int AS reservations
      FROM ${OF_SPANS}
      JOIN reservations r ON r.organization_id = $1 AND r.location_id = l."locationId"
        AND r.starts_at >= l."startsAt" AND r.starts_at < l."endsAt"
      WHERE r.kind IN ('reservation', 'walk_in') AND ${NOT_CANCELLED}
      GROUP BY 1, 2)
    SELECT date::text AS date, coalesce(served, 0) AS served, coalesce(not_served, 0) AS "notServed",
      coalesce(gave_up, 0) AS "gaveUp", coalesce(minutes, 0) AS "savedMinutes",
      coalesce(reservations, 0) AS reservations,
      (SELECT count(*)::int FROM spots s
       WHERE s.organization_id = $1 AND s.location_id = days.location_id AND s.is_active) AS spots
    FROM waited FULL JOIN reserved USING (location_id, date) AS days
    ORDER BY date`,
};

export const listLineDays = (
  queries: Queries,
  scope: TenantScope,
  { spans, now }: { spans: readonly LineSpan[]; now: Date },
): Promise<DayOfLine[]> => namedQuery(queries, DAYS, [scope.organizationId, JSON.stringify(spans), now]);
