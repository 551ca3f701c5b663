import { OCCUPYING_STATUSES } from '@chargerota/domain';
import type { Period, ReservationKind, ReservationStatus } from '@chargerota/domain';
import { and, asc, desc, eq, exists, gt, inArray, lte, ne, not, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { isSpotInService } from './sql-rules.ts';
import { reservations } from './tables.ts';

/** A member's reservation or walk-in with what is shown beside it. */
export type ReservationView = {
  reservation: {
    organizationId: string;
    id: string;
    kind: ReservationKind;
    status: ReservationStatus;
    userId: string;
    locationId: string;
    spotId: string;
    date: string;
    timeSlot: string;
    startsAt: Date;
    endsAt: Date;
    arrivedAt: Date | null;
    releasedAt: Date | null;
    createdAt: Date;
  };
  organization: { id: string; name: string; noShowGracePeriodMinutes: number };
  location: { id: string; name: string; address: string; timezone: string };
  spot: { spotNumber: string; powerOutput: number; connectorType: string; chargingType: string };
};

const VIEW = {
  reservation: {
    organizationId: reservations.organizationId,
    id: reservations.id,
    kind: reservations.kind,
    status: reservations.status,
    // Only closures have no user; they are nobody's own.
    userId: sql<string>`${reservations.userId}`,
    locationId: reservations.locationId,
    spotId: reservations.spotId,
    date: reservations.date,
    timeSlot: reservations.timeSlot,
    startsAt: reservations.startsAt,
    endsAt: reservations.endsAt,
    arrivedAt: reservations.arrivedAt,
    releasedAt: reservations.releasedAt,
    createdAt: reservations.createdAt,
  },
  organization: {
    id: organizations.id,
    name: organizations.name,
    noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes,
  },
  location: {
    id: locations.id,
    name: locations.name,
    address: locations.address,
    timezone: locations.timezone,
  },
  spot: {
    spotNumber: spots.spotNumber,
    powerOutput: spots.powerOutput,
    connectorType: spots.connectorType,
    chargingType: spots.chargingType,
  },
};

/** The kinds that a member sees as reservations of their own; a hold of the waitlist is an offer. */
const OWN_KINDS = ['reservation', 'walk_in'] as const satisfies ReservationKind[];

const isOwn = ({ userId }: UserScope) =>
  and(eq(reservations.userId, userId), inArray(reservations.kind, [...OWN_KINDS]));

const selectViews = (queries: Queries) =>
  queries
    .select(VIEW)
    .from(reservations)
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, reservations.organizationId),
        eq(locations.id, reservations.locationId),
      ),
    )
    .innerJoin(
      spots,
      and(eq(spots.organizationId, reservations.organizationId), eq(spots.id, reservations.spotId)),
    );

/** One of the caller's own, in whichever organization. */
export async function findOwnReservation(
  queries: Queries,
  scope: UserScope,
  id: string,
): Promise<ReservationView | null> {
  const [found] = await selectViews(queries).where(and(isOwn(scope), eq(reservations.id, id)));
  return found ?? null;
}

/**
 * As findOwnReservation, keeping the row from changing until the transaction ends. Locked alone and read after: a row that
 * was locked in a join is dropped when somebody moved it meanwhile, since PostgreSQL joins it to the old spot again.
 */
export async function lockOwnReservation(
  tx: Tx,
  scope: UserScope,
  id: string,
): Promise<ReservationView | null> {
  const locked = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isOwn(scope), eq(reservations.id, id)))
    .for('update');
  return locked.length === 1 ? findOwnReservation(tx, scope, id) : null;
}

/** Newest first: all that end after `now`, and the latest `pastLimit` of those that ended before. */
export async function listOwnReservations(
  queries: Queries,
  scope: UserScope,
  { now, pastLimit }: { now: Date; pastLimit: number },
): Promise<ReservationView[]> {
  const [coming, past] = await Promise.all([
    selectViews(queries)
      .where(and(isOwn(scope), gt(reservations.endsAt, now)))
      .orderBy(desc(reservations.startsAt), desc(reservations.id)),
    selectViews(queries)
      .where(and(isOwn(scope), lte(reservations.endsAt, now)))
      .orderBy(desc(reservations.startsAt), desc(reservations.id))
      .limit(pastLimit),
  ]);
  return [...coming, ...past];
}

/** When the caller's sessions were, in every organization. */
export async function listOwnSessions(
  queries: Queries,
  scope: UserScope,
): Promise<(Period & { status: ReservationStatus; date: string })[]> {
  return queries
    .select({
      date: reservations.date,
      status: reservations.status,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
    })
    .from(reservations)
    .where(and(eq(reservations.userId, scope.userId), eq(reservations.status, 'arrived')));
}

/** What use cases change of a reservation. */
export type Changes = { updatedAt: Date } & Partial<
  Pick<
    typeof reservations.$inferInsert,
    | 'status'
    | 'locationId'
    | 'spotId'
    | 'date'
    | 'timeSlot'
    | 'startsAt'
    | 'endsAt'
    | 'arrivedAt'
    | 'releasedAt'
    | 'cancelledAt'
  >
>;

/** Writes to a row that the transaction has locked. An overlap is refused by the constraints (23P01). */
export async function changeReservation(
  tx: Tx,
  scope: TenantScope,
  id: string,
  changes: Changes,
): Promise<void> {
  await tx
    .update(reservations)
    .set(changes)
    .where(and(eq(reservations.organizationId, scope.organizationId), eq(reservations.id, id)));
}

/**
 * A reservation that may have become a no-show, kept from changing, with its organization's rules. They are read after the
 * wait for the row, so that a grace period prolonged meanwhile counts.
 */
export async function lockForNoShow(tx: Tx, scope: TenantScope, id: string) {
  const [found] = await tx
    .select({
      status: reservations.status,
      locationId: reservations.locationId,
      date: reservations.date,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
    })
    .from(reservations)
    .where(and(eq(reservations.organizationId, scope.organizationId), eq(reservations.id, id)))
    .for('update');
  const [rules] = await tx
    .select({
      noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes,
      autoMarkNoShow: organizations.autoMarkNoShow,
    })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  return found && rules ? { ...found, rules } : null;
}

/** Where a spot of the organization is. */
export async function findSpotPlace(queries: Queries, scope: TenantScope, spotId: string) {
  const [found] = await queries
    .select({ locationId: spots.locationId, timezone: locations.timezone })
    .from(spots)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, spots.organizationId), eq(locations.id, spots.locationId)),
    )
    .where(and(eq(spots.organizationId, scope.organizationId), eq(spots.id, spotId)));
  return found ?? null;
}

/** Spots in service of a location that nothing occupies during `period`, `preferredId` first, the others in their order. */
export async function listFreeSpots(
  tx: Tx,
  scope: TenantScope,
  wanted: { locationId: string; period: Period; preferredId: string; exceptReservationId: string },
): Promise<{ id: string }[]> {
  const { startsAt, endsAt } = wanted.period;
  const occupied = tx
    .select({ one: sql`1` })
    .from(reservations)
    .where(
      and(
        eq(reservations.organizationId, spots.organizationId),
        eq(reservations.spotId, spots.id),
        inArray(reservations.status, [...OCCUPYING_STATUSES]),
        sql`${reservations.period} && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`,
        ne(reservations.id, wanted.exceptReservationId),
      ),
    );
  return tx
    .select({ id: spots.id })
    .from(spots)
    .where(
      and(
        eq(spots.organizationId, scope.organizationId),
        eq(spots.locationId, wanted.locationId),
        isSpotInService,
        not(exists(occupied)),
      ),
    )
    .orderBy(desc(eq(spots.id, wanted.preferredId)), asc(spots.position), asc(spots.id));
}
