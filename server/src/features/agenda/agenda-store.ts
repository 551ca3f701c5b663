// Reservations that have something due, of all organizations.
import {
  MEMBER_OCCUPYING_STATUSES,
  type AgendaReservation,
  type NotificationChoices,
} from '@chargerota/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { CHOICES, choicesOf, type ChoiceFacts } from '../notifications/sql-rules.ts';
import { LONGEST, lookedAtAgain } from '../reservations/facts-for-others.ts';
import { reservations } from '../reservations/tables.ts';

const ONLY_ONE = {
  name: 'agenda.only-one',
  text: `SELECT pg_try_advisory_xact_lock(hashtext('agenda')) AS "isOnly"`,
};

/** One instance at a time works on what is due, until its transaction ends: what is one message must not be taken by two. */
export async function isOnlyOne(tx: Tx): Promise<boolean> {
  const [row] = await namedQuery<{ isOnly: boolean }>(tx, ONLY_ONE, []);
  return row?.isOnly ?? false;
}

// Those of the same people that are due within the minute come along: they may be one message. Whoever holds a row is about
// to change it, after which it is looked at again.
const LOCK = {
  name: 'agenda.lock-due',
  text: `
    WITH due AS MATERIALIZED (
      SELECT r.id, r.user_id FROM reservations r WHERE r.next_due_at <= $1 ORDER BY r.next_due_at LIMIT $3)
    SELECT r.organization_id AS "organizationId", r.id FROM reservations r
    WHERE r.next_due_at < $2 AND (r.id IN (SELECT id FROM due) OR r.user_id IN (SELECT user_id FROM due)
      AND r.period && tstzrange($1::timestamptz - interval '1 day', NULL))
    ORDER BY r.id FOR NO KEY UPDATE SKIP LOCKED`,
};

export type ReservationKey = { organizationId: string; id: string };

/** Locks up to `limit` reservations that are due by `now`, and those that their members have due before `minuteEnds`. */
export const lockDueReservations = (
  tx: Tx,
  { now, minuteEnds, limit }: { now: Date; minuteEnds: Date; limit: number },
): Promise<ReservationKey[]> => namedQuery(tx, LOCK, [now, minuteEnds, limit]);

/** A reservation with all that decides on what it has due. */
export type AgendaRow = AgendaReservation & {
  organizationId: string;
  id: string;
  userId: string;
  noShowGracePeriodMinutes: number;
  choices: NotificationChoices;
};

const READ = {
  name: 'agenda.read',
  text: `
    SELECT r.organization_id AS "organizationId", r.id, r.user_id AS "userId", r.kind, r.status,
      r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.awaited_ms AS "awaitedMs", r.created_at AS "createdAt",
      r.arrived_at AS "arrivedAt", coalesce(r.reminded_until, r.created_at) AS "remindedUntil",
      r.absence_judged AS "absenceJudged", l.timezone, s.power_output AS "powerKw",
      o.no_show_grace_period_minutes AS "noShowGracePeriodMinutes", ${CHOICES} AS facts
    FROM jsonb_to_recordset($1::jsonb) AS due ("organizationId" uuid, id uuid)
    JOIN reservations r ON r.organization_id = due."organizationId" AND r.id = due.id
    JOIN organizations o ON o.id = r.organization_id
    JOIN users u ON u.id = r.user_id
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.location_id = r.location_id AND s.id = r.spot_id`,
};

/** Reads reservations that the transaction has locked. */
export async function readAgenda(tx: Tx, keys: readonly ReservationKey[]): Promise<AgendaRow[]> {
  const rows = await namedQuery<Omit<AgendaRow, 'choices'> & { facts: ChoiceFacts }>(tx, READ, [
    JSON.stringify(keys),
  ]);
  return rows.map(({ facts, ...row }) => ({ ...row, choices: choicesOf(facts) }));
}

/** What remains to be due of a reservation. */
export type Handled = {
  organizationId: string;
  id: string;
  nextDueAt: Date | null;
  remindedUntil: Date;
  absenceJudged: boolean;
};

const WRITE = {
  name: 'agenda.write',
  text: `
    UPDATE reservations r SET next_due_at = h."nextDueAt", reminded_until = h."remindedUntil",
      absence_judged = h."absenceJudged"
    FROM jsonb_to_recordset($1::jsonb) AS h ("organizationId" uuid, id uuid, "nextDueAt" timestamptz,
      "remindedUntil" timestamptz, "absenceJudged" boolean)
    WHERE r.organization_id = h."organizationId" AND r.id = h.id`,
};

export async function writeHandled(tx: Tx, handled: readonly Handled[]): Promise<void> {
  await namedQuery(tx, WRITE, [JSON.stringify(handled)]);
}

/** When the next of all reservations has something due; null if none has. */
export async function findNextDue(queries: Queries): Promise<Date | null> {
  const [row] = await queries
    .select({ dueAt: reservations.nextDueAt })
    .from(reservations)
    .where(isNotNull(reservations.nextDueAt))
    .orderBy(reservations.nextDueAt)
    .limit(1);
  return row?.dueAt ?? null;
}

const STANDS = `r.status IN (${literalText(MEMBER_OCCUPYING_STATUSES)})`;

// Location by location, by when they start: years of history cost nothing.
const COMING_OF_ORGANIZATION = `
      FROM locations l
      JOIN reservations r ON r.organization_id = l.organization_id AND r.location_id = l.id
        AND r.starts_at > $1::timestamptz - ${LONGEST} AND r.ends_at > $1 AND r.ends_at > r.starts_at
      WHERE l.organization_id = $2`;

const COMING_OF_PERSON = `
      FROM reservations r
      WHERE r.user_id = $2 AND ($3::uuid IS NULL OR r.organization_id = $3) AND r.period && tstzrange($1, NULL)`;

const reviewOf = (coming: string) => `
    WITH coming AS MATERIALIZED (
      SELECT r.organization_id, r.id ${coming} AND ${STANDS}
      ORDER BY r.id FOR NO KEY UPDATE OF r)
    UPDATE reservations r SET ${lookedAtAgain('$1::timestamptz')}
    FROM coming WHERE r.organization_id = coming.organization_id AND r.id = coming.id`;

const REVIEW_ORGANIZATION = { name: 'agenda.review-organization', text: reviewOf(COMING_OF_ORGANIZATION) };
const REVIEW_PERSON = { name: 'agenda.review-person', text: reviewOf(COMING_OF_PERSON) };

/** Has what coming reservations have due found out anew: of an organization, of a person, or of both. */
export async function reviewComing(
  tx: Tx,
  { organizationId, userId }: { organizationId: string | null; userId: string | null },
  now: Date,
): Promise<void> {
  if (userId) await namedQuery(tx, REVIEW_PERSON, [now, userId, organizationId]);
  else await namedQuery(tx, REVIEW_ORGANIZATION, [now, organizationId]);
}

/** When the arrival window of a reservation `r` closes, with this many minutes of grace. */
const closesAt = (minutes: string): string => `least(r.ends_at, r.starts_at + greatest(interval '0',
  ${minutes} * interval '1 minute' - r.awaited_ms * interval '1 millisecond'))`;

// A window that has closed while no-shows were not marked stays as it is, unless longer grace opens it again.
const FOLLOW_RULES = {
  name: 'agenda.follow-rules',
  text: `
    WITH awaited AS MATERIALIZED (
      SELECT r.id ${COMING_OF_ORGANIZATION} AND r.status = 'confirmed' ORDER BY r.id FOR NO KEY UPDATE OF r)
    UPDATE reservations r SET ${lookedAtAgain('$1::timestamptz')},
      absence_judged = ${closesAt('$5::int')} <= $1
        AND (r.absence_judged OR NOT $3::boolean AND ${closesAt('$4::int')} <= $1)
    FROM awaited WHERE r.organization_id = $2 AND r.id = awaited.id`,
};

/** Applies changed rules of arrival to the reservations that are awaited, in the transaction that changed them. */
export async function followArrivalRules(
  tx: Tx,
  { organizationId }: TenantScope,
  { before, after }: Record<'before' | 'after', ArrivalRules>,
  now: Date,
): Promise<void> {
  const grace = [before.noShowGracePeriodMinutes, after.noShowGracePeriodMinutes];
  await namedQuery(tx, FOLLOW_RULES, [now, organizationId, before.autoMarkNoShow, ...grace]);
}

export type ArrivalRules = { noShowGracePeriodMinutes: number; autoMarkNoShow: boolean };

/** The arrival window has become longer: the absence is judged once it has closed. */
export async function evaluateAgain(
  tx: Tx,
  { organizationId }: TenantScope,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .update(reservations)
    .set({ absenceJudged: false, nextDueAt: now })
    .where(and(eq(reservations.organizationId, organizationId), eq(reservations.id, id)));
}
