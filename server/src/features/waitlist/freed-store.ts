import { WEEKDAYS } from '@chargerota/domain';
import type { FreedHours, FreedOfPast } from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';

// What was given up is free from its start, what ended early from its end; a missed one from about its start. Until when
// it would have gone on, its hours say.
const FREED = {
  name: 'waitlist.freed-of-past',
  text: `
    WITH past AS MATERIALIZED (
      SELECT r.spot_id, r.starts_at, r.date, r.time_slot,
        r.status IN ('cancelled', 'no_show') OR r.released_at IS NOT NULL AS is_freed,
        extract(hour FROM (CASE WHEN r.released_at IS NULL THEN r.starts_at ELSE r.ends_at END)
          AT TIME ZONE l.timezone)::integer AS from_hour
      FROM reservations r
      JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
      WHERE r.organization_id = $1 AND r.location_id = $2 AND r.kind IN ('reservation', 'walk_in')
        AND r.starts_at BETWEEN $3::timestamptz - interval '28 days' AND $3::timestamptz),
    freed AS (
      SELECT extract(isodow FROM date)::integer - 1 AS weekday, spot_id AS "spotId", from_hour AS "fromHour",
        CASE WHEN time_slot ~ '^[0-9]+-[0-9]+$' AND split_part(time_slot, '-', 2)::integer > from_hour
          THEN split_part(time_slot, '-', 2)::integer
          WHEN time_slot ~ '^[0-9]+-[0-9]+$' AND split_part(time_slot, '-', 2)::integer < from_hour THEN 24
          ELSE from_hour + 1 END AS "untilHour",
        count(*)::integer AS count
      FROM past WHERE is_freed GROUP BY 1, 2, 3, 4)
    SELECT (SELECT coalesce(least(28, greatest(0, floor(extract(epoch FROM $3::timestamptz - min(starts_at)) / 86400))), 0)::integer
        FROM past) AS days,
      (SELECT coalesce(json_agg(f), '[]') FROM freed f) AS freed`,
};

/** What became free at a location in the past four weeks. */
export async function readFreed(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
  now: Date,
): Promise<FreedOfPast> {
  const values = [scope.organizationId, locationId, now];
  type Freed = Omit<FreedHours, 'weekday'> & { weekday: number };
  const [row] = await namedQuery<{ days: number; freed: Freed[] }>(queries, FREED, values);
  const { days, freed } = row ?? { days: 0, freed: [] };
  return { days, freed: freed.map((each) => ({ ...each, weekday: WEEKDAYS[each.weekday]! })) };
}
