import { DAY_MS } from '@chargerota/domain';
import { lt } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { literalText } from '../../platform/database/columns.ts';
import type { ExpiredRows, RowsInBatches } from '../../platform/jobs/housekeeping.ts';
import { BEGAN_ON, ENDED_AT, IS_COUNTED_BY_DAY, OWN_KINDS } from './sql-rules.ts';
import { closures } from './closures/tables.ts';
import { refusedBookings } from './tables.ts';

// Nothing changes a reservation two days after its end any more, except for its deletion below, which takes it off the
// sums. Rows that end at the same instant are summed up together. Both statements first lock the row that says until
// when sums reach, so that two at once do not count a row twice. Both ask for the limit in a SELECT: a given number makes
// a plan for it look cheaper in a large table than the one for any number, and PostgreSQL would plan anew each time.
const SUM_UP = {
  name: 'reservations.sum-up',
  text: `
    WITH state AS MATERIALIZED (SELECT summed_until FROM reservation_sums FOR UPDATE),
    ended AS MATERIALIZED (
      SELECT user_id, kind, status, date, starts_at, ends_at FROM reservations
      WHERE ${ENDED_AT} > (SELECT summed_until AT TIME ZONE 'UTC' FROM state)
        AND ${ENDED_AT} <= $1::timestamptz AT TIME ZONE 'UTC'
      ORDER BY ${ENDED_AT} FETCH FIRST ((SELECT $2::bigint)) ROWS WITH TIES),
    summed AS (
      INSERT INTO reservation_months AS m (user_id, month, reservations, sessions, length)
      ${sumsOf('ended')} ORDER BY 1, 2
      ON CONFLICT (user_id, month) DO UPDATE SET reservations = m.reservations + excluded.reservations,
        sessions = m.sessions + excluded.sessions, length = m.length + excluded.length),
    days AS (
      INSERT INTO reservation_days AS d (date, reservations)
      SELECT ${BEGAN_ON}, count(*)::int FROM ended WHERE ${IS_COUNTED_BY_DAY} GROUP BY 1 ORDER BY 1
      ON CONFLICT (date) DO UPDATE SET reservations = d.reservations + excluded.reservations),
    moved AS (
      UPDATE reservation_sums SET summed_until = (SELECT max(ends_at) FROM ended) WHERE EXISTS (SELECT FROM ended))
    SELECT count(*)::int AS gone FROM ended`,
};

// The oldest first, of all organizations: a search without results reads nothing. Rows are deleted by their ctid, which
// needs no join; rows that move meanwhile wait for the next time. A row of any kind that ended so long ago is over. The
// number and total length of a member's sessions are kept as two sums, so that their savings stay the same.
const DELETE_ENDED = {
  name: 'reservations.delete-ended',
  text: `
    WITH state AS MATERIALIZED (SELECT summed_until FROM reservation_sums FOR UPDATE),
    gone AS (
      DELETE FROM reservations WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM reservations
        WHERE ${ENDED_AT} <= least($1, (SELECT summed_until FROM state)) AT TIME ZONE 'UTC'
        ORDER BY ${ENDED_AT} LIMIT (SELECT $2::bigint)))
      RETURNING user_id, kind, status, date, starts_at, ends_at),
    sums AS (${sumsOf('gone')}),
    lowered AS (
      UPDATE reservation_months m SET reservations = m.reservations - s.reservations,
        sessions = m.sessions - s.sessions, length = m.length - s.length
      FROM sums s WHERE m.user_id = s.user_id AND m.month = s.month AND m.reservations > s.reservations),
    emptied AS (
      DELETE FROM reservation_months m
      USING sums s WHERE m.user_id = s.user_id AND m.month = s.month AND m.reservations <= s.reservations),
    kept AS (
      INSERT INTO past_sessions AS p (user_id, sessions, seconds)
      SELECT user_id, sum(sessions), sum(extract(epoch FROM length)) FROM sums
      WHERE sessions > 0 GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE
        SET sessions = p.sessions + excluded.sessions, seconds = p.seconds + excluded.seconds)
    SELECT count(*)::int AS gone FROM gone`,
};

/** The sums of members' months over `rows`; holds and closures are nobody's reservations. */
function sumsOf(rows: string): string {
  return `
    SELECT user_id, date_trunc('month', date)::date AS month, count(*)::int AS reservations,
      (count(*) FILTER (WHERE status = 'arrived'))::int AS sessions,
      coalesce(sum(ends_at - starts_at) FILTER (WHERE status = 'arrived'), interval '0') AS length
    FROM ${rows} WHERE kind IN (${literalText(OWN_KINDS)}) GROUP BY 1, 2`;
}

/** Counts the months of these people anew, when reservations were moved to or from this installation. */
export async function recountMonths(client: ClientBase, people: readonly string[]): Promise<void> {
  await client.query('SELECT FROM reservation_sums FOR UPDATE');
  await client.query('DELETE FROM reservation_months WHERE user_id = ANY ($1)', [people]);
  await client.query(
    `INSERT INTO reservation_months (user_id, month, reservations, sessions, length)
     ${sumsOf(`(SELECT * FROM reservations WHERE user_id = ANY ($1)
       AND ${ENDED_AT} <= (SELECT summed_until AT TIME ZONE 'UTC' FROM reservation_sums)) ended`)}`,
    [people],
  );
}

/** Sums up the rows that ended, for housekeeping. */
export const endedReservations: RowsInBatches = { ...SUM_UP, keep: 2 * DAY_MS, batch: 10_000 };

/** What housekeeping sums up and then deletes; a `keepDays` of 0 keeps every row forever. */
export const expiredReservations = (keepDays: number): ExpiredRows[] => [
  endedReservations,
  ...(keepDays === 0
    ? []
    : [
        {
          table: refusedBookings,
          isOver: (until: Date) => lt(refusedBookings.date, until.toISOString().slice(0, 10)),
          keep: keepDays * DAY_MS,
        },
        { table: closures, isOver: (until: Date) => lt(closures.endsAt, until), keep: keepDays * DAY_MS },
        { ...DELETE_ENDED, keep: keepDays * DAY_MS, batch: 1000 },
      ]),
];
