import { byStart, MEMBER_OCCUPYING_STATUSES, OCCUPYING_STATUSES } from '@chargerota/domain';
import type { MonthOfSessions, Period, ReservationKind, ReservationStatus } from '@chargerota/domain';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { literals } from '../../platform/database/columns.ts';
import { namedQuery, type Queries, type Tx } from '../../platform/database/database.ts';
import type { TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { users } from '../accounts/tables.ts';
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

/** The kinds that a member sees as reservations of their own; a hold of the waitlist is an offer. */
const OWN_KINDS = ['reservation', 'walk_in'] as const satisfies ReservationKind[];

const isOwn = ({ userId }: UserScope) =>
  and(eq(reservations.userId, userId), sql`${reservations.kind} in (${literals(OWN_KINDS)})`);

const isItsLocation = and(
  eq(locations.organizationId, reservations.organizationId),
  eq(locations.id, reservations.locationId),
);
const isItsSpot = and(
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

/** They have or hold a charger at `now` or later. */
const stands = (now: Date) =>
  and(
    // By the index of the member's constraint; it holds nothing else.
    sql`${reservations.period} && tstzrange(${now.toISOString()}, NULL)`,
    sql`${reservations.status} in (${literals(MEMBER_OCCUPYING_STATUSES)})`,
  );

const isOver = (now: Date) =>
  or(
    lte(reservations.endsAt, now),
    sql`${reservations.status} not in (${literals(MEMBER_OCCUPYING_STATUSES)})`,
  );

const newestFirst = [desc(reservations.startsAt), desc(reservations.id)];

/**
 * Newest first. The rows are chosen before what is shown beside them is looked up: joined first, a whole history would be
 * fetched with its locations and chargers for the sake of its latest page. `name` is the statement's: it is planned once a
 * connection, which takes longer than its rows do, and so names states outright, as the indexes that hold only some do.
 */
async function listLatest(
  queries: Queries,
  name: string,
  which: SQL | undefined,
  part: { limit: number; offset?: number },
): Promise<ReservationView[]> {
  // Under the name of their table, so that what is joined to them is joined as to it.
  const chosen = queries
    .select(getTableColumns(reservations))
    .from(reservations)
    .where(which)
    .orderBy(...newestFirst)
    .limit(part.limit)
    .offset(part.offset ?? 0)
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
 * Newest first: all that stand at `now`, and the latest `endedLimit` each of those that are over and of those that were
 * cancelled, so that however many were cancelled, what took place is there.
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
      .where(and(isOwn(scope), stands(now)))
      .prepare('reservations.own-standing')
      .execute(),
    listLatest(queries, 'reservations.own-over', and(isOwn(scope), isOver(now), not(isCancelled)), latest),
    listLatest(queries, 'reservations.own-cancelled', and(isOwn(scope), isCancelled), latest),
  ]);
  return lists.flat().toSorted((a, b) => byStart(b.reservation, a.reservation));
}

/** A part of those that no longer stand at `now`, newest first. */
export const listOwnEnded = (
  queries: Queries,
  scope: UserScope,
  now: Date,
  part: { limit: number; offset: number },
): Promise<ReservationView[]> =>
  listLatest(queries, 'reservations.own-ended', and(isOwn(scope), isOver(now)), part);

export const countOwnEnded = (queries: Queries, scope: UserScope, now: Date): Promise<number> =>
  queries.$count(reservations, and(isOwn(scope), isOver(now)));

// From the index on a member's own alone; their rows are not read.
const SESSIONS = {
  name: 'reservations.own-sessions',
  text: `
    SELECT to_char(month, 'YYYY-MM') AS month, sessions, extract(epoch FROM length)::float8 AS seconds
    FROM (
      SELECT date_trunc('month', date::timestamp) AS month, count(*)::int AS sessions, sum(ends_at - starts_at) AS length
      FROM reservations WHERE user_id = $1 AND status = 'arrived' GROUP BY 1) months`,
};

/** How many sessions the caller had in each month, in every organization, and for how long. */
export async function listOwnSessions(queries: Queries, scope: UserScope): Promise<MonthOfSessions[]> {
  const rows = await namedQuery<{ month: string; sessions: number; seconds: number }>(queries, SESSIONS, [
    scope.userId,
  ]);
  return rows.map(({ month, sessions, seconds }) => ({ month, sessions, hours: seconds / 3600 }));
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
    | 'cancelReason'
  >
>;

// Of each row the columns that its changes name; none of them is ever emptied again.
const CHANGE = {
  name: 'reservations.change',
  text: `
    UPDATE reservations r SET
      status = coalesce(c.status, r.status),
      location_id = coalesce(c."locationId", r.location_id), spot_id = coalesce(c."spotId", r.spot_id),
      date = coalesce(c.date, r.date), time_slot = coalesce(c."timeSlot", r.time_slot),
      starts_at = coalesce(c."startsAt", r.starts_at), ends_at = coalesce(c."endsAt", r.ends_at),
      arrived_at = coalesce(c."arrivedAt", r.arrived_at), released_at = coalesce(c."releasedAt", r.released_at),
      cancelled_at = coalesce(c."cancelledAt", r.cancelled_at),
      cancel_reason = coalesce(c."cancelReason", r.cancel_reason), updated_at = c."updatedAt"
    FROM jsonb_to_recordset($2::jsonb) AS c (id uuid, status text, "locationId" uuid, "spotId" uuid, date date,
      "timeSlot" text, "startsAt" timestamptz, "endsAt" timestamptz, "arrivedAt" timestamptz,
      "releasedAt" timestamptz, "cancelledAt" timestamptz, "cancelReason" text, "updatedAt" timestamptz)
    WHERE r.organization_id = $1 AND r.id = c.id`,
};

/** Writes to rows that the transaction has locked. An overlap is refused by the constraints (23P01). */
export async function changeReservations(
  tx: Tx,
  scope: TenantScope,
  changes: readonly (Changes & { id: string })[],
): Promise<void> {
  await namedQuery(tx, CHANGE, [scope.organizationId, JSON.stringify(changes)]);
}

/**
 * A reservation that may have become a no-show, kept from changing, with its organization's rules. They are read after the
 * wait for the row, so that a grace period prolonged meanwhile counts.
 */
export async function lockForNoShow(tx: Tx, scope: TenantScope, id: string) {
  const isIt = and(eq(reservations.organizationId, scope.organizationId), eq(reservations.id, id));
  const locked = await tx.select({ id: reservations.id }).from(reservations).where(isIt).for('update');
  if (locked.length === 0) return null;
  const [found] = await tx
    .select({
      before: {
        id: reservations.id,
        kind: reservations.kind,
        status: reservations.status,
        // Only closures have no user; nobody waits for them.
        userId: sql<string>`${reservations.userId}`,
        locationId: reservations.locationId,
        spotId: reservations.spotId,
        date: reservations.date,
        startsAt: reservations.startsAt,
        endsAt: reservations.endsAt,
        timezone: locations.timezone,
      },
      rules: {
        noShowGracePeriodMinutes: organizations.noShowGracePeriodMinutes,
        autoMarkNoShow: organizations.autoMarkNoShow,
      },
    })
    .from(reservations)
    .innerJoin(organizations, eq(organizations.id, reservations.organizationId))
    .innerJoin(
      locations,
      and(
        eq(locations.organizationId, reservations.organizationId),
        eq(locations.id, reservations.locationId),
      ),
    )
    .where(isIt);
  return found ?? null;
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
        // What leads the index of the spot's constraint.
        sql`uuid_hash(${reservations.spotId}) = uuid_hash(${spots.id})`,
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
