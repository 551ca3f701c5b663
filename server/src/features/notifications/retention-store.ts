import { KEEP_NOTIFICATIONS_DAYS } from '@chargerota/domain';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';

/** Housekeeping deletes old notifications that were sent or have failed. */
export const expiredNotifications: ExpiredRows = {
  name: 'notifications.delete-old',
  text: `
    WITH gone AS (
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications WHERE status <> 'pending' AND scheduled_for <= $1
        ORDER BY scheduled_for LIMIT $2))
      RETURNING 1)
    SELECT count(*)::int AS gone FROM gone`,
  keep: KEEP_NOTIFICATIONS_DAYS * 86_400_000,
  batch: 1000,
};
