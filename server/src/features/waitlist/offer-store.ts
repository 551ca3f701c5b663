import type { OfferStatus } from '@chargerota/domain';
import { and, asc, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { STANDING } from './sql-rules.ts';
import { availabilityWatches, lineOfferLinks, lineOffers } from './tables.ts';

export type OfferRow = typeof lineOffers.$inferSelect;
export type OfferView = Awaited<ReturnType<typeof listOwnOffers>>[number];

/** Writes an offer; false if its member has another open one. */
export async function insertOffer(tx: Tx, row: typeof lineOffers.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(lineOffers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: lineOffers.id })
    .prepare('waitlist.insert-offer')
    .execute();
  return written.length === 1;
}

const isIt = (scope: TenantScope, id: string) =>
  and(eq(lineOffers.organizationId, scope.organizationId), eq(lineOffers.id, id));

export async function lockOffer(tx: Tx, scope: TenantScope, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(lineOffers).where(isIt(scope, id)).for('update');
  return row ?? null;
}

export async function findOffer(queries: Queries, scope: TenantScope, id: string): Promise<OfferRow | null> {
  const [row] = await queries.select().from(lineOffers).where(isIt(scope, id));
  return row ?? null;
}

/** The open offers of entries, of a spot or of a member. */
export function listOpenOffers(
  queries: Queries,
  scope: TenantScope,
  of: { watchIds: string[] } | { spotIds: string[] } | { locationId: string } | { userId: string },
): Promise<OfferRow[]> {
  const which =
    'watchIds' in of
      ? inArray(lineOffers.watchId, of.watchIds)
      : 'spotIds' in of
        ? inArray(lineOffers.spotId, of.spotIds)
        : 'locationId' in of
          ? eq(lineOffers.locationId, of.locationId)
          : eq(lineOffers.userId, of.userId);
  return queries
    .select()
    .from(lineOffers)
    .where(and(eq(lineOffers.organizationId, scope.organizationId), eq(lineOffers.status, 'open'), which));
}

const isItsLocation = and(
  eq(locations.organizationId, lineOffers.organizationId),
  eq(locations.id, lineOffers.locationId),
);
const isItsSpot = and(eq(spots.organizationId, lineOffers.organizationId), eq(spots.id, lineOffers.spotId));

/** What the members of offers are told of them. */
export function listOffersToTell(tx: Tx, scope: TenantScope, ids: string[]) {
  return tx
    .select({
      userId: lineOffers.userId,
      startsAt: lineOffers.startsAt,
      endsAt: lineOffers.endsAt,
      timezone: locations.timezone,
      spotNumber: spots.spotNumber,
    })
    .from(lineOffers)
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .where(and(eq(lineOffers.organizationId, scope.organizationId), inArray(lineOffers.id, ids)));
}

/** The open offers of an account in all organizations. */
export const listOpenOffersOfAccount = (tx: Tx, userId: string): Promise<OfferRow[]> =>
  tx
    .select()
    .from(lineOffers)
    .where(and(eq(lineOffers.userId, userId), eq(lineOffers.status, 'open')));

/** Notes when an open offer that the transaction has locked was passed on, or that it was not. */
export async function notePass(tx: Tx, scope: TenantScope, id: string, passedAt: Date | null): Promise<void> {
  await tx.update(lineOffers).set({ passedAt }).where(isIt(scope, id));
}

/** Ends an offer that the transaction has locked. */
export async function endOfferRow(
  tx: Tx,
  scope: TenantScope,
  id: string,
  change: Pick<typeof lineOffers.$inferInsert, 'status' | 'endedAt'>,
): Promise<void> {
  await tx
    .update(lineOffers)
    .set({ ...change, passedAt: null })
    .where(isIt(scope, id));
}

/** How an offer stands for its member: once they have passed on it, they may undo that, but need not answer it. */
export const statusOf = ({ status, passedAt }: OfferRow): OfferStatus =>
  status === 'open' && passedAt !== null ? 'passed' : status;

type Which = { since: Date } | { ids: readonly string[] } | { tokenHash: string };

/** The caller's offers that are open or were made after `since`, newest first; or those with the ids, or of a link. */
export const listOwnOffers = (queries: Queries, { userId }: UserScope, which: Which) =>
  queries
    .select({
      offer: lineOffers,
      location: { id: locations.id, name: locations.name, timezone: locations.timezone },
      spot: {
        id: spots.id,
        spotNumber: spots.spotNumber,
        powerOutput: spots.powerOutput,
        connectorType: spots.connectorType,
      },
      askedHours: availabilityWatches.hours,
      /** Of an offer that was taken: what has become of its reservation. */
      reservationStatus: reservations.status,
    })
    .from(lineOffers)
    .leftJoin(
      reservations,
      and(
        eq(reservations.organizationId, lineOffers.organizationId),
        eq(reservations.id, lineOffers.reservationId),
      ),
    )
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .innerJoin(
      availabilityWatches,
      and(
        eq(availabilityWatches.organizationId, lineOffers.organizationId),
        eq(availabilityWatches.id, lineOffers.watchId),
      ),
    )
    .where(and(eq(lineOffers.userId, userId), whichOffers(queries, which)))
    .orderBy(desc(lineOffers.createdAt))
    .limit(50);

function whichOffers(queries: Queries, which: Which) {
  if ('ids' in which) return inArray(lineOffers.id, [...which.ids]);
  if ('since' in which) return or(eq(lineOffers.status, 'open'), gt(lineOffers.createdAt, which.since));
  const linked = queries
    .select({ id: lineOfferLinks.offerId })
    .from(lineOfferLinks)
    .where(
      and(
        eq(lineOfferLinks.tokenHash, which.tokenHash),
        eq(lineOfferLinks.organizationId, lineOffers.organizationId),
      ),
    );
  return inArray(lineOffers.id, linked);
}

export type OtherWatch = Awaited<ReturnType<typeof listOtherWatches>>[number];

/**
 * The member's other entries at the location of each offer: of an open one those that stand, of one that was taken those
 * that ended with it, at the same instant.
 */
export const listOtherWatches = (queries: Queries, { userId }: UserScope, offerIds: string[]) =>
  queries
    .select({ offerId: lineOffers.id, watch: availabilityWatches, spotNumber: spots.spotNumber })
    .from(lineOffers)
    .innerJoin(
      availabilityWatches,
      and(
        eq(availabilityWatches.organizationId, lineOffers.organizationId),
        eq(availabilityWatches.userId, lineOffers.userId),
        eq(availabilityWatches.locationId, lineOffers.locationId),
        ne(availabilityWatches.id, lineOffers.watchId),
        or(
          and(eq(lineOffers.status, 'open'), inArray(availabilityWatches.status, [...STANDING])),
          and(
            eq(lineOffers.status, 'accepted'),
            eq(availabilityWatches.status, 'fulfilled'),
            eq(availabilityWatches.updatedAt, lineOffers.endedAt),
          ),
        ),
      ),
    )
    .leftJoin(
      spots,
      and(
        eq(spots.organizationId, availabilityWatches.organizationId),
        eq(spots.id, availabilityWatches.spotId),
      ),
    )
    .where(and(eq(lineOffers.userId, userId), inArray(lineOffers.id, offerIds)))
    .orderBy(asc(availabilityWatches.createdAt), asc(availabilityWatches.id));

export async function insertOfferLink(
  queries: Queries,
  link: typeof lineOfferLinks.$inferInsert,
): Promise<void> {
  await queries.insert(lineOfferLinks).values(link);
}
