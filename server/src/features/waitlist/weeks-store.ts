// What happened in the lines of some locations, by day (docs/rules.md "Line statistics").
import type { DayOfLine } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { COUNTED } from '../reservations/sql-rules.ts';

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

const ENTRY_DAY = `least(greatest((w.updated_at AT TIME ZONE l.timezone)::date, w.first_date), w.last_date)`;

// An entry counts on the day of the slot that it brought, else on the day on which it ended. Of a member's entries about
// one day the best outcome counts.
const DAYS = {
  name: 'waitlist.days-of-lines',
  text: `
    WITH entries AS (
      SELECT w.location_id, w.user_id,
        CASE w.status WHEN 'fulfilled' THEN coalesce(o.date, ${ENTRY_DAY}) WHEN 'left' THEN ${ENTRY_DAY}
          ELSE w.last_date END AS date,
        CASE w.status WHEN 'fulfilled' THEN 2 WHEN 'left' THEN 0 ELSE 1 END AS outcome,
        coalesce(o.minutes, 0) AS minutes, l."firstDate", l."lastDate"
      FROM ${OF_SPANS}
      JOIN availability_watches w ON w.organization_id = $1 AND w.location_id = l."locationId"
        AND w.last_date >= l."firstDate" AND w.first_date <= l."lastDate"
      LEFT JOIN LATERAL (
        SELECT min(f.date) AS date, sum(CASE WHEN r.status = 'arrived' AND f.free_since IS NOT NULL
          THEN greatest(0, floor(extract(epoch FROM least(r.ends_at, f.ends_at, $3) - r.starts_at) / 60)) END) AS minutes
        FROM line_offers f JOIN reservations r ON r.organization_id = $1 AND r.id = f.reservation_id
        WHERE f.organization_id = $1 AND f.watch_id = w.id AND f.status = 'accepted') o ON true
      WHERE w.status IN ('fulfilled', 'left') OR w.ends_at <= $3),
    members AS (
      SELECT location_id, date, user_id, max(outcome) AS outcome, sum(minutes) AS minutes
      FROM entries WHERE date BETWEEN "firstDate" AND "lastDate" GROUP BY 1, 2, 3),
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
      WHERE r.kind IN ('reservation', 'walk_in') AND ${COUNTED}
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
