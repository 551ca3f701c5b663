import { and, asc, desc, eq, getTableColumns, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { rowCount } from '../../platform/database/row-count.ts';
import { users } from '../accounts/tables.ts';
import { locations, spots } from '../locations/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import type { CalendarFacts } from './event.ts';

const FACTS = {
  reservation: {
    id: reservations.id,
    status: reservations.status,
    startsAt: reservations.startsAt,
    endsAt: reservations.endsAt,
    releasedAt: reservations.releasedAt,
    createdAt: reservations.createdAt,
    updatedAt: reservations.updatedAt,
  },
  user: { email: users.email },
  organization: { name: organizations.name },
  location: {
    name: locations.name,
    address: locations.address,
    city: locations.city,
    state: locations.state,
    zipCode: locations.zipCode,
    timezone: locations.timezone,
    latitude: locations.latitude,
    longitude: locations.longitude,
  },
  spot: { spotNumber: spots.spotNumber },
};

/** A person's reservations and walk-ins, without closures and offers of the waitlist. */
const isOf = (userId: string) =>
  and(eq(reservations.userId, userId), sql`${reservations.kind} in ('reservation', 'walk_in')`);

type Choice = { which: SQL | undefined; order: SQL[]; limit: number };

/** Selects the rows first, and then joins what is shown with them. */
async function listFacts(queries: Queries, name: string, choice: Choice): Promise<CalendarFacts[]> {
  // The subquery has the table's name, so that the joins below can use the table's columns.
  const chosen = queries
    .select(getTableColumns(reservations))
    .from(reservations)
    .where(choice.which)
    .orderBy(...choice.order)
    .limit(rowCount(choice.limit))
    .as('reservations');
  return queries
    .select(FACTS)
    .from(chosen)
    .innerJoin(users, eq(users.id, reservations.userId))
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
    )
    .orderBy(...choice.order)
    .prepare(name)
    .execute();
}

export type FeedSpan = {
  /** Reservations that are not cancelled and start from here on: the latest `limit`. */
  from: Date;
  limit: number;
  /** Cancelled reservations that start from here on: the first `cancelledLimit`. */
  cancelledFrom: Date;
  cancelledLimit: number;
};

/** A person's reservations in every organization, by their start. */
export async function listForFeed(
  queries: Queries,
  userId: string,
  span: FeedSpan,
): Promise<CalendarFacts[]> {
  // A literal, not a parameter: the condition of the partial index is written like this.
  const isCancelled = sql`${reservations.status} = 'cancelled'`;
  const lists = await Promise.all([
    listFacts(queries, 'calendar.standing', {
      which: and(
        isOf(userId),
        ne(reservations.status, sql`'cancelled'`),
        gte(reservations.startsAt, span.from),
      ),
      order: [desc(reservations.startsAt), desc(reservations.id)],
      limit: span.limit,
    }),
    listFacts(queries, 'calendar.cancelled', {
      which: and(isOf(userId), isCancelled, gte(reservations.startsAt, span.cancelledFrom)),
      order: [asc(reservations.startsAt), asc(reservations.id)],
      limit: span.cancelledLimit,
    }),
  ]);
  return lists
    .flat()
    .toSorted(
      ({ reservation: a }, { reservation: b }) =>
        a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
    );
}

export async function findForCalendar(
  queries: Queries,
  userId: string,
  id: string,
): Promise<CalendarFacts | null> {
  const [found] = await listForCalendar(queries, userId, [id]);
  return found ?? null;
}

/** A person's own reservations with these ids. */
export const listForCalendar = (
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<CalendarFacts[]> =>
  listFacts(queries, 'calendar.some', {
    which: and(isOf(userId), sql`${reservations.id} = any(${sql.param([...ids])}::uuid[])`),
    order: [asc(reservations.startsAt), asc(reservations.id)],
    limit: ids.length,
  });
