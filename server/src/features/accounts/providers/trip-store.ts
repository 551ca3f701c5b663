import type { IdentityProvider } from '@chargerota/domain';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { ExpiredRows } from '../../../platform/jobs/housekeeping.ts';
import { providerTrips } from '../tables.ts';

export type TripRow = typeof providerTrips.$inferSelect;
/** A trip that has led to somebody who isn't signed in yet. */
export type PendingRow = TripRow & { claims: NonNullable<TripRow['claims']> };

export const expiredTrips: ExpiredRows = {
  name: 'housekeeping.provider-trips',
  text: 'DELETE FROM provider_trips WHERE expires_at <= $1',
  keep: 0,
};

export async function insertTrip(queries: Queries, trip: typeof providerTrips.$inferInsert): Promise<void> {
  await queries.insert(providerTrips).values(trip);
}

/** Keeps what was posted with a state, the first time. Whether there is such a trip doesn't show. */
export async function keepPosted(
  queries: Queries,
  { stateHash, parameters, now }: { stateHash: string; parameters: Record<string, string>; now: Date },
): Promise<void> {
  await queries
    .update(providerTrips)
    .set({ posted: { parameters } })
    .where(
      and(
        eq(providerTrips.stateHash, stateHash),
        eq(providerTrips.provider, 'apple'),
        isNull(providerTrips.posted),
        isNull(providerTrips.claims),
        gt(providerTrips.expiresAt, now),
      ),
    );
}

/** Uses up a trip from which the browser with that cookie returns; null for everybody but the first. */
export async function takeTrip(
  queries: Queries,
  { provider, stateHash, cookieHash }: { provider: IdentityProvider; stateHash: string; cookieHash: string },
): Promise<TripRow | null> {
  const [row] = await queries
    .delete(providerTrips)
    .where(
      and(
        eq(providerTrips.stateHash, stateHash),
        eq(providerTrips.cookieHash, cookieHash),
        eq(providerTrips.provider, provider),
        isNull(providerTrips.claims),
      ),
    )
    .returning();
  return row ?? null;
}

const isPending = (cookieHash: string, now: Date) =>
  and(
    eq(providerTrips.cookieHash, cookieHash),
    isNotNull(providerTrips.claims),
    gt(providerTrips.expiresAt, now),
  );

export async function findPending(
  queries: Queries,
  cookieHash: string,
  now: Date,
): Promise<PendingRow | null> {
  const [row] = await queries.select().from(providerTrips).where(isPending(cookieHash, now));
  return (row as PendingRow | undefined) ?? null;
}

/** Uses up a pending identity; null for everybody but the first. */
export async function takePending(
  tx: Tx,
  { provider, cookieHash, now }: { provider: IdentityProvider; cookieHash: string; now: Date },
): Promise<PendingRow | null> {
  const [row] = await tx
    .delete(providerTrips)
    .where(and(isPending(cookieHash, now), eq(providerTrips.provider, provider)))
    .returning();
  return (row as PendingRow | undefined) ?? null;
}

/** Forgets whatever the cookie names: a trip under way or what one has led to. */
export async function deleteTrips(queries: Queries, cookieHash: string): Promise<void> {
  await queries.delete(providerTrips).where(eq(providerTrips.cookieHash, cookieHash));
}
