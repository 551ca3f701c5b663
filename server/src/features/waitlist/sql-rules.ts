// The domain's rules of the line as SQL, for hand-written statements, generated from the domain.
import { countedDays, OCCUPIED_STATUSES } from '@chargerota/domain';
import type { LineStatus } from '@chargerota/domain';
import { literalText } from '../../platform/database/columns.ts';

/** Entries with these states stand in line. */
export const STANDING = ['waiting', 'paused'] as const satisfies LineStatus[];

const { first, last } = countedDays('2000-01-14');
const COUNTED_BEFORE_TODAY = (Date.parse(last) - Date.parse(first)) / 86_400_000;

/**
 * Like the domain's occupiedMinutes: SQL over the sessions of `user` in `organization` on the counted days of `today`. All
 * arguments are SQL.
 */
export const occupiedMinutesSql = (of: Record<'organization' | 'user' | 'today', string>): string => `
  (SELECT coalesce(sum(floor(extract(epoch FROM r.ends_at - r.starts_at) / 60) + r.minutes_before_move), 0)::integer
   FROM reservations r
   WHERE r.organization_id = ${of.organization} AND r.user_id = ${of.user}
     AND r.date BETWEEN ${of.today} - ${COUNTED_BEFORE_TODAY} AND ${of.today}
     AND r.kind IN ('reservation', 'walk_in') AND r.status IN (${literalText(OCCUPIED_STATUSES)}))`;
