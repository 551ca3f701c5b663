import { DAY_MS } from '@chargerota/domain';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';
import { ENDED_AT } from '../reservations/sql-rules.ts';
import { DAY_COLUMNS, DAYS_OF_USE, WISHES } from './days-sql.ts';

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
    ${WISHES(
      `(SELECT o.organization_id AS "organizationId", o.id AS "locationId", o.timezone, span.first AS "firstDate",
          span.last AS "lastDate" FROM locations o, span)`,
      OVER,
    )},
    ${DAYS_OF_USE(OVER)},
    stored AS (
      INSERT INTO report_days (${DAY_COLUMNS})
      SELECT ${DAY_COLUMNS} FROM days ORDER BY 1, 2, 3
      ON CONFLICT DO NOTHING),
    moved AS (UPDATE report_sums SET counted_until = span.last FROM span)
    SELECT coalesce((SELECT last - first + 1 FROM span), 0)::int AS gone`,
};

/** Stores the figures of days that are over, for housekeeping; before it deletes what they are counted from. */
export const daysToCount: ExpiredRows = { ...COUNT_DAYS, keep: 5 * DAY_MS, batch: 10 };
