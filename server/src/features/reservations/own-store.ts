import { byStart, MEMBER_OCCUPYING_STATUSES } from '@chargerota/domain';
import type { ReservationKind, ReservationStatus } from '@chargerota/domain';
import { and, desc, eq, getTableColumns, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { literals } from '../../platform/database/columns.ts';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { rowCount } from '../../platform/database/row-count.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { OWN_KINDS } from './sql-rules.ts';
import { reservations } from './tables.ts';

/** A member's reservation or walk-in with the data that is shown beside it. */
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
    awaitedMs: number;
    leftFrom: Date | null;
    leftUntil: Date | null;
    createdAt: Date;
  };
  user: { id: string; firstName: string; lastName: string; email: string };
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
    // Only closures and priority holds have no user, and neither is anybody's own (isOwn).
    userId: sql<string>`${reservations.userId}`,
    locationId: reservations.locationId,
    spotId: reservations.spotId,
    date: reservations.date,
    timeSlot: reservations.timeSlot,
    startsAt: reservations.startsAt,
    endsAt: reservations.endsAt,
    arrivedAt: reservations.arrivedAt,
    releasedAt: reservations.releasedAt,
    awaitedMs: reservations.awaitedMs,
    leftFrom: reservations.leftFrom,
    leftUntil: reservations.leftUntil,
    createdAt: reservations.createdAt,
  },
  user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
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

/** The person whose reservations they are, whatever else they act for. */
type Owner = Pick<UserScope, 'userId'>;

const isOwn = ({ userId }: Owner) =>
  and(eq(reservations.userId, userId), sql`${reservations.kind} in (${literals(OWN_KINDS)})`);

export const isItsLocation = and(
  eq(locations.organizationId, reservations.organizationId),
  eq(locations.id, reservations.locationId),
);
export const isItsSpot = and(
  eq(spots.organizationId, reservations.organizationId),
  eq(spots.id, reservations.spotId),
);

const selectViews = (queries: Queries) =>
  queries
    .select(VIEW)
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot);

/** One of the caller's own reservations, in any organization. */
export async function findOwnReservation(
  queries: Queries,
  scope: Owner,
  id: string,
): Promise<ReservationView | null> {
  const [found] = await selectViews(queries)
    .where(and(isOwn(scope), eq(reservations.id, id)))
    .prepare('reservations.own')
    .execute();
  return found ?? null;
}

/**
 * Like findOwnReservation, but locks the row until the transaction ends. The row is locked alone and read afterwards:
 * if it were locked in a join and somebody moved it meanwhile, PostgreSQL would join it to the old spot again and drop
 * it.
 */
export async function lockOwnReservation(tx: Tx, scope: Owner, id: string): Promise<ReservationView | null> {
  const locked = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isOwn(scope), eq(reservations.id, id)))
    .for('update')
    .prepare('reservations.lock-own')
    .execute();
  return locked.length === 1 ? findOwnReservation(tx, scope, id) : null;
}

/** Reservations that have or hold a charger at `now` or later. */
const isCurrent = (now: Date) =>
  and(
    // Uses the index of the member's constraint, which contains only rows in these states.
    sql`${reservations.period} && tstzrange(${now.toISOString()}, NULL)`,
    sql`${reservations.status} in (${literals(MEMBER_OCCUPYING_STATUSES)})`,
  );

const hasEnded = (now: Date) =>
  or(
    lte(reservations.endsAt, now),
    sql`${reservations.status} not in (${literals(MEMBER_OCCUPYING_STATUSES)})`,
  );

const newestFirst = [desc(reservations.startsAt), desc(reservations.id)];

/**
 * Newest first. Rows are chosen before their other data is joined: otherwise a whole history would be joined to its
 * locations and chargers just for its latest page. `name` makes it a prepared statement, planned once per connection,
 * since planning takes longer than reading the rows. Its states are literals, because partial indexes need them.
 */
async function listLatest(
  queries: Queries,
  name: string,
  which: SQL | undefined,
  part: { limit: number; offset?: number },
): Promise<ReservationView[]> {
  // The alias is the table's own name, so that the joins can use its columns.
  const chosen = queries
    .select(getTableColumns(reservations))
    .from(reservations)
    .where(which)
    .orderBy(...newestFirst)
    .limit(rowCount(part.limit))
    .offset(rowCount(part.offset ?? 0))
    .as('reservations');
  return queries
    .select(VIEW)
    .from(chosen)
    .innerJoin(users, eq(users.id, reservations.userId))
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .orderBy(...newestFirst)
    .prepare(name)
    .execute();
}

/**
 * Newest first: all that are current at `now`, and the latest `endedLimit` each of the past and the cancelled ones, so
 * that many cancellations do not crowd out sessions that took place.
 */
export async function listOwnReservations(
  queries: Queries,
  scope: UserScope,
  { now, endedLimit }: { now: Date; endedLimit: number },
): Promise<ReservationView[]> {
  const isCancelled = sql`${reservations.status} = 'cancelled'`;
  const latest = { limit: endedLimit };
  const lists = await Promise.all([
    selectViews(queries)
      .where(and(isOwn(scope), isCurrent(now)))
      .prepare('reservations.own-current')
      .execute(),
    listLatest(queries, 'reservations.own-over', and(isOwn(scope), hasEnded(now), not(isCancelled)), latest),
    listLatest(queries, 'reservations.own-cancelled', and(isOwn(scope), isCancelled), latest),
  ]);
  return lists.flat().toSorted((a, b) => byStart(b.reservation, a.reservation));
}

/** A page of those that are not current at `now`, newest first. */
export const listOwnEnded = (
  queries: Queries,
  scope: UserScope,
  now: Date,
  part: { limit: number; offset: number },
): Promise<ReservationView[]> =>
  listLatest(queries, 'reservations.own-ended', and(isOwn(scope), hasEnded(now)), part);
