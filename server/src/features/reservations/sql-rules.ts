// The domain's rules as SQL, for hand-written statements, and other SQL that several of them share. Lists of states are
// generated from the domain, so that they cannot differ from it; the other rules are repeated, and each names the one
// that it repeats.
import {
  countedDays,
  COUNTED_STATUSES,
  MEMBER_OCCUPYING_STATUSES,
  OCCUPIED_STATUSES,
  OCCUPYING_STATUSES,
  type ReservationKind,
} from '@chargerota/domain';
import { and, eq, ne } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { spots } from '../locations/tables.ts';

/** Reservations `r` that occupy their spot. */
export const OCCUPYING = `r.status IN (${literalText(OCCUPYING_STATUSES)})`;
/** Reservations `r` that prevent their member from having another one at the same time. */
export const MEMBER_OCCUPYING = `r.status IN (${literalText(MEMBER_OCCUPYING_STATUSES)})`;
/** Reservations `r` that took place, or are to, in figures. */
export const NOT_CANCELLED = `r.status IN (${literalText(COUNTED_STATUSES)})`;
/** Reservations `r` that count toward a frequency cap: the domain's countsAgainstCap. */
export const COUNTED = `(${NOT_CANCELLED} OR (r.status = 'cancelled' AND r.left_from IS NOT NULL))`;
/** What the member of a reservation `r` had left without an arrival: columns for the domain's Leavable. */
export const LEFT = `r.awaited_ms AS "awaitedMs", r.left_from AS "leftFrom", r.left_until AS "leftUntil"`;

/**
 * A JSON list of what a member has left without an arrival around a date, or missed: the domain's LeftTime. `except` is a
 * reservation that is being edited; all arguments are SQL.
 */
export const leftTimesSql = (of: Record<'organization' | 'user' | 'date' | 'except', string>): string => `
  (SELECT coalesce(json_agg(json_build_object('startsAt', coalesce(r.left_from, r.starts_at),
       'endsAt', greatest(r.left_until, CASE r.status WHEN 'no_show' THEN r.ends_at END),
       'awaitedMs', CASE r.status WHEN 'no_show' THEN 0 ELSE r.awaited_ms END)), '[]')
   FROM reservations r
   WHERE r.organization_id = ${of.organization} AND r.user_id = ${of.user} AND r.id IS DISTINCT FROM ${of.except}
     AND r.date BETWEEN ${of.date} - 1 AND ${of.date} + 1
     AND (r.status = 'no_show' OR (r.status IN ('cancelled', 'confirmed') AND r.left_from IS NOT NULL)))`;

/**
 * Reservations `r` on a spot (SQL). The hash is the first column of the constraint's index; the second comparison is
 * exact.
 */
export const onSpot = (spot: string): string =>
  `uuid_hash(r.spot_id) = uuid_hash(${spot}) AND r.spot_id = ${spot}`;

/** The longest a booking can last: a day, with a margin for clock changes. Only a closure may be longer. */
export const LONGEST = "interval '26 hours'";
/** The few longer rows, which have an index of their own. */
export const IS_LONG = `ends_at - starts_at > ${LONGEST}`;

/**
 * Rows `r` that occupy spots of a location between two instants; the arguments are SQL. They are found by their start:
 * a B-tree separates locations that were created together, and costs a booking less than an index over periods.
 */
export const occupyingAt = (at: Record<'organization' | 'location' | 'from' | 'to', string>): string => `(
  SELECT r.* FROM reservations r
  WHERE ${touches(at)} AND r.starts_at > ${at.from} - ${LONGEST}
  UNION ALL
  SELECT r.* FROM reservations r
  WHERE ${touches(at)} AND ${IS_LONG} AND r.starts_at <= ${at.from} - ${LONGEST})`;

// Like the domain's overlaps. A period is empty if the member left at the instant of coming; it occupies nothing.
const touches = ({ organization, location, from, to }: Parameters<typeof occupyingAt>[0]) => `
  r.organization_id = ${organization} AND r.location_id = ${location} AND ${OCCUPYING}
  AND r.starts_at < ${to} AND r.ends_at > ${from} AND r.ends_at > r.starts_at`;

/** Like the domain's isInService, for the table of spots. */
export const isSpotInService = and(eq(spots.isActive, true), ne(spots.currentStatus, 'maintenance'));
/** The same for spots `s`. */
export const IN_SERVICE = `s.is_active AND s.current_status <> 'maintenance'`;

/**
 * When a row ended, for what asks all organizations. Its index is over this expression, so that PostgreSQL does not
 * combine it with the index of a location or a member, which would read the rows of all others.
 */
export const ENDED_AT = "(ends_at AT TIME ZONE 'UTC')";

/** The kinds that a member sees as their own reservations; a hold of the waitlist is an offer. */
export const OWN_KINDS = ['reservation', 'walk_in'] as const satisfies ReservationKind[];

/** The day (UTC) on which a row began, for figures of all organizations, and the rows that these count. */
export const BEGAN_ON = "(starts_at AT TIME ZONE 'UTC')::date";
export const IS_COUNTED_BY_DAY = `kind IN (${literalText(OWN_KINDS)}) AND status <> 'cancelled'`;

/**
 * Reservations `r` that are or were a session at an instant (SQL): with an arrival, or confirmed until they ended, where
 * no-shows are not marked.
 */
export const isChargingSession = (now: string): string =>
  `(r.status = 'arrived' AND r.starts_at <= ${now} OR r.status = 'confirmed' AND r.ends_at <= ${now})`;

const { first, last } = countedDays('2000-01-14');
const COUNTED_BEFORE_TODAY = (Date.parse(last) - Date.parse(first)) / 86_400_000;

/**
 * Like the domain's occupiedMinutes: SQL over the sessions of `user` in `organization` on the counted days of `today`. All
 * arguments are SQL.
 */
export const occupiedMinutesSql = (of: Record<'organization' | 'user' | 'today' | 'now', string>): string => `
  (SELECT coalesce(sum(r.minutes_before_move + CASE
     WHEN r.status IN (${literalText(OCCUPIED_STATUSES)}) OR (r.status = 'confirmed' AND r.ends_at <= ${of.now}::timestamptz)
     THEN floor(extract(epoch FROM r.ends_at - r.starts_at) / 60) ELSE 0 END), 0)::integer
   FROM reservations r
   WHERE r.organization_id = ${of.organization} AND r.user_id = ${of.user}
     AND r.date BETWEEN ${of.today} - ${COUNTED_BEFORE_TODAY} AND ${of.today}
     AND r.kind IN ('reservation', 'walk_in'))`;

/** Why a closure `r` closes its charger; null for all other rows, of which none is looked up. */
export const CLOSED_FOR = `CASE WHEN r.closure_id IS NOT NULL THEN (
        SELECT c.reason FROM closures c WHERE c.organization_id = r.organization_id AND c.id = r.closure_id) END`;
