// Lines as a whole: who stands in them, for which days, by which settings.
import type { LineOrder, LineSettings, LineStatus } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import type { LineDate } from './line-jobs.ts';
import { mayBookSql, STANDING } from './sql-rules.ts';
import type { PassedOver } from './tables.ts';

export async function readLineSettings(
  queries: Queries,
  scope: TenantScope,
): Promise<Pick<LineSettings, 'lineEnabled' | 'lineOrder'>> {
  const [row] = await queries
    .select({ lineEnabled: organizations.lineEnabled, lineOrder: organizations.lineOrder })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  if (!row) throw new Error('a scope without its organization');
  return row;
}

/** A location's zone; null if the organization has no such location. */
export async function readLocationZone(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<string | null> {
  const [place] = await queries
    .select({ timezone: locations.timezone })
    .from(locations)
    .where(and(eq(locations.organizationId, scope.organizationId), eq(locations.id, id)));
  return place?.timezone ?? null;
}

const stands = (now: string) => `w.ends_at > ${now} AND w.status IN (${literalText(STANDING)})`;

const listText = (order: string) => `
    SELECT w.id, w.status, w.user_id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
      w.spot_id AS "spotId", s.spot_number AS "spotNumber", w.first_date AS "firstDate", w.last_date AS "lastDate",
      w.from_hour AS "fromHour", w.to_hour AS "toHour", w.hours, w.rank = 0 AS "isAtFront",
      w.occupied_minutes AS "occupiedMinutes",
      w.created_at AS "joinedAt", w.passed_over AS "passedOver", ${mayBookSql('w')} AS "mayBook",
      (SELECT json_build_object('spotNumber', os.spot_number, 'startsAt', f.starts_at, 'endsAt', f.ends_at,
          'expiresAt', f.expires_at)
       FROM waitlist_offers f JOIN spots os ON os.organization_id = $1 AND os.id = f.spot_id
       WHERE f.organization_id = $1 AND f.entry_id = w.id AND f.status = 'open') AS offer
    FROM waitlist_entries w
    JOIN users u ON u.id = w.user_id
    LEFT JOIN spots s ON s.organization_id = w.organization_id AND s.id = w.spot_id
    WHERE w.organization_id = $1 AND w.location_id = $2 AND ${stands('$3')}
    ORDER BY w.status DESC, ${order} LIMIT 200`;
const FAIR = { name: 'waitlist.line-fair', text: listText('w.rank, w.occupied_minutes, w.created_at, w.id') };
const FIRST_COME = { name: 'waitlist.line-first-come', text: listText('w.rank, w.created_at, w.id') };

export type LineRow = {
  id: string;
  status: LineStatus;
  userId: string;
  firstName: string;
  lastName: string;
  spotId: string | null;
  spotNumber: string | null;
  firstDate: string;
  lastDate: string;
  fromHour: number;
  toHour: number;
  hours: number;
  isAtFront: boolean;
  occupiedMinutes: number;
  joinedAt: Date;
  passedOver: PassedOver | null;
  mayBook: boolean;
  offer: { spotNumber: string; startsAt: string; endsAt: string; expiresAt: string } | null;
};

/** Those who wait, in their order, then those who are paused; at most 200. */
export const listLine = (
  queries: Queries,
  scope: TenantScope,
  { locationId, now, order }: { locationId: string; now: Date; order: LineOrder },
): Promise<LineRow[]> =>
  namedQuery(queries, order === 'fair' ? FAIR : FIRST_COME, [scope.organizationId, locationId, now]);

const WAITING = {
  name: 'waitlist.count-waiting',
  text: `
    SELECT CASE WHEN o.line_enabled THEN (
      SELECT count(DISTINCT w.user_id)::int FROM waitlist_entries w
      WHERE w.organization_id = $1 AND w.location_id = $2 AND w.status = 'waiting'
        AND w.last_date >= $3 AND w.first_date <= $3 AND w.ends_at > $4 AND ${mayBookSql('w')}) END AS count
    FROM organizations o WHERE o.id = $1`,
};

/** How many members wait for a charger on a date; null if there is no line. */
export async function countWaiting(
  queries: Queries,
  { organizationId }: TenantScope,
  { locationId, date, now }: { locationId: string; date: string; now: Date },
): Promise<number | null> {
  const [row] = await namedQuery<{ count: number | null }>(queries, WAITING, [
    organizationId,
    locationId,
    date,
    now,
  ]);
  return row?.count ?? null;
}

const COUNTS = {
  name: 'waitlist.line-counts',
  text: `
    SELECT w.location_id AS "locationId", count(*) AS total FROM waitlist_entries w
    WHERE w.organization_id = $1 AND ${stands('$2')}
    GROUP BY w.location_id
    ORDER BY total DESC, w.location_id`,
};

/** How many stand in each line of the organization, the longest first. */
export const countLines = (
  queries: Queries,
  scope: TenantScope,
  now: Date,
): Promise<{ locationId: string; total: number }[]> =>
  namedQuery(queries, COUNTS, [scope.organizationId, now]);

// A statement for each question: with parameters that may be null, a prepared plan reads all that wait.
const datesStatement = (name: string, condition: string) => ({
  name: `waitlist.dates-of-${name}`,
  text: `
    SELECT DISTINCT w.location_id AS "locationId", day::date AS date
    FROM waitlist_entries w
    JOIN locations l ON l.organization_id = w.organization_id AND l.id = w.location_id
    CROSS JOIN LATERAL generate_series(
      greatest(w.first_date, ($2::timestamptz AT TIME ZONE l.timezone)::date), w.last_date, interval '1 day') AS day
    WHERE w.organization_id = $1 AND w.status = 'waiting' AND w.ends_at > $2 ${condition}`,
});
const DATES = {
  location: datesStatement('location', 'AND w.location_id = $3'),
  member: datesStatement('member', 'AND w.user_id = $3'),
  entry: datesStatement('entry', 'AND w.id = $3'),
  all: datesStatement('all', ''),
};

/** The days of which somebody waits: of a location, of a member, of an entry, or of all the organization. */
export function listWaitedDates(
  queries: Queries,
  { organizationId }: TenantScope,
  of: { locationId: string } | { userId: string } | { entryId: string } | 'all',
  now: Date,
): Promise<LineDate[]> {
  const about = [organizationId, now];
  if (of === 'all') return namedQuery(queries, DATES.all, about);
  if ('locationId' in of) return namedQuery(queries, DATES.location, [...about, of.locationId]);
  if ('userId' in of) return namedQuery(queries, DATES.member, [...about, of.userId]);
  return namedQuery(queries, DATES.entry, [...about, of.entryId]);
}

export const datesOfEntry = (tx: Tx, scope: TenantScope, entryId: string, now: Date): Promise<LineDate[]> =>
  listWaitedDates(tx, scope, { entryId }, now);
