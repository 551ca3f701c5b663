// Pending notices about reservations, which are written and deleted with the changes of their reservations.
import { MEMBER_OCCUPYING_STATUSES, REMINDER_KINDS } from '@chargerota/domain';
import type { NoticedState } from '@chargerota/domain';
import { and, asc, eq } from 'drizzle-orm';
import { literalText } from '../../platform/database/columns.ts';
import { inOneRoundTrip, namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizationMemberships } from '../organizations/tables.ts';
import { insertNoticesSql, type PlannedNotice } from './sql-rules.ts';

const INSERT = {
  name: 'notifications.insert-planned',
  text: `${insertNoticesSql({ organization: '$1', parameter: '$2', now: '$3' })}
    ON CONFLICT (organization_id, reservation_id, type, method, scheduled_for) DO NOTHING`,
};

/** Adds notices about reservations. Those that exist already are left as they are. */
export async function insertPlanned(
  tx: Tx,
  scope: TenantScope,
  notices: readonly PlannedNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await namedQuery(tx, INSERT, [scope.organizationId, JSON.stringify(notices), now]);
}

// The transaction holds the reservation's row, so two transactions that plan for one reservation run one after the other.
const DROP = {
  name: 'notifications.drop-unwanted',
  text: `
    DELETE FROM notifications n
    WHERE n.organization_id = $1 AND n.reservation_id = ANY ($2::uuid[]) AND n.status = 'pending'
      AND n.type IN (${literalText(REMINDER_KINDS)})
      AND NOT EXISTS (
        SELECT FROM jsonb_to_recordset($3::jsonb) AS wanted (
          "reservationId" uuid, type text, method text, "dueAt" timestamptz)
        WHERE wanted."reservationId" = n.reservation_id AND wanted.type = n.type AND wanted.method = n.method
          AND wanted."dueAt" = n.scheduled_for)`,
};

/**
 * Makes the pending reminders of these reservations the wanted ones. Reminders that were due before `now` are not written
 * again, because they have been sent or are about to be.
 */
export async function syncReminders(
  tx: Tx,
  scope: TenantScope,
  reservations: readonly { id: string; wanted: readonly PlannedNotice[] }[],
  now: Date,
): Promise<void> {
  if (reservations.length === 0) return;
  const wanted = reservations.flatMap((row) => row.wanted);
  const ids = reservations.map(({ id }) => id);
  const toCome = wanted.filter(({ dueAt }) => dueAt > now);
  await inOneRoundTrip([
    namedQuery(tx, DROP, [scope.organizationId, ids, JSON.stringify(wanted)]),
    insertPlanned(tx, scope, toCome, now),
  ]);
}

const STANDING = `
  r.organization_id = $1 AND r.user_id = $2 AND r.status IN (${literalText(MEMBER_OCCUPYING_STATUSES)})
  AND r.period && tstzrange($3, NULL)`;

const HOLD_COMING = {
  name: 'notifications.hold-coming',
  text: `SELECT r.id FROM reservations r WHERE ${STANDING} ORDER BY r.starts_at, r.id FOR NO KEY UPDATE`,
};

const LIST_COMING = {
  name: 'notifications.coming',
  text: `
    SELECT r.id, r.user_id AS "userId", r.kind, r.status, r.spot_id AS "spotId", r.starts_at AS "startsAt",
      r.ends_at AS "endsAt", r.created_at AS "createdAt", r.arrived_at AS "arrivedAt", s.power_output AS "powerKw",
      l.timezone
    FROM reservations r
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id
    JOIN spots s ON s.organization_id = r.organization_id AND s.location_id = r.location_id AND s.id = r.spot_id
    WHERE ${STANDING}`,
};

/** Locks a member's reservations that are not over, and reads them once it has the locks. */
export async function holdComing(
  tx: Tx,
  scope: TenantScope,
  userId: string,
  now: Date,
): Promise<(NoticedState & { id: string; userId: string })[]> {
  const values = [scope.organizationId, userId, now];
  const held = await namedQuery(tx, HOLD_COMING, values);
  return held.length > 0 ? namedQuery(tx, LIST_COMING, values) : [];
}

/** What plans need of reservations beside their state, by id: a reservation's own facts, and the power of chargers. */
export type PlanFacts = {
  reservations: Record<string, Pick<NoticedState, 'createdAt' | 'arrivedAt'>>;
  powerKw: Record<string, number>;
};

const FACTS = {
  name: 'notifications.plan-facts',
  text: `
    SELECT r.id, r.created_at AS "createdAt", r.arrived_at AS "arrivedAt", NULL::float8 AS "powerKw"
    FROM reservations r WHERE r.organization_id = $1 AND r.id = ANY ($2::uuid[])
    UNION ALL
    SELECT s.id, NULL, NULL, s.power_output FROM spots s WHERE s.organization_id = $1 AND s.id = ANY ($3::uuid[])`,
};

export async function loadPlanFacts(
  queries: Queries,
  scope: TenantScope,
  { reservationIds, spotIds }: { reservationIds: readonly string[]; spotIds: readonly string[] },
): Promise<PlanFacts> {
  type Row = { id: string; createdAt: Date | null; arrivedAt: Date | null; powerKw: number | null };
  const rows = await namedQuery<Row>(queries, FACTS, [scope.organizationId, reservationIds, spotIds]);
  const facts: PlanFacts = { reservations: {}, powerKw: {} };
  for (const { id, createdAt, arrivedAt, powerKw } of rows) {
    if (createdAt) facts.reservations[id] = { createdAt, arrivedAt };
    else if (powerKw !== null) facts.powerKw[id] = powerKw;
  }
  return facts;
}

/** Active memberships of an organization, or of a person. */
export async function listActiveMemberships(
  queries: Queries,
  of: { organizationId: string } | { userId: string },
): Promise<{ organizationId: string; userId: string }[]> {
  const { organizationId, userId, status } = organizationMemberships;
  const which = 'userId' in of ? eq(userId, of.userId) : eq(organizationId, of.organizationId);
  return queries
    .select({ organizationId, userId })
    .from(organizationMemberships)
    .where(and(which, eq(status, 'active')))
    .orderBy(asc(userId));
}
