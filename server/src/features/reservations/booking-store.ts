// The hot statements of booking, written by hand: one reads all data for the decision, the other writes the result.
import type { Reservation } from '@chargerota/contract';
import { UNLIMITED_CONSECUTIVE, UNLIMITED_OPEN } from '@chargerota/domain';
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
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries } from '../../platform/database/database.ts';
import type { Statement } from '../../platform/database/statement-group.ts';
import type { Emitted } from '../../platform/events/emit.ts';
import { jobsParameter, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { insertJobsSql } from '../../platform/jobs/store.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import {
  CHOICES,
  insertNoticesSql,
  type ChoiceFacts,
  type PlannedNotice,
} from '../notifications/sql-rules.ts';
import { BOOKING_RULES } from '../organizations/tables.ts';
import { STANDING } from '../waitlist/sql-rules.ts';
import type { ReservationView } from './own-store.ts';
import { COUNTED, IN_SERVICE, leftTimesSql, MEMBER_OCCUPYING, OCCUPYING, onSpot } from './sql-rules.ts';

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
  spotBookings: (Period & { id: string })[];
  ownReports: MadeReport[];
  counts: BookingCounts | undefined;
  /** Absent where their number is not limited. */
  openBookings: number | undefined;
  /** The member stands in a line of the organization. */
  waits: boolean;
  /** The choices that say how the member is reminded. */
  choices: ChoiceFacts;
  /** The first response that was given under the idempotency key. */
  remembered: { requestHash: string; body: Reservation } | null;
};

// With a spot, the rows of the location and the spot get a shared lock until the booking commits. Deactivating either
// one updates it first and then looks for coming reservations. Without a spot, nothing is locked.
const factsText = ({ spot }: { spot: boolean }) => `
  SELECT
    ${BOOKING_RULES} AS rules,
    ${CHOICES} AS choices,
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
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'startsAt', r.starts_at, 'endsAt', r.ends_at)), '[]')
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
    EXISTS (SELECT FROM availability_watches w WHERE w.organization_id = $1 AND w.user_id = $2
      AND w.status IN (${literalText(STANDING)})) AS waits,
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
  const { values, ...statement } = factsStatement(scope, question);
  return readFacts(await namedQuery(tx, statement, values));
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

// If another row occupies the spot or the member at that time, this returns no row, and nothing else is written either.
// No NOTIFY is sent for the jobs: they are due after a start in the future, instances look at the table often enough,
// and a NOTIFY would make all commits queue behind one another.
const BOOK = {
  name: 'reservations.book',
  text: `
    WITH booked AS (
      INSERT INTO reservations (organization_id, id, kind, status, user_id, location_id, spot_id, date, time_slot,
        starts_at, ends_at, arrived_at, awaited_ms, created_by, created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $20, $5, $13, $13)
      ON CONFLICT DO NOTHING
      RETURNING id),
    told AS (
      INSERT INTO live_events (organization_id, user_id, topic, location_id, date)
      SELECT $1::uuid, event."userId", event.topic, event."locationId", event.date
      FROM booked CROSS JOIN jsonb_to_recordset($14::jsonb) AS event (
        topic text, "userId" uuid, "locationId" uuid, date date)),
    due_later AS (${insertJobsSql('$15', 'booked')}),
    noticed AS (${insertNoticesSql({ organization: '$1', parameter: '$19', now: '$13', given: 'booked' })}),
    remembered AS (
      INSERT INTO idempotency_keys (user_id, key, request_hash, status, body, created_at)
      SELECT $5, $16, $17, 201, $18, $13 FROM booked WHERE $16::text IS NOT NULL)
    SELECT id FROM booked`,
};

/**
 * Writes a booking, its follow-ups, and the response to repeat for its idempotency key. Returns the row's id, or no row
 * if the spot or the member is taken.
 */
export function bookStatement(
  scope: TenantScope,
  { reservation: row }: Pick<ReservationView, 'reservation'>,
  also: {
    jobs: readonly JobRequest[];
    notices: readonly PlannedNotice[];
    events: readonly Emitted[];
    answer: (IdempotencyKey & { body: Reservation }) | null;
  },
): Statement {
  const { jobs, notices, events, answer } = also;
  return {
    ...BOOK,
    values: [
      scope.organizationId,
      row.id,
      row.kind,
      row.status,
      row.userId,
      row.locationId,
      row.spotId,
      row.date,
      row.timeSlot,
      row.startsAt,
      row.endsAt,
      row.arrivedAt,
      row.createdAt,
      JSON.stringify(events),
      jobsParameter(jobs),
      answer?.key ?? null,
      answer?.requestHash ?? null,
      answer ? JSON.stringify(answer.body) : null,
      JSON.stringify(notices),
      row.awaitedMs,
    ],
  };
}
