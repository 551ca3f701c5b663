// The hot statements of booking, written by hand: one reads all data for the decision, the other writes the result.
import type { Reservation } from '@chargerota/contract';
import { firstDueAt, UNLIMITED_CONSECUTIVE, UNLIMITED_OPEN } from '@chargerota/domain';
import type {
  BookingCounts,
  BookingRules,
  LeftTime,
  MadeReport,
  MembershipStatus,
  OwnReservation,
  Period,
  UserStatus,
  WeeklyHours,
} from '@chargerota/domain';
import type { QueryResultRow } from 'pg';
import { sendStatement, type Queries } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { BOOKING_RULES } from '../organizations/tables.ts';
import type { ReservationView } from './own-store.ts';
import {
  CLOSED_FOR,
  COUNTED,
  IN_SERVICE,
  leftTimesSql,
  MEMBER_OCCUPYING,
  OCCUPYING,
  onSpot,
} from './sql-rules.ts';

/** Who wants to book, where, and about when. If `spotId` is null: any spot of the location. */
export type BookingQuestion = {
  userId: string;
  locationId: string;
  spotId: string | null;
  /** The wish's local date, from which caps are counted. */
  date: string;
  /** A period that contains everything that the wish may overlap or touch. */
  near: Period;
  /** From when on a reservation counts as coming. */
  now: Date;
  idempotencyKey?: string | undefined;
  /** The reservation that is being changed. */
  exceptId?: string | undefined;
};

/** The data for deciding on a booking, read under the member's lock. */
export type BookingFacts = {
  rules: BookingRules;
  user: ReservationView['user'];
  accountStatus: UserStatus;
  membershipStatus: MembershipStatus | null;
  organization: ReservationView['organization'];
  location: ReservationView['location'] & { weeklyHours: WeeklyHours; isActive: boolean };
  spot: (ReservationView['spot'] & { isActive: boolean }) | null;
  ownReservations: OwnReservation[];
  leftTimes: LeftTime[];
  spotBookings: (Period & { id: string; closedFor: string | null })[];
  ownReports: MadeReport[];
  counts: BookingCounts | undefined;
  /** Absent where their number is not limited. */
  openBookings: number | undefined;
  /** The first response that was given under the idempotency key. */
  remembered: { requestHash: string; body: Reservation } | null;
};

// With a spot, the rows of the location and the spot get a shared lock until the booking commits. Deactivating either
// one updates it first and then looks for coming reservations. Without a spot, nothing is locked.
const factsText = ({ spot }: { spot: boolean }) => `
  SELECT
    ${BOOKING_RULES} AS rules,
    json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) AS "user",
    u.status AS "accountStatus",
    m.status AS "membershipStatus",
    json_build_object('id', o.id, 'name', o.name, 'noShowGracePeriodMinutes', o.no_show_grace_period_minutes)
      AS organization,
    json_build_object('id', l.id, 'name', l.name, 'address', l.address, 'timezone', l.timezone,
      'weeklyHours', l.operating_hours_json, 'isActive', l.is_active) AS location,
    ${
      spot
        ? `json_build_object('spotNumber', s.spot_number, 'powerOutput', s.power_output,
             'connectorType', s.connector_type, 'chargingType', s.charging_type, 'isActive', ${IN_SERVICE})`
        : 'NULL::json'
    } AS spot,
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'organizationId', r.organization_id,
         'locationId', r.location_id, 'timezone', place.timezone, 'date', r.date, 'status', r.status, 'kind', r.kind,
         'startsAt', r.starts_at, 'endsAt', r.ends_at)), '[]')
     FROM reservations r
     JOIN locations place ON place.organization_id = r.organization_id AND place.id = r.location_id
     WHERE r.user_id = $2 AND ${MEMBER_OCCUPYING} AND r.id IS DISTINCT FROM $8::uuid
       AND r.period && tstzrange($5::timestamptz - chain.reach, $6::timestamptz + chain.reach)) AS "ownReservations",
    ${leftTimesSql({ organization: '$1', user: '$2', date: '$4::date', except: '$8::uuid' })} AS "leftTimes",
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
         'closedFor', ${CLOSED_FOR})), '[]')
     FROM reservations r
     WHERE r.organization_id = $1 AND ${onSpot('$9::uuid')} AND r.id IS DISTINCT FROM $8::uuid
       AND ${OCCUPYING}
       AND r.period && tstzrange($5::timestamptz, $6::timestamptz)) AS "spotBookings",
    (SELECT coalesce(json_agg(json_build_object('kind', p.kind, 'reportedAt', own.reported_at)), '[]')
     FROM spot_reports p JOIN spot_reporters own
       ON own.organization_id = p.organization_id AND own.report_id = p.id AND own.user_id = $2
     WHERE p.organization_id = $1 AND p.spot_id = $9::uuid AND p.resolved_at IS NULL) AS "ownReports",
    CASE WHEN o.booking_frequency_enabled AND o.booking_frequency_type <> 'unlimited' THEN
      (SELECT json_build_object('day', count(*) FILTER (WHERE r.date = $4::date),
         'week', count(*) FILTER (WHERE r.date BETWEEN week.first AND week.first + 6),
         'month', count(*) FILTER (WHERE date_trunc('month', r.date) = date_trunc('month', $4::date)))
       FROM (SELECT date_trunc('week', $4::date)::date AS first) week
       JOIN reservations r ON r.organization_id = $1 AND r.user_id = $2 AND r.id IS DISTINCT FROM $8::uuid
         AND ${COUNTED} AND r.date BETWEEN $4::date - 31 AND $4::date + 31)
    END AS counts,
    CASE WHEN o.max_open_bookings <> ${UNLIMITED_OPEN} THEN
      (SELECT count(*) FROM reservations r
       WHERE r.organization_id = $1 AND r.user_id = $2 AND r.id IS DISTINCT FROM $8::uuid
         AND r.kind = 'reservation' AND r.status = 'confirmed' AND r.ends_at > $10)
    END AS "openBookings",
    (SELECT json_build_object('requestHash', k.request_hash, 'body', k.body)
     FROM idempotency_keys k WHERE k.user_id = $2 AND k.key = $7) AS remembered
  FROM organizations o
  CROSS JOIN LATERAL (SELECT CASE
    WHEN o.allow_consecutive_reservations AND o.max_consecutive_slots < ${UNLIMITED_CONSECUTIVE}
      THEN make_interval(days => o.max_consecutive_slots)
    ELSE interval '0' END AS reach) chain
  JOIN users u ON u.id = $2
  LEFT JOIN organization_memberships m ON m.organization_id = o.id AND m.user_id = u.id
  JOIN locations l ON l.organization_id = o.id AND l.id = $3
  ${spot ? 'JOIN spots s ON s.organization_id = o.id AND s.location_id = l.id AND s.id = $9::uuid' : ''}
  WHERE o.id = $1
  ${spot ? 'FOR SHARE OF l, s' : ''}`;

const FACTS_OF_SPOT = { name: 'reservations.facts-of-spot', text: factsText({ spot: true }) };
const FACTS_OF_LOCATION = { name: 'reservations.facts-of-location', text: factsText({ spot: false }) };

/** Reads the data for deciding on a wish. Send it after the locks, in the same transaction. */
export function factsStatement(scope: TenantScope, question: BookingQuestion): Statement {
  return {
    ...(question.spotId ? FACTS_OF_SPOT : FACTS_OF_LOCATION),
    values: [
      scope.organizationId,
      question.userId,
      question.locationId,
      question.date,
      question.near.startsAt,
      question.near.endsAt,
      question.idempotencyKey ?? null,
      question.exceptId ?? null,
      question.spotId,
      question.now,
    ],
  };
}

export async function loadBookingFacts(
  tx: Queries,
  scope: TenantScope,
  question: BookingQuestion,
): Promise<BookingFacts | null> {
  return readFacts(await sendStatement(tx, factsStatement(scope, question)));
}

/** The facts in the rows of factsStatement; null if the organization has no such location or spot. */
export function readFacts(rows: QueryResultRow[]): BookingFacts | null {
  const row = rows[0] as
    | (Omit<BookingFacts, 'counts' | 'openBookings'> & {
        counts: BookingCounts | null;
        openBookings: number | null;
      })
    | undefined;
  return (
    (row && {
      ...row,
      counts: row.counts ?? undefined,
      openBookings: row.openBookings ?? undefined,
      ownReservations: row.ownReservations.map(withInstants),
      leftTimes: row.leftTimes.map(withInstants),
      spotBookings: row.spotBookings.map(withInstants),
      ownReports: row.ownReports.map((own) => ({ ...own, reportedAt: new Date(own.reportedAt) })),
    }) ??
    null
  );
}

/** JSON from the database carries instants as text. */
const withInstants = <T extends Period>(row: T): T => ({
  ...row,
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
});

const BOOK = {
  name: 'reservations.book',
  text: `
    INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
      starts_at, ends_at, arrived_at, awaited_ms, next_due_at, reminded_until, created_by, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15, $14, $5, $14, $14)`,
};

const REMEMBER = {
  name: 'reservations.remember-answer',
  text: `
    INSERT INTO idempotency_keys (user_id, key, request_hash, status, body, created_at) VALUES ($1, $2, $3, 201, $4, $5)`,
};

/** Writes a booking, and the response to repeat for its idempotency key. The constraints refuse an overlap (23P01). */
export function bookStatements(
  { reservation: row }: Pick<ReservationView, 'reservation'>,
  answer: (IdempotencyKey & { body: Reservation }) | null,
): Statement[] {
  const { organizationId, id, kind, status, userId, locationId, spotId, date, timeSlot } = row;
  const { startsAt, endsAt, arrivedAt, awaitedMs, createdAt } = row;
  const of = [organizationId, id, kind, status, userId, locationId, spotId, date, timeSlot];
  const book = {
    ...BOOK,
    values: [...of, startsAt, endsAt, arrivedAt, awaitedMs, createdAt, firstDueAt(startsAt, createdAt)],
  };
  if (!answer) return [book];
  const { key, requestHash, body } = answer;
  return [book, { ...REMEMBER, values: [userId, key, requestHash, JSON.stringify(body), createdAt] }];
}
