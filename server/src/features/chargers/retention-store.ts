import { DAY_MS, KEEP_NOTIFICATIONS_DAYS } from '@chargerota/domain';
import { lte } from 'drizzle-orm';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';
import { spotNudges } from './tables.ts';

// That a charger is broken stays until somebody ends it; that it is blocked is over by itself. What reporters wrote goes
// with their report.
const REPORTS = {
  name: 'chargers.delete-reports',
  text: `
    WITH old AS (
      SELECT organization_id, id FROM spot_reports
      WHERE resolved_at <= $1 OR (resolved_at IS NULL AND kind = 'blocked' AND since <= $1)
      LIMIT (SELECT $2::bigint)),
    reporters AS (
      DELETE FROM spot_reporters p USING old WHERE p.organization_id = old.organization_id AND p.report_id = old.id),
    gone AS (
      DELETE FROM spot_reports r USING old WHERE r.organization_id = old.organization_id AND r.id = old.id
      RETURNING 1)
    SELECT count(*)::int AS gone FROM gone`,
};

/** Reports are kept as long as the notifications about them. A nudge's row only keeps the next one back for minutes. */
export const expiredReports: ExpiredRows[] = [
  { ...REPORTS, keep: KEEP_NOTIFICATIONS_DAYS * DAY_MS, batch: 1000 },
  { table: spotNudges, isOver: (until) => lte(spotNudges.nudgedAt, until), keep: DAY_MS },
];
