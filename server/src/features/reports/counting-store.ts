import { DAY_MS } from '@chargerota/domain';
import type { RowsInBatches } from '../../platform/jobs/housekeeping.ts';
import { ENDED_AT } from '../reservations/sql-rules.ts';
import { DAY_COLUMNS, DAYS_OF_USE, TENTHS, WISHES } from './days-sql.ts';

/** All locations, with the days of `span`. */
const EVERYWHERE = `(SELECT o.organization_id AS "organizationId", o.id AS "locationId", o.timezone,
  span.first AS "firstDate", span.last AS "lastDate" FROM locations o, span)`;

const IN_USE = `EXISTS (SELECT FROM locations o
  WHERE o.organization_id = fulfilled.organization_id AND o.id = fulfilled.location_id AND o.is_active)`;

/** Whatever is counted has ended. */
const OVER = "'infinity'::timestamptz";

// Day after day, for all locations at once. The first is about when the first reservation began. A day is over everywhere
// 12 hours after its end in UTC; what began on it ends within 26 hours, and does not change two days later (0023). So that
// two at once do not count a day twice, the row that says how far the sums reach is locked first.
const COUNT_DAYS = {
  name: 'reports.count-days',
  text: `
    WITH state AS MATERIALIZED (SELECT counted_until FROM report_sums FOR UPDATE),
    bounds AS MATERIALIZED (
      SELECT CASE WHEN isfinite(counted_until) THEN counted_until + 1
          ELSE (SELECT min(${ENDED_AT})::date - 3 FROM reservations) END AS first,
        ($1::timestamptz AT TIME ZONE 'UTC')::date AS last
      FROM state),
    span AS MATERIALIZED (SELECT first, least(last, first + $2::int - 1) AS last FROM bounds WHERE first <= last),
    ${WISHES(EVERYWHERE, OVER)},
    ${DAYS_OF_USE(OVER)},
    stored AS (
      INSERT INTO report_days (${DAY_COLUMNS})
      SELECT ${DAY_COLUMNS} FROM days ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING),
    moved AS (UPDATE report_sums SET counted_until = span.last FROM span)
    SELECT coalesce((SELECT last - first + 1 FROM span), 0)::int AS gone`,
};

/** Stores the figures of days that are over, for housekeeping; before it deletes what they are counted from. */
export const daysToCount: RowsInBatches = { ...COUNT_DAYS, keep: 5 * DAY_MS, batch: 10 };

/**
 * Stores the worst-served tenth of each month of which all days are counted; like these, before what it is counted from is
 * deleted. The first month is the first of which nothing was deleted.
 */
export const monthsToCount = (keepDays: number): RowsInBatches => ({
  name: 'reports.count-months',
  keep: 0,
  batch: 1,
  text: `
    WITH state AS MATERIALIZED (SELECT counted_until, months_until FROM report_sums FOR UPDATE),
    begun AS MATERIALIZED (
      SELECT CASE WHEN isfinite(months_until) THEN months_until + 1
          ELSE greatest(
            (SELECT date_trunc('month', min(${ENDED_AT}))::date FROM reservations),
            (date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC' - make_interval(days => nullif(${keepDays}, 0)))
              + interval '1 month')::date)
        END AS first
      FROM state),
    span AS MATERIALIZED (
      SELECT first, (first + interval '1 month')::date - 1 AS last FROM begun, state
      WHERE isfinite(counted_until) AND (first + interval '1 month')::date <= counted_until + 1
      LIMIT $2::int),
    ${WISHES(EVERYWHERE, OVER)},
    ${TENTHS(IN_USE)},
    stored AS (
      INSERT INTO report_months (organization_id, month, place_id, members, share)
      SELECT t.organization_id, span.first, coalesce(t.location_id, t.organization_id), t.members, t.share
      FROM tenths t, span ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING),
    moved AS (UPDATE report_sums SET months_until = span.last FROM span)
    SELECT count(*)::int AS gone FROM span`,
});
