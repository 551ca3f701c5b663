// What changes of reservations mean for lines, in one statement beside the change.
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { LineDate } from './line-jobs.ts';
import { occupiedMinutesSql, STANDING } from './sql-rules.ts';

/** Time that became free, within one local day. */
export type FreedPart = {
  id: string;
  locationId: string;
  spotId: string;
  date: string;
  startsAt: Date;
  endsAt: Date;
};

/**
 * Somebody waits for a day of the location of `freed`. By its days alone: a plan that is kept for all values would rather find
 * entries by when they end, which are all that wait anywhere. The expression keeps it from that index.
 */
const isWaitedFor = (day: string, and = ''): string => `EXISTS (
  SELECT FROM availability_watches w JOIN organizations o ON o.id = w.organization_id AND o.line_enabled
  WHERE w.organization_id = $1 AND w.location_id = freed."locationId" AND w.status = 'waiting'
    AND w.ends_at + interval '0' > $4 AND ${day} BETWEEN w.first_date AND w.last_date ${and})`;

// What a member waits for in other organizations is looked at as well: an overlap may be gone. The guards keep freed time
// until the line has been checked, so that nobody who happens to look gets it first. Where nobody waits for the day there
// are none, and the time is free with the commit. Where somebody waits from the day before, that day comes first: its check
// has the next one follow (match-line.ts).
const FOLLOW = {
  name: 'waitlist.follow-changes',
  text: `
    WITH asked AS MATERIALIZED (
      SELECT freed.*, ${isWaitedFor('freed.date')} AS "onItsDay",
        ${isWaitedFor('freed.date - 1', 'AND w.to_hour + w.hours > 24')} AS "fromTheDayBefore"
      FROM jsonb_to_recordset($2::jsonb) AS freed (
        id uuid, "locationId" uuid, "spotId" uuid, date date, "startsAt" timestamptz, "endsAt" timestamptz)),
    wanted AS (SELECT * FROM asked WHERE "onItsDay" OR "fromTheDayBefore"),
    guarded AS (
      INSERT INTO reservations (organization_id, id, kind, status, location_id, spot_id, date, time_slot, starts_at,
        ends_at, created_at, updated_at)
      SELECT $1, id, 'hold', 'held', "locationId", "spotId", date, 'hold', "startsAt", "endsAt", $4, $4 FROM wanted
      ON CONFLICT DO NOTHING),
    own AS MATERIALIZED (
      SELECT w.id FROM availability_watches w
      WHERE w.organization_id = $1 AND w.user_id = ANY ($3::uuid[]) AND w.status IN (${literalText(STANDING)})
      ORDER BY w.id FOR UPDATE),
    scored AS (
      UPDATE availability_watches w SET occupied_minutes = ${occupiedMinutesSql({
        organization: '$1',
        user: 'w.user_id',
        today: 'w.scored_on',
        now: '$4',
      })}
      FROM own WHERE w.organization_id = $1 AND w.id = own.id)
    SELECT "locationId", CASE WHEN "fromTheDayBefore" THEN date - 1 ELSE date END AS date,
      NULL::uuid AS "organizationId", NULL::uuid AS "userId" FROM wanted
    UNION SELECT NULL, NULL, w.organization_id, w.user_id FROM availability_watches w
      WHERE w.user_id = ANY ($3::uuid[]) AND w.status IN (${literalText(STANDING)})`,
};

/** A member who stands in a line of an organization. */
type Waiting = { organizationId: string; userId: string };

/** Keeps freed time for the line, and renews the scores of the members concerned. Returns what has to follow. */
export async function followInLines(
  tx: Tx,
  scope: TenantScope,
  { freed, userIds, now }: { freed: readonly FreedPart[]; userIds: readonly string[]; now: Date },
): Promise<{ dates: LineDate[]; waiting: Waiting[] }> {
  const rows = await namedQuery<(LineDate & { userId: null }) | (Waiting & { locationId: null })>(
    tx,
    FOLLOW,
    [scope.organizationId, JSON.stringify(freed), userIds, now],
  );
  return {
    dates: rows.flatMap((row) =>
      row.locationId === null ? [] : [{ locationId: row.locationId, date: row.date }],
    ),
    waiting: rows.flatMap((row) => (row.locationId === null ? [row] : [])),
  };
}
