// Sums of a member's reservations: those that housekeeping has stored (retention-store.ts), and the few rows since.
import type { MonthOfChargingSessions } from '@chargerota/domain';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { LONGEST, MEMBER_OCCUPYING, OWN_KINDS } from './sql-rules.ts';

// Those that ended after the last that is summed up, or are yet to end: those of a few days, and what is coming. None
// lasts longer than LONGEST, so they are found by their start.
const SUMMED_UNTIL = '(SELECT summed_until FROM reservation_sums)';
const NOT_SUMMED = `
  FROM reservations r WHERE r.user_id = $1 AND r.kind IN (${literalText(OWN_KINDS)})
    AND r.starts_at > ${SUMMED_UNTIL} - ${LONGEST} AND r.ends_at > ${SUMMED_UNTIL}`;

const COUNT_ENDED = {
  name: 'reservations.own-ended-count',
  text: `
    SELECT (
      (SELECT coalesce(sum(reservations), 0) FROM reservation_months WHERE user_id = $1)
      + (SELECT count(*) ${NOT_SUMMED} AND (r.ends_at <= $2 OR NOT ${MEMBER_OCCUPYING})))::int AS total`,
};

/** How many of the caller's reservations are not current at `now`: past, cancelled or missed. */
export async function countOwnEnded(queries: Queries, scope: UserScope, now: Date): Promise<number> {
  const [row] = await namedQuery<{ total: number }>(queries, COUNT_ENDED, [scope.userId, now]);
  return row?.total ?? 0;
}

// The row without a month sums up the sessions whose reservations have been deleted.
const SESSIONS = {
  name: 'reservations.own-sessions',
  text: `
    SELECT to_char(month, 'YYYY-MM') AS month, sum(sessions)::int AS sessions,
      extract(epoch FROM sum(length))::float8 AS seconds
    FROM (
      SELECT month, sessions, length FROM reservation_months WHERE user_id = $1 AND sessions > 0
      UNION ALL
      SELECT date_trunc('month', r.date)::date, 1, r.ends_at - r.starts_at ${NOT_SUMMED} AND r.status = 'arrived') each
    GROUP BY month
    UNION ALL
    SELECT NULL, sessions, seconds FROM past_sessions WHERE user_id = $1`,
};

type Sessions = Omit<MonthOfChargingSessions, 'month'>;

/** The caller's sessions in every organization, by month, and those whose reservations have been deleted. */
export async function loadOwnSessions(
  queries: Queries,
  scope: UserScope,
): Promise<{ months: MonthOfChargingSessions[]; before: Sessions }> {
  const rows = await namedQuery<{ month: string | null; sessions: number; seconds: number }>(
    queries,
    SESSIONS,
    [scope.userId],
  );
  const months: MonthOfChargingSessions[] = [];
  let before: Sessions = { sessions: 0, hours: 0 };
  for (const { month, sessions, seconds } of rows) {
    const sums = { sessions, hours: seconds / 3600 };
    if (month === null) before = sums;
    else months.push({ month, ...sums });
  }
  return { months, before };
}
