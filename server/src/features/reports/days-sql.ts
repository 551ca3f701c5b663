// The figures of days at locations as SQL, for those who read them and for housekeeping, which stores them.
import { LEAST_MEMBERS_OF_TENTHS } from '@chargerota/domain';
import { literalText } from '../../platform/database/columns.ts';
import { COUNTED, isChargingSession, LONGEST, OWN_KINDS } from '../reservations/sql-rules.ts';
import { membersInLine } from '../waitlist/sql-rules.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const KEY = 'organization_id, location_id, date';

const COUNTS = [
  'reservations',
  'sessions',
  'walk_ins',
  'no_shows',
  'released',
  'served',
  'not_served',
  'gave_up',
  'refused',
  'saved_minutes',
] as const;
/** The columns of report_days, and of the rows of `days`. */
export const DAY_COLUMNS = `${KEY}, spots, ${COUNTS.join(', ')}, minutes`;

// OFFSET 0: for each span by itself, through the index. PostgreSQL 15 and 18 would read the whole history where one
// organization has most of it.
const beganIn = (from: string, until: string): string => `(
  SELECT * FROM reservations r
  WHERE r.organization_id = l."organizationId" AND r.location_id = l."locationId"
    AND r.starts_at >= ${from} AND r.starts_at < ${until} AND r.kind IN (${literalText(OWN_KINDS)})
  OFFSET 0)`;

/**
 * CTEs about spans: `spans` is a table of "organizationId", "locationId", timezone, "firstDate" and "lastDate", and `now`
 * is SQL. `own` has the reservations that began on these days, `waited` the members who waited, `missed` the wishes that
 * ended without a charger: one for a member, location and day.
 */
export const WISHES = (spans: string, now: string): string => `
  l AS MATERIALIZED (
    SELECT s.*, s."firstDate"::timestamp AT TIME ZONE s.timezone AS starts_at,
      (s."lastDate" + 1)::timestamp AT TIME ZONE s.timezone AS ends_at
    FROM ${spans} s WHERE s."firstDate" <= s."lastDate"),
  own AS MATERIALIZED (
    SELECT r.organization_id, r.location_id, r.date, r.user_id, r.kind, r.status, r.starts_at, r.ends_at, r.released_at
    FROM l CROSS JOIN LATERAL ${beganIn('l.starts_at', 'l.ends_at')} r
    WHERE ${COUNTED} AND r.date BETWEEN l."firstDate" AND l."lastDate"),
  waited AS MATERIALIZED (${membersInLine({ spans: 'l', organization: 'l."organizationId"', now })}),
  refused AS (
    SELECT f.organization_id, f.location_id, f.date, f.user_id
    FROM l JOIN refused_bookings f ON f.organization_id = l."organizationId" AND f.location_id = l."locationId"
      AND f.date BETWEEN l."firstDate" AND l."lastDate"
    WHERE NOT EXISTS (SELECT FROM own r WHERE r.location_id = f.location_id AND r.date = f.date AND r.user_id = f.user_id)
      AND NOT EXISTS (SELECT FROM waited w
        WHERE w.location_id = f.location_id AND w.date = f.date AND w.user_id = f.user_id AND w.outcome > 0))`;

/**
 * CTEs after those of WISHES; `tenths` has the worst-served tenth of each location, and of each organization
 * (`location_id` null) at the locations for which `isTogether`, which is SQL, holds. A member's wishes of one location and
 * day are one. A member who was served and refused at two locations on a day has two.
 */
export const TENTHS = (isTogether: string): string => `
  fulfilled AS MATERIALIZED (
    SELECT organization_id, location_id, date, user_id, max(served) AS served FROM (
      SELECT organization_id, location_id, date, user_id, 1 AS served FROM own
      UNION ALL
      SELECT organization_id, location_id, date, user_id, outcome - 1 FROM waited WHERE outcome > 0
      UNION ALL
      SELECT organization_id, location_id, date, user_id, 0 FROM refused) wishes
    GROUP BY 1, 2, 3, 4),
  shares AS (
    SELECT organization_id, location_id, user_id, avg(served) AS share FROM fulfilled GROUP BY 1, 2, 3
    UNION ALL
    SELECT organization_id, NULL, user_id, avg(served) FROM fulfilled WHERE ${isTogether} GROUP BY 1, 3),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY organization_id, location_id ORDER BY share) AS rank,
      count(*) OVER (PARTITION BY organization_id, location_id)::int AS members
    FROM shares),
  tenths AS (
    SELECT organization_id, location_id, members, avg(share)::float8 AS share FROM ranked
    WHERE rank <= ceil(members / 10.0) GROUP BY 1, 2, 3 HAVING members >= ${LEAST_MEMBERS_OF_TENTHS})`;

/** CTEs after those of WISHES; `days` has a row for each location and day on which anything happened. */
export const DAYS_OF_USE = (now: string): string => `
  used AS (
    SELECT r.organization_id, r.location_id, at.date, at.hour, sum(at.minutes) AS minutes
    FROM l CROSS JOIN LATERAL ${beganIn(`l.starts_at - ${LONGEST}`, `l.ends_at + ${LONGEST}`)} r
    CROSS JOIN LATERAL (
      -- All zones keep to quarters of an hour, so that each belongs to one hour of the clocks.
      SELECT (quarter AT TIME ZONE l.timezone)::date AS date, extract(hour FROM quarter AT TIME ZONE l.timezone)::int AS hour,
        extract(epoch FROM least(quarter + interval '15 minutes', until) - greatest(quarter, since)) / 60 AS minutes
      FROM (SELECT r.starts_at - make_interval(mins => r.minutes_before_move) AS since, least(r.ends_at, ${now}) AS until) ran,
        generate_series(date_bin('15 minutes', since, '2000-01-01Z'), until, interval '15 minutes') quarter
      WHERE quarter < until) at
    WHERE ${isChargingSession(now)} AND at.date BETWEEN l."firstDate" AND l."lastDate"
    GROUP BY 1, 2, 3, 4),
  parts AS (
    SELECT ${KEY}, count(*) AS reservations, count(*) FILTER (WHERE ${isChargingSession(now)}) AS sessions,
      count(*) FILTER (WHERE kind = 'walk_in') AS walk_ins, count(*) FILTER (WHERE status = 'no_show') AS no_shows,
      count(*) FILTER (WHERE released_at IS NOT NULL) AS released,
      0 AS served, 0 AS not_served, 0 AS gave_up, 0 AS refused, 0 AS saved_minutes, NULL::int[] AS minutes
    FROM own r GROUP BY ${KEY}
    UNION ALL
    SELECT ${KEY}, 0, 0, 0, 0, 0, count(*) FILTER (WHERE outcome = 2), count(*) FILTER (WHERE outcome = 1),
      count(*) FILTER (WHERE outcome = 0), 0, sum(minutes), NULL
    FROM waited GROUP BY ${KEY}
    UNION ALL
    SELECT ${KEY}, 0, 0, 0, 0, 0, 0, 0, 0, count(*), 0, NULL FROM refused GROUP BY ${KEY}
    UNION ALL
    SELECT ${KEY}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ARRAY[${HOURS.map((hour) => `coalesce(sum(minutes) FILTER (WHERE hour = ${hour}), 0)`).join(', ')}]::int[]
    FROM used GROUP BY ${KEY}),
  days AS (
    SELECT ${KEY}, (SELECT count(*)::int FROM spots s
        WHERE s.organization_id = p.organization_id AND s.location_id = p.location_id AND s.is_active) AS spots,
      ${COUNTS.map((column) => `sum(${column})::int AS ${column}`).join(', ')},
      coalesce(max(minutes), array_fill(0, ARRAY[24])) AS minutes
    FROM parts p GROUP BY ${KEY})`;
