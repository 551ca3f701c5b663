import type { OfferStatus, Period } from '@chargerota/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope, UserScope } from '../../platform/http/scopes.ts';
import { locations, spots } from '../locations/tables.ts';
import { reservations } from '../reservations/tables.ts';
import { STANDING } from './sql-rules.ts';
import { waitlistEntries, waitlistOfferLinks, waitlistOffers } from './tables.ts';

export type OfferRow = typeof waitlistOffers.$inferSelect;
export type OfferView = Awaited<ReturnType<typeof listOwnOffers>>[number];

/** Writes an offer; false if its member has another open one. */
export async function insertOffer(tx: Tx, row: typeof waitlistOffers.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(waitlistOffers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: waitlistOffers.id })
    .prepare('waitlist.insert-offer')
    .execute();
  return written.length === 1;
}

const isIt = (scope: TenantScope, id: string) =>
  and(eq(waitlistOffers.organizationId, scope.organizationId), eq(waitlistOffers.id, id));

export async function lockOffer(tx: Tx, scope: TenantScope, id: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(waitlistOffers).where(isIt(scope, id)).for('update');
  return row ?? null;
}

export async function findOffer(queries: Queries, scope: TenantScope, id: string): Promise<OfferRow | null> {
  const [row] = await queries.select().from(waitlistOffers).where(isIt(scope, id));
  return row ?? null;
}

/** The open offers of entries, of a spot or of a member. */
export function listOpenOffers(
  queries: Queries,
  scope: TenantScope,
  of:
    | { entryIds: string[] }
    | { spotIds: string[]; period?: Period }
    | { locationId: string }
    | { userId: string },
): Promise<OfferRow[]> {
  const which =
    'entryIds' in of
      ? inArray(waitlistOffers.entryId, of.entryIds)
      : 'spotIds' in of
        ? and(
            inArray(waitlistOffers.spotId, of.spotIds),
            of.period && lt(waitlistOffers.startsAt, of.period.endsAt),
            of.period && gt(waitlistOffers.endsAt, of.period.startsAt),
          )
        : 'locationId' in of
          ? eq(waitlistOffers.locationId, of.locationId)
          : eq(waitlistOffers.userId, of.userId);
  return queries
    .select()
    .from(waitlistOffers)
    .where(
      and(eq(waitlistOffers.organizationId, scope.organizationId), eq(waitlistOffers.status, 'open'), which),
    );
}

const isItsLocation = and(
  eq(locations.organizationId, waitlistOffers.organizationId),
  eq(locations.id, waitlistOffers.locationId),
);
const isItsSpot = and(
  eq(spots.organizationId, waitlistOffers.organizationId),
  eq(spots.id, waitlistOffers.spotId),
);

/** What the members of offers are told of them. */
export function listOffersToTell(tx: Tx, scope: TenantScope, ids: string[]) {
  return tx
    .select({
      userId: waitlistOffers.userId,
      startsAt: waitlistOffers.startsAt,
      endsAt: waitlistOffers.endsAt,
      timezone: locations.timezone,
      spotNumber: spots.spotNumber,
    })
    .from(waitlistOffers)
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .where(and(eq(waitlistOffers.organizationId, scope.organizationId), inArray(waitlistOffers.id, ids)));
}

/** The open offers of an account in all organizations. */
export const listOpenOffersOfAccount = (tx: Tx, userId: string): Promise<OfferRow[]> =>
  tx
    .select()
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.userId, userId), eq(waitlistOffers.status, 'open')));

/** Notes when an open offer that the transaction has locked was passed on, or that it was not. */
export async function notePass(tx: Tx, scope: TenantScope, id: string, passedAt: Date | null): Promise<void> {
  await tx.update(waitlistOffers).set({ passedAt }).where(isIt(scope, id));
}

/** Ends an offer that the transaction has locked. */
export async function endOfferRow(
  tx: Tx,
  scope: TenantScope,
  id: string,
  change: Pick<typeof waitlistOffers.$inferInsert, 'status' | 'endedAt'>,
): Promise<void> {
  await tx
    .update(waitlistOffers)
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
      offer: waitlistOffers,
      location: { id: locations.id, name: locations.name, timezone: locations.timezone },
      spot: {
        id: spots.id,
        spotNumber: spots.spotNumber,
        powerOutput: spots.powerOutput,
        connectorType: spots.connectorType,
      },
      askedHours: waitlistEntries.hours,
      /** Of an offer that was taken: what has become of its reservation. */
      reservationStatus: reservations.status,
    })
    .from(waitlistOffers)
    .leftJoin(
      reservations,
      and(
        eq(reservations.organizationId, waitlistOffers.organizationId),
        eq(reservations.id, waitlistOffers.reservationId),
      ),
    )
    .innerJoin(locations, isItsLocation)
    .innerJoin(spots, isItsSpot)
    .innerJoin(
      waitlistEntries,
      and(
        eq(waitlistEntries.organizationId, waitlistOffers.organizationId),
        eq(waitlistEntries.id, waitlistOffers.entryId),
      ),
    )
    .where(and(eq(waitlistOffers.userId, userId), whichOffers(queries, which)))
    .orderBy(desc(waitlistOffers.createdAt))
    .limit(50);

function whichOffers(queries: Queries, which: Which) {
  if ('ids' in which) return inArray(waitlistOffers.id, [...which.ids]);
  if ('since' in which)
    return or(eq(waitlistOffers.status, 'open'), gt(waitlistOffers.createdAt, which.since));
  const linked = queries
    .select({ id: waitlistOfferLinks.offerId })
    .from(waitlistOfferLinks)
    .where(
      and(
        eq(waitlistOfferLinks.tokenHash, which.tokenHash),
        eq(waitlistOfferLinks.organizationId, waitlistOffers.organizationId),
      ),
    );
  return inArray(waitlistOffers.id, linked);
}

export type OtherEntry = Awaited<ReturnType<typeof listOtherEntries>>[number];

/**
 * The member's other entries at the location of each offer: of an open one those that stand, of one that was taken those
 * that ended with it, at the same instant.
 */
export const listOtherEntries = (queries: Queries, { userId }: UserScope, offerIds: string[]) =>
  queries
    .select({ offerId: waitlistOffers.id, entry: waitlistEntries, spotNumber: spots.spotNumber })
    .from(waitlistOffers)
    .innerJoin(
      waitlistEntries,
      and(
        eq(waitlistEntries.organizationId, waitlistOffers.organizationId),
        eq(waitlistEntries.userId, waitlistOffers.userId),
        eq(waitlistEntries.locationId, waitlistOffers.locationId),
        ne(waitlistEntries.id, waitlistOffers.entryId),
        or(
          and(eq(waitlistOffers.status, 'open'), inArray(waitlistEntries.status, [...STANDING])),
          and(
            eq(waitlistOffers.status, 'accepted'),
            eq(waitlistEntries.status, 'fulfilled'),
            eq(waitlistEntries.updatedAt, waitlistOffers.endedAt),
          ),
        ),
      ),
    )
    .leftJoin(
      spots,
      and(eq(spots.organizationId, waitlistEntries.organizationId), eq(spots.id, waitlistEntries.spotId)),
    )
    .where(and(eq(waitlistOffers.userId, userId), inArray(waitlistOffers.id, offerIds)))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));

export async function insertOfferLink(
  queries: Queries,
  link: typeof waitlistOfferLinks.$inferInsert,
): Promise<void> {
  await queries.insert(waitlistOfferLinks).values(link);
}

/** Whether an offer, by SQL for its organization and id, can still be answered. */
export const isOfferOpen = (
  { organizationId, id }: { organizationId: SQLWrapper; id: SQL },
  now: Date,
): SQL =>
  sql`exists (select from ${waitlistOffers} where ${and(
    eq(waitlistOffers.organizationId, organizationId),
    eq(waitlistOffers.id, id),
    eq(waitlistOffers.status, 'open'),
    isNull(waitlistOffers.passedAt),
    gt(waitlistOffers.expiresAt, now),
  )})`;

/** How many offers of the installation were made since an instant, by what has become of them. For figures. */
export const countOffersSince = (
  queries: Queries,
  since: Date,
): Promise<{ status: OfferStatus; offers: number }[]> =>
  queries
    .select({ status: waitlistOffers.status, offers: count() })
    .from(waitlistOffers)
    .where(gt(waitlistOffers.createdAt, since))
    .groupBy(waitlistOffers.status);
