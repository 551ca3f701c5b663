// Queries of the day's grid and of availability: periods at locations, found by the index on location and start.
import type { Period, ReservationKind, ReservationStatus, WeeklyHours } from '@chargerota/domain';
import { and, eq } from 'drizzle-orm';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import { NAME_ORDER } from '../../platform/database/text.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { locations } from '../locations/tables.ts';
import { CLOSED_FOR, IN_SERVICE, occupyingAt } from './sql-rules.ts';

export type PlaceOfDay = { id: string; timezone: string; weeklyHours: WeeklyHours };

/** The active locations, or the requested one, whether active or not. */
export const listPlaces = (
  queries: Queries,
  { organizationId }: TenantScope,
  locationId: string | undefined,
): Promise<PlaceOfDay[]> =>
  queries
    .select({ id: locations.id, timezone: locations.timezone, weeklyHours: locations.operatingHoursJson })
    .from(locations)
    .where(
      and(
        eq(locations.organizationId, organizationId),
        locationId === undefined ? locations.isActive : eq(locations.id, locationId),
      ),
    )
    .prepare(`reservations.${locationId === undefined ? 'places' : 'place'}`)
    .execute();

const DETAIL_READERS = {
  name: 'reservations.detail-readers',
  text: `
    SELECT m.user_id AS "userId"
    FROM organizations o
    LEFT JOIN organization_memberships m ON m.organization_id = o.id
      AND (m.user_id = $2 OR m.role = 'admin' AND m.status = 'active')
    WHERE o.id = $1 AND NOT o.show_reservation_details`,
};

/**
 * Reads who sees the details of a member's reservations, with null if nobody else does: the member and the administrators
 * if the organization hides details. No row if everybody does.
 */
export const whoSeesDetailsStatement = ({ organizationId }: TenantScope, ownerId: string): Statement => ({
  ...DETAIL_READERS,
  values: [organizationId, ownerId],
});

/** A row that occupies a spot, with all details of its member that could be shown. */
export type DayRow = Period & {
  id: string;
  kind: ReservationKind;
  status: ReservationStatus;
  userId: string | null;
  locationId: string;
  spotId: string;
  spotNumber: string;
  date: string;
  timeSlot: string;
  timezone: string;
  /** When the offer that it is held for lapses; null for all but holds of offers. */
  heldUntil: Date | null;
  closedFor: string | null;
  user: { firstName: string | null; lastName: string | null; email: string | null; phone: string | null };
  vehicle: { make: string | null; model: string | null; color: string | null };
};

/** When the open offer of a hold `r` lapses; null for all other rows, of which no offer is looked up. */
const HELD_UNTIL = `
      CASE WHEN r.kind = 'hold' THEN (
        SELECT o.expires_at FROM waitlist_offers o
        WHERE o.organization_id = r.organization_id AND o.user_id = r.user_id AND o.status = 'open'
          AND o.reservation_id = r.id) END`;

const ROW = `
      SELECT r.id, r.kind, r.status, r.user_id AS "userId", r.location_id AS "locationId", r.spot_id AS "spotId",
      s.spot_number AS "spotNumber", r.date, r.time_slot AS "timeSlot", r.starts_at AS "startsAt",
      r.ends_at AS "endsAt", l.timezone, ${HELD_UNTIL} AS "heldUntil",
      ${CLOSED_FOR} AS "closedFor",
      json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'phone', u.phone)
        AS "user",
      json_build_object('make', u.vehicle_make, 'model', u.vehicle_model, 'color', u.vehicle_color) AS vehicle`;

const ITS_PLACE = `
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.id = r.spot_id`;

const IN_ORDER = `ORDER BY l.name ${NAME_ORDER}, l.id, s.position, s.id, r.starts_at`;

/** The rows `r` of the organization $1 that occupy the locations $2 between the instants $3 and $4. */
const OCCUPYING_ROWS = `
    FROM unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) AS day (location_id, starts_at, ends_at)
    CROSS JOIN LATERAL ${occupyingAt({
      organization: '$1',
      location: 'day.location_id',
      from: 'day.starts_at',
      to: 'day.ends_at',
    })} r`;

const DAY = {
  name: 'reservations.day',
  text: `${ROW}
    ${OCCUPYING_ROWS}
    ${ITS_PLACE}
    LEFT JOIN users u ON u.id = r.user_id
    WHERE $5::uuid IS NULL OR r.spot_id = $5
    ${IN_ORDER}`,
};

/**
 * Everything that occupies a spot of each location, or the one with `spotId`, during its period; rows that reach beyond the
 * period are whole.
 */
export function listDayRows(
  queries: Queries,
  scope: TenantScope,
  days: (Period & { locationId: string })[],
  spotId?: string,
): Promise<DayRow[]> {
  return namedQuery(queries, DAY, [
    scope.organizationId,
    days.map((day) => day.locationId),
    days.map((day) => day.startsAt),
    days.map((day) => day.endsAt),
    spotId ?? null,
  ]);
}

// Among many cancelled rows, each member's latest comes first, then each member's second, so that one member's rows do
// not hide those of others. OFFSET 0 makes PostgreSQL 15 and 18 look up one place at a time: their plan for any
// values would read the whole history instead, where one organization has most of it.
const ENDED = {
  name: 'reservations.ended-of-day',
  text: `
    WITH found AS (
      SELECT r.*, row_number() OVER (PARTITION BY r.user_id, r.status ORDER BY r.cancelled_at DESC, r.id DESC) AS turn
      FROM unnest($2::uuid[], $3::date[], $4::timestamptz[], $5::timestamptz[])
        AS day (location_id, date, starts_at, ends_at)
      CROSS JOIN LATERAL (
        SELECT * FROM reservations
        WHERE organization_id = $1 AND location_id = day.location_id
          AND starts_at >= day.starts_at AND starts_at < day.ends_at AND date = day.date
          AND kind IN ('reservation', 'walk_in') AND status IN ('cancelled', 'no_show')
        OFFSET 0) r),
    ranked AS (
      SELECT *, (count(*) OVER ())::int AS total,
        row_number() OVER (PARTITION BY status ORDER BY turn, cancelled_at DESC, id DESC) AS place
      FROM found)
    ${ROW}, r.total
    FROM ranked r
    JOIN users u ON u.id = r.user_id
    ${ITS_PLACE}
    WHERE r.status <> 'cancelled' OR r.place <= $6
    ${IN_ORDER}`,
};

/**
 * The no-shows and cancelled reservations of each location's date, at most `cancelledLimit`, and their total number.
 */
export async function listEndedRows(
  queries: Queries,
  scope: TenantScope,
  days: (Period & { locationId: string; date: string })[],
  cancelledLimit: number,
): Promise<{ rows: DayRow[]; total: number }> {
  const rows = await namedQuery<DayRow & { total: number }>(queries, ENDED, [
    scope.organizationId,
    days.map((day) => day.locationId),
    days.map((day) => day.date),
    days.map((day) => day.startsAt),
    days.map((day) => day.endsAt),
    cancelledLimit,
  ]);
  return { rows, total: rows[0]?.total ?? 0 };
}

export type SpotAvailability = {
  id: string;
  locationId: string;
  spotNumber: string;
  chargingType: string;
  connectorType: string;
  powerOutput: number;
  currentStatus: string;
  isActive: boolean;
  lastStatusUpdate: Date | null;
  available: boolean;
  /** Why it is closed at that time, and until when; null if it is not. */
  closed: { reason: string; endsAt: string } | null;
};

// A subquery in the select list finds the occupied spots in a hash. As a join, PostgreSQL's generic plan estimates one
// row and compares each spot with each of them (measured with 200 spots, all taken: 4 ms instead of 0.2).
const AVAILABILITY = {
  name: 'reservations.availability',
  text: `
    SELECT s.id, s.location_id AS "locationId", s.spot_number AS "spotNumber", s.charging_type AS "chargingType",
      s.connector_type AS "connectorType", s.power_output AS "powerOutput", s.current_status AS "currentStatus",
      s.is_active AS "isActive", s.last_status_update AS "lastStatusUpdate",
      ${IN_SERVICE} AND l.is_active AND s.id NOT IN (
        SELECT r.spot_id FROM ${occupyingAt({ organization: '$1', location: '$2', from: '$3::timestamptz', to: '$4' })} r
      ) AS available,
      (SELECT json_build_object('reason', c.reason, 'endsAt', c.ends_at)
       FROM closures c JOIN reservations r
         ON r.organization_id = c.organization_id AND r.closure_id = c.id AND r.spot_id = s.id
       WHERE c.organization_id = $1 AND c.location_id = $2 AND c.ends_at > $3 AND c.starts_at < $4
       ORDER BY c.starts_at LIMIT 1) AS closed
    FROM locations l
    JOIN spots s ON s.organization_id = l.organization_id AND s.location_id = l.id AND s.is_active
    WHERE l.organization_id = $1 AND l.id = $2
    ORDER BY s.position, s.id`,
};

/** A location's spots in use, in order, each with whether it is available: not in maintenance, and free. */
export function listSpotAvailability(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
  { startsAt, endsAt }: Period,
): Promise<SpotAvailability[]> {
  return namedQuery(queries, AVAILABILITY, [scope.organizationId, locationId, startsAt, endsAt]);
}

const OCCUPIED_SHARES = {
  name: 'reservations.occupied-shares',
  text: `
    SELECT span.date, coalesce(extract(epoch FROM sum(occupied.time)), 0)::float8 AS "occupiedSeconds",
      extract(epoch FROM sum((span.ends_at - span.starts_at) * spots.count))::float8 AS "openSeconds"
    FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[]) AS span (date, starts_at, ends_at)
    CROSS JOIN (SELECT count(*)::int AS count FROM spots s
      WHERE s.organization_id = $1 AND s.location_id = $2 AND ${IN_SERVICE}) spots
    CROSS JOIN LATERAL (
      SELECT sum(least(r.ends_at, span.ends_at) - greatest(r.starts_at, span.starts_at)) AS time
      FROM ${occupyingAt({ organization: '$1', location: '$2', from: 'span.starts_at', to: 'span.ends_at' })} r
      JOIN spots s ON s.organization_id = r.organization_id AND s.id = r.spot_id AND ${IN_SERVICE}) occupied
    GROUP BY span.date`,
};

/** For each date, the total seconds of its spans for the spots in service, and how many of these are occupied. */
export function sumOccupied(
  queries: Queries,
  scope: TenantScope,
  locationId: string,
  spans: (Period & { date: string })[],
): Promise<{ date: string; occupiedSeconds: number; openSeconds: number }[]> {
  return namedQuery(queries, OCCUPIED_SHARES, [
    scope.organizationId,
    locationId,
    spans.map((span) => span.date),
    spans.map((span) => span.startsAt),
    spans.map((span) => span.endsAt),
  ]);
}
