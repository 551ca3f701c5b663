import type { LineOrder, LineStatus } from '@chargerota/domain';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, queryInOrder, type Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { mayBookSql, STANDING } from './sql-rules.ts';

// One count for each order, in that order: each reads its index only as far as the entry itself. Members are counted, not
// their entries, and only those who may be offered something.
const countAhead = (...position: string[]) => {
  const of = (entry: string) => position.map((column) => `${entry}.${column}`).join(', ');
  return `
  (SELECT count(*) FROM (
   SELECT DISTINCT user_id FROM (
     SELECT a.user_id FROM waitlist_entries a
     WHERE a.organization_id = $1 AND a.location_id = w.location_id AND a.status = 'waiting' AND a.ends_at > $3
       AND a.user_id <> w.user_id
       AND a.first_date <= w.last_date AND a.last_date >= w.first_date
       AND a.from_hour <= w.to_hour AND a.to_hour >= w.from_hour
       AND (a.spot_id IS NULL OR w.spot_id IS NULL OR a.spot_id = w.spot_id)
       AND (${of('a')}) < (${of('w')})
     ORDER BY ${of('a')}) entries) ahead
   WHERE ${mayBookSql('ahead')})`;
};

/** Members ahead of an entry are those who may want the same: its days, hours and charger. */
const AHEAD = {
  name: 'waitlist.ahead',
  text: `
    SELECT w.id,
      CASE WHEN o.line_order = 'fair' THEN ${countAhead('rank', 'occupied_minutes', 'created_at', 'id')}
      ELSE ${countAhead('rank', 'created_at', 'id')} END AS ahead
    FROM waitlist_entries w
    JOIN organizations o ON o.id = w.organization_id
    WHERE w.organization_id = $1 AND w.user_id = $2 AND w.status = 'waiting' AND w.ends_at > $3
      AND ($4::uuid IS NULL OR w.id = $4)`,
};

/** A member's entries as they see them: at most 50. */
const LIST = {
  name: 'waitlist.own-list',
  text: `
    SELECT w.*, o.line_order, l.name AS location_name, l.timezone, s.spot_number,
      (SELECT f.id FROM waitlist_offers f WHERE f.organization_id = $1 AND f.entry_id = w.id AND f.status = 'open'
        AND f.passed_at IS NULL) AS offer_id
    FROM waitlist_entries w
    JOIN organizations o ON o.id = w.organization_id
    JOIN locations l ON l.organization_id = w.organization_id AND l.id = w.location_id
    LEFT JOIN spots s ON s.organization_id = w.organization_id AND s.id = w.spot_id
    WHERE w.organization_id = $1 AND w.user_id = $2 AND ($4::uuid IS NULL OR w.id = $4)
    ORDER BY (w.status IN (${literalText(STANDING)}) AND w.ends_at > $3) DESC, w.created_at DESC, w.id
    LIMIT 50`,
};

export type OwnEntryRow = {
  id: string;
  organization_id: string;
  location_id: string;
  location_name: string;
  timezone: string;
  spot_id: string | null;
  spot_number: string | null;
  preferred_date: string | null;
  look_ahead_days: number;
  first_date: string;
  last_date: string;
  from_hour: number;
  to_hour: number;
  hours: number;
  status: LineStatus;
  passed_over: { at: string; code: string; message: string } | null;
  line_order: LineOrder;
  /** 0 at the front. */
  rank: number;
  offer_id: string | null;
  ahead: number | null;
  created_at: Date;
  ends_at: Date;
};

/** The entries of a member with their places, those that stand first, then the latest. */
export async function listOwnEntries(
  queries: Queries,
  scope: TenantScope,
  { userId, now, id = null }: { userId: string; now: Date; id?: string | null },
): Promise<OwnEntryRow[]> {
  const values = [scope.organizationId, userId, now, id];
  const [rows, places] = await Promise.all([
    namedQuery<Omit<OwnEntryRow, 'ahead'>>(queries, LIST, values),
    queryInOrder<{ id: string; ahead: number }>(queries, AHEAD, values),
  ]);
  const aheadOf = new Map(places.map((place) => [place.id, place.ahead]));
  return rows.map((row) => ({ ...row, ahead: aheadOf.get(row.id) ?? null }));
}
