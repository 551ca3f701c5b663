// Figures of all organizations by day, for the operators of the installation.
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import { BEGAN_ON, ENDED_AT, IS_COUNTED_BY_DAY, LONGEST } from './sql-rules.ts';

// Days that housekeeping has summed up (retention-store.ts), and the rows of the few days since. What began by the end
// of the last day ends within LONGEST of that, which the index over the ends finds.
const BY_DAY = {
  name: 'reservations.by-day',
  text: `
    WITH state AS MATERIALIZED (
      SELECT greatest(summed_until AT TIME ZONE 'UTC', $1::date::timestamp) AS since FROM reservation_sums),
    counted AS (
      SELECT date, reservations FROM reservation_days WHERE date BETWEEN $1 AND $2
      UNION ALL
      SELECT ${BEGAN_ON}, count(*) FROM reservations
      WHERE ${ENDED_AT} > (SELECT since FROM state) AND ${ENDED_AT} < $2::date + 1 + ${LONGEST}
        AND starts_at >= $1::date::timestamp AT TIME ZONE 'UTC'
        AND starts_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC' AND ${IS_COUNTED_BY_DAY}
      GROUP BY 1)
    SELECT day::date AS date, coalesce(sum(c.reservations), 0)::int AS reservations
    FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS day
    LEFT JOIN counted c ON c.date = day::date
    GROUP BY day ORDER BY day`,
};

export type ReservationsOfDay = { date: string; reservations: number };

/** For each day (UTC) of a span, how many reservations and walk-ins began or will begin on it. */
export const countByDay = (queries: Queries, from: string, to: string): Promise<ReservationsOfDay[]> =>
  namedQuery<ReservationsOfDay>(queries, BY_DAY, [from, to]);
