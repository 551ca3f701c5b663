// The domain's rules of the line as SQL, for hand-written statements. Where the domain has a list or a number, it is
// used here; the other rules are repeated, and each names the one that it repeats.
import type { LineStatus } from '@chargerota/domain';

/** Entries with these states stand in line, as the domain says of LineStatus. */
export const STANDING = ['waiting', 'paused'] as const satisfies LineStatus[];

/** Whether the member of an entry, by its alias, may be offered anything: like the domain's memberMayBook. */
export const mayBookSql = (entry: string): string => `(
  EXISTS (SELECT FROM users mu WHERE mu.id = ${entry}.user_id AND mu.status = 'approved')
  AND EXISTS (SELECT FROM organization_memberships mm WHERE mm.organization_id = $1 AND mm.user_id = ${entry}.user_id
    AND mm.status = 'active'))`;

const ENTRY_DAY = `least(greatest((w.updated_at AT TIME ZONE l.timezone)::date, w.first_date), w.last_date)`;

/**
 * The members who waited, by location and day, with the best outcome of their entries about that day: 2 is served, 1 not
 * served, 0 gave up. An entry counts on the day of the slot that it brought, else on the day on which it ended. `spans` is
 * a FROM item `l` with the columns "locationId", timezone, "firstDate" and "lastDate"; the others are SQL.
 */
export const membersInLine = (of: Record<'spans' | 'organization' | 'now', string>): string => `
  SELECT organization_id, location_id, date, user_id, max(outcome) AS outcome, sum(minutes) AS minutes
  FROM (
    SELECT w.organization_id, w.location_id, w.user_id,
      CASE w.status WHEN 'fulfilled' THEN coalesce(o.date, ${ENTRY_DAY}) WHEN 'left' THEN ${ENTRY_DAY}
        ELSE w.last_date END AS date,
      CASE w.status WHEN 'fulfilled' THEN 2 WHEN 'left' THEN 0 ELSE 1 END AS outcome,
      coalesce(o.minutes, 0) AS minutes, l."firstDate", l."lastDate"
    FROM ${of.spans}
    JOIN waitlist_entries w ON w.organization_id = ${of.organization} AND w.location_id = l."locationId"
      AND w.last_date >= l."firstDate" AND w.first_date <= l."lastDate"
    LEFT JOIN LATERAL (
      SELECT min(f.date) AS date, sum(CASE WHEN r.status = 'arrived' AND f.free_since IS NOT NULL
        THEN greatest(0, floor(extract(epoch FROM least(r.ends_at, f.ends_at, ${of.now}) - r.starts_at) / 60)) END) AS minutes
      FROM waitlist_offers f JOIN reservations r ON r.organization_id = w.organization_id AND r.id = f.reservation_id
      WHERE f.organization_id = w.organization_id AND f.entry_id = w.id AND f.status = 'accepted') o ON true
    WHERE w.status IN ('fulfilled', 'left') OR w.ends_at <= ${of.now}) entries
  WHERE date BETWEEN "firstDate" AND "lastDate" GROUP BY 1, 2, 3, 4`;
