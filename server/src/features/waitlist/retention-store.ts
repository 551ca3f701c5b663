import { DAY_MS } from '@chargerota/domain';
import type { ExpiredRows } from '../../platform/jobs/housekeeping.ts';

// The oldest first. Open offers are at most two hours old, so that none is concerned.
const OFFERS = {
  name: 'waitlist.delete-offers',
  text: `
    WITH gone AS (
      DELETE FROM waitlist_offers WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM waitlist_offers WHERE created_at <= $1 ORDER BY created_at LIMIT (SELECT $2::bigint)))
      RETURNING 1)
    SELECT count(*)::int AS gone FROM gone`,
};

// An entry can be waited with for at most a month after its last change, and its offers are older than its end.
const ENTRIES = {
  name: 'waitlist.delete-entries',
  text: `
    WITH gone AS (
      DELETE FROM waitlist_entries WHERE ctid = ANY (ARRAY(
        SELECT w.ctid FROM waitlist_entries w WHERE w.ends_at <= $1
          AND NOT EXISTS (SELECT FROM waitlist_offers f
            WHERE f.organization_id = w.organization_id AND f.entry_id = w.id)
        ORDER BY w.ends_at LIMIT (SELECT $2::bigint)))
      RETURNING 1)
    SELECT count(*)::int AS gone FROM gone`,
};

/** Entries and offers are kept as long as reservations; a `keepDays` of 0 keeps them forever. */
export const expiredLines = (keepDays: number): ExpiredRows[] =>
  keepDays === 0
    ? []
    : [OFFERS, ENTRIES].map((statement) => ({ ...statement, keep: keepDays * DAY_MS, batch: 1000 }));
