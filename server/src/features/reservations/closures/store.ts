// Closures, the rows by which they occupy chargers, and what of members is in their way.
import { dateOfMoment } from '@chargerota/domain';
import type {
  ClosureHit,
  MadeReport,
  MembershipStatus,
  Period,
  ReservationKind,
  UserStatus,
} from '@chargerota/domain';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { organizations } from '../../organizations/tables.ts';
import { MEMBER_OCCUPYING, occupiedMinutesSql, occupyingAt } from '../sql-rules.ts';
import { reservations } from '../tables.ts';
import { closures } from './tables.ts';

export type ClosureRow = typeof closures.$inferSelect;
/** With the chargers that it closes. */
export type ClosureView = ClosureRow & { spotIds: string[] };

/** The chargers of a closure, by the rows that close them. */
const spotIdsOf = sql<string[]>`array(
  SELECT r.spot_id FROM reservations r
  WHERE r.organization_id = closures.organization_id AND r.closure_id = closures.id ORDER BY 1)`;

const select = (queries: Queries) =>
  queries.select({ ...getTableColumns(closures), spotIds: spotIdsOf }).from(closures);

/** Those of a location that run or are to come, the first first. */
export const listClosures = (
  queries: Queries,
  { organizationId }: TenantScope,
  locationId: string,
  now: Date,
): Promise<ClosureView[]> =>
  select(queries)
    .where(
      and(
        eq(closures.organizationId, organizationId),
        eq(closures.locationId, locationId),
        gt(closures.endsAt, now),
      ),
    )
    .orderBy(asc(closures.startsAt), asc(closures.id));

export async function findClosure(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<ClosureView | null> {
  const [found] = await select(queries).where(
    and(eq(closures.organizationId, scope.organizationId), eq(closures.id, id)),
  );
  return found ?? null;
}

export async function insertClosure(tx: Tx, row: ClosureRow): Promise<void> {
  await tx.insert(closures).values(row);
}

export async function updateClosure(
  tx: Tx,
  scope: TenantScope,
  id: string,
  changes: Partial<ClosureRow>,
): Promise<void> {
  await tx
    .update(closures)
    .set(changes)
    .where(and(eq(closures.organizationId, scope.organizationId), eq(closures.id, id)));
}

/** With the rows of its chargers. */
export async function deleteClosure(tx: Tx, scope: TenantScope, id: string): Promise<void> {
  await tx
    .delete(closures)
    .where(and(eq(closures.organizationId, scope.organizationId), eq(closures.id, id)));
}

/** Closes chargers by a row of each; the constraint refuses an overlap (23P01). */
export async function closeSpots(tx: Tx, closure: ClosureRow, spotIds: readonly string[]): Promise<void> {
  if (spotIds.length === 0) return;
  const { id, organizationId, locationId, startsAt, endsAt, createdBy, createdAt, updatedAt } = closure;
  const row = {
    organizationId,
    kind: 'closure' as const,
    status: 'closed' as const,
    closureId: id,
    locationId,
    date: dateOfMoment(closure.fromLocal),
    timeSlot: 'closure',
    startsAt,
    endsAt,
    createdBy,
    createdAt,
    updatedAt,
  };
  await tx.insert(reservations).values(spotIds.map((spotId) => ({ ...row, id: newId(), spotId })));
}

const isOfClosure = (scope: TenantScope, closureId: string) =>
  and(eq(reservations.organizationId, scope.organizationId), eq(reservations.closureId, closureId));

export async function deleteClosedSpots(tx: Tx, scope: TenantScope, closureId: string): Promise<void> {
  await tx.delete(reservations).where(isOfClosure(scope, closureId));
}

export async function endClosedSpots(
  tx: Tx,
  scope: TenantScope,
  closureId: string,
  endsAt: Date,
): Promise<void> {
  await tx
    .update(reservations)
    .set({ endsAt, updatedAt: endsAt })
    .where(and(isOfClosure(scope, closureId), gt(reservations.endsAt, endsAt)));
}

export type Use = Period & {
  id: string;
  kind: ReservationKind;
  spotId: string;
  closureId: string | null;
};

const USES = {
  name: 'closures.uses',
  text: `
    SELECT r.id, r.kind, r.spot_id AS "spotId", r.starts_at AS "startsAt", r.ends_at AS "endsAt",
      r.closure_id AS "closureId"
    FROM ${occupyingAt({ organization: '$1', location: '$2', from: '$3::timestamptz', to: '$4::timestamptz' })} r`,
};

/** Everything that occupies the chargers of a location in a period. */
export const listUses = (tx: Tx, scope: TenantScope, locationId: string, { startsAt, endsAt }: Period) =>
  namedQuery<Use>(tx, USES, [scope.organizationId, locationId, startsAt, endsAt]);

/** A reservation that is hit, with what decides whether it can be moved, and what its member is called. */
export type Hit = ClosureHit & {
  kind: ReservationKind;
  locationId: string;
  date: string;
  timeSlot: string;
  spotNumber: string;
  accountStatus: UserStatus;
  membershipStatus: MembershipStatus | null;
  user: { firstName: string; lastName: string; email: string };
  ownReports: (MadeReport & { spotId: string })[];
};

const LOCK_HITS = {
  name: 'closures.lock-hits',
  text: `
    SELECT r.id FROM reservations r
    WHERE r.organization_id = $1 AND r.spot_id = ANY ($2::uuid[]) AND ${MEMBER_OCCUPYING}
      AND r.period && tstzrange($3, $4)
    ORDER BY r.id FOR UPDATE`,
};
const HITS = {
  name: 'closures.hits',
  text: `
    SELECT hit.id, hit.kind, hit.status, hit.user_id AS "userId", hit.location_id AS "locationId", hit.spot_id AS "spotId",
      s.spot_number AS "spotNumber", hit.date, hit.time_slot AS "timeSlot", hit.starts_at AS "startsAt",
      hit.ends_at AS "endsAt", hit.created_at AS "createdAt",
      ${occupiedMinutesSql({ organization: '$1', user: 'hit.user_id', today: '$4::date', now: '$3' })} AS "usedMinutes",
      u.status AS "accountStatus", m.status AS "membershipStatus",
      json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email) AS "user",
      (SELECT coalesce(json_agg(json_build_object('spotId', p.spot_id, 'kind', p.kind, 'reportedAt', own.reported_at)),
          '[]')
        FROM spot_reporters own JOIN spot_reports p
          ON p.organization_id = own.organization_id AND p.id = own.report_id AND p.resolved_at IS NULL
        WHERE own.organization_id = $1 AND own.user_id = hit.user_id AND p.location_id = hit.location_id) AS "ownReports"
    FROM reservations hit
    JOIN spots s ON s.organization_id = hit.organization_id AND s.location_id = hit.location_id AND s.id = hit.spot_id
    JOIN users u ON u.id = hit.user_id
    LEFT JOIN organization_memberships m ON m.organization_id = hit.organization_id AND m.user_id = hit.user_id
    WHERE hit.organization_id = $1 AND hit.id = ANY ($2::uuid[])
    ORDER BY hit.starts_at, s.position, hit.id`,
};

/** Locks what members have reserved at chargers in a period, by ascending id as all do. `today`: at the location. */
export async function lockHits(
  tx: Tx,
  scope: TenantScope,
  { spotIds, period, today, now }: { spotIds: string[]; period: Period; today: string; now: Date },
): Promise<Hit[]> {
  const locked = await namedQuery<{ id: string }>(tx, LOCK_HITS, [
    scope.organizationId,
    spotIds,
    period.startsAt,
    period.endsAt,
  ]);
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const hits = await namedQuery<Hit>(tx, HITS, [scope.organizationId, ids, now, today]);
  return hits.map((hit) => ({
    ...hit,
    ownReports: hit.ownReports.map((own) => ({ ...own, reportedAt: new Date(own.reportedAt) })),
  }));
}

/** Time that is kept for the line is nobody's: a closure takes it. */
export async function takePriorityHolds(
  tx: Tx,
  scope: TenantScope,
  { spotIds, period }: { spotIds: string[]; period: Period },
): Promise<void> {
  await tx
    .delete(reservations)
    .where(
      and(
        eq(reservations.organizationId, scope.organizationId),
        eq(reservations.kind, 'hold'),
        eq(reservations.status, 'held'),
        isNull(reservations.userId),
        inArray(reservations.spotId, spotIds),
        lt(reservations.startsAt, period.endsAt),
        gt(reservations.endsAt, period.startsAt),
      ),
    );
}

export async function readLineEnabled(queries: Queries, scope: TenantScope): Promise<boolean> {
  const [row] = await queries
    .select({ lineEnabled: organizations.lineEnabled })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  return row?.lineEnabled ?? false;
}

/** Those of all organizations that began by then and return every year. */
export const listYearlyToRenew = (queries: Queries, until: Date) =>
  queries
    .select({ organizationId: closures.organizationId, id: closures.id, locationId: closures.locationId })
    .from(closures)
    .where(and(eq(closures.isYearly, true), lte(closures.startsAt, until)));
