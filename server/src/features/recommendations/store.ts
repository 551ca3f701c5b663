// What recommendations are made of: the member's recent and coming reservations, and what is free where.
import type {
  BookingRules,
  MadeReport,
  MembershipStatus,
  OwnReservation,
  Period,
  RankedCharger,
  UserStatus,
  WeeklyHours,
} from '@chargerota/domain';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { OrganizationScope, TenantScope } from '../../platform/http/scopes.ts';
import { lastReportedAt } from '../chargers/sql-rules.ts';
import { BOOKING_RULES } from '../organizations/tables.ts';
import { COUNTED, IN_SERVICE, occupyingAt } from '../reservations/sql-rules.ts';

export type OwnRow = OwnReservation & { timeSlot: string };

export type MemberFacts = {
  rules: BookingRules;
  /** The organization suggests lengths by the usual energy. */
  shorterSuggestion: boolean;
  accountStatus: UserStatus;
  membershipStatus: MembershipStatus | null;
  /** Recent and coming ones that count, of all organizations. */
  own: OwnRow[];
};

// By the member's index over starts: recent weeks and what is to come, never their whole history.
const MEMBER = {
  name: 'recommendations.member',
  text: `
    SELECT ${BOOKING_RULES} AS rules, o.line_shorter_suggestion AS "shorterSuggestion",
      u.status AS "accountStatus", m.status AS "membershipStatus",
      (SELECT coalesce(json_agg(json_build_object('id', r.id, 'organizationId', r.organization_id,
         'locationId', r.location_id, 'timezone', l.timezone, 'date', r.date, 'timeSlot', r.time_slot,
         'status', r.status, 'kind', r.kind, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
         'awaitedMs', r.awaited_ms, 'leftFrom', r.left_from, 'leftUntil', r.left_until)), '[]')
       FROM reservations r
       JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
       WHERE r.user_id = $2 AND r.starts_at > $3 AND ${COUNTED}) AS own
    FROM organizations o
    JOIN users u ON u.id = $2
    LEFT JOIN organization_memberships m ON m.organization_id = o.id AND m.user_id = u.id
    WHERE o.id = $1`,
};

export async function loadMember(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  since: Date,
): Promise<MemberFacts> {
  const [row] = await namedQuery<MemberFacts>(queries, MEMBER, [organizationId, userId, since]);
  if (!row) throw new Error('a scope without its organization');
  const instantOf = (text: Date | null | undefined) => (text ? new Date(text) : null);
  const own = row.own.map(({ leftFrom, leftUntil, ...each }) => ({
    ...withInstants(each),
    leftFrom: instantOf(leftFrom),
    leftUntil: instantOf(leftUntil),
  }));
  return { ...row, own };
}

/** JSON from the database carries instants as text. */
const withInstants = <T extends Period>(row: T): T => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

export type PlaceRow = {
  id: string;
  name: string;
  timezone: string;
  weeklyHours: WeeklyHours;
  isActive: boolean;
  spots: RankedCharger[];
  taken: (Period & { spotId: string })[];
  /** The open reports of its chargers. */
  reports: (MadeReport & { spotId: string })[];
  /** How many chargers were occupied in all at an hour of the weekdays or weekends between `since` and `now`. */
  load: { weekend: boolean; hour: number; count: number }[];
};

const at = { organization: '$1', location: 'l.id' };

const PLACES = {
  name: 'recommendations.places',
  text: `
    SELECT l.id, l.name, l.timezone, l.operating_hours_json AS "weeklyHours", l.is_active AS "isActive",
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'spotNumber', s.spot_number,
         'chargingType', s.charging_type, 'connectorType', s.connector_type, 'powerOutput', s.power_output)
         ORDER BY s.position, s.id), '[]')
       FROM spots s WHERE s.organization_id = $1 AND s.location_id = l.id AND ${IN_SERVICE}) AS spots,
      (SELECT coalesce(json_agg(json_build_object('spotId', r.spot_id, 'startsAt', r.starts_at, 'endsAt', r.ends_at)), '[]')
       FROM ${occupyingAt({ ...at, from: '$3::timestamptz', to: '$4::timestamptz' })} r) AS taken,
      (SELECT coalesce(json_agg(json_build_object('spotId', p.spot_id, 'kind', p.kind,
         'reportedAt', ${lastReportedAt('p')})), '[]')
       FROM spot_reports p
       WHERE p.organization_id = $1 AND p.location_id = l.id AND p.resolved_at IS NULL) AS reports
    FROM locations l
    WHERE l.organization_id = $1 AND l.id = ANY ($2::uuid[])`,
};

const LOAD = {
  name: 'recommendations.load',
  text: `
    SELECT l.id AS "locationId", extract(isodow FROM at.hour) > 5 AS weekend, extract(hour FROM at.hour)::int AS hour,
      count(*)::int AS count
    FROM locations l
    CROSS JOIN LATERAL ${occupyingAt({ ...at, from: '$3::timestamptz', to: '$4::timestamptz' })} r
    CROSS JOIN LATERAL generate_series(
      date_trunc('hour', greatest(r.starts_at, $3) AT TIME ZONE l.timezone),
      least(r.ends_at, $4) AT TIME ZONE l.timezone - interval '1 second', interval '1 hour') AS at (hour)
    WHERE l.organization_id = $1 AND l.id = ANY ($2::uuid[])
    GROUP BY 1, 2, 3`,
};

/** Locations with what occupies them between `now` and `until`, and how full they were since `since`. */
export async function loadPlaces(
  queries: Queries,
  { organizationId }: TenantScope,
  ids: readonly string[],
  { since, now, until }: { since: Date; now: Date; until: Date },
): Promise<PlaceRow[]> {
  if (ids.length === 0) return [];
  const [rows, loads] = await Promise.all([
    namedQuery<Omit<PlaceRow, 'load'>>(queries, PLACES, [organizationId, ids, now, until]),
    namedQuery<PlaceRow['load'][number] & { locationId: string }>(queries, LOAD, [
      organizationId,
      ids,
      since,
      now,
    ]),
  ]);
  return rows.map((row) => ({
    ...row,
    taken: row.taken.map(withInstants),
    reports: row.reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt) })),
    load: loads.filter(({ locationId }) => locationId === row.id),
  }));
}
