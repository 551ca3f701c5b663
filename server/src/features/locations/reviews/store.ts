// SQL of reviews, and of the figures that the location's row keeps of them.
import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { namedQuery, type Queries, type Tx } from '../../../platform/database/database.ts';
import type { OrganizationScope, TenantScope } from '../../../platform/http/scopes.ts';
import { users } from '../../accounts/tables.ts';
import { locations } from '../tables.ts';
import { locationReviews, reviewDismissals, reviewHelpfulMarks as marks } from './tables.ts';

export type ReviewRow = typeof locationReviews.$inferSelect;

/** A review with what is shown beside it. */
export type ReviewView = Awaited<ReturnType<typeof readReviews>>[number];

const ofTenant = ({ organizationId }: TenantScope) => eq(locationReviews.organizationId, organizationId);

const readReviews = (queries: Queries, scope: OrganizationScope, which: SQL | undefined) =>
  queries
    .select({
      ...getTableColumns(locationReviews),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      isHelpfulToMe: isNotNull(marks.userId) as SQL<boolean>,
    })
    .from(locationReviews)
    .innerJoin(users, eq(users.id, locationReviews.userId))
    .leftJoin(
      marks,
      and(
        eq(marks.organizationId, locationReviews.organizationId),
        eq(marks.reviewId, locationReviews.id),
        eq(marks.userId, scope.userId),
      ),
    )
    .where(and(ofTenant(scope), which))
    .$dynamic();

const isOwn = ({ userId }: OrganizationScope) => eq(locationReviews.userId, userId);

/** The caller reads it: it is shown, it is their own, or they are an administrator. */
const isReadable = (scope: OrganizationScope) =>
  scope.role === 'admin' ? undefined : or(isNull(locationReviews.hiddenAt), isOwn(scope));

const isAt = (locationId: string) => eq(locationReviews.locationId, locationId);

/** The reviews that the caller may read, the latest first. */
export const listReviews = (
  queries: Queries,
  scope: OrganizationScope,
  { locationId, limit, offset }: { locationId: string; limit: number; offset: number },
): Promise<ReviewView[]> =>
  readReviews(queries, scope, and(isAt(locationId), isReadable(scope)))
    .orderBy(desc(locationReviews.updatedAt), desc(locationReviews.id))
    .limit(limit)
    .offset(offset);

export const countReviews = (
  queries: Queries,
  scope: OrganizationScope,
  locationId: string,
): Promise<number> =>
  queries.$count(locationReviews, and(ofTenant(scope), isAt(locationId), isReadable(scope)));

export async function findReview(
  queries: Queries,
  scope: OrganizationScope,
  id: string,
): Promise<ReviewView | null> {
  const [row] = await readReviews(queries, scope, and(eq(locationReviews.id, id), isReadable(scope)));
  return row ?? null;
}

export async function findOwnReview(
  queries: Queries,
  scope: OrganizationScope,
  locationId: string,
): Promise<ReviewView | null> {
  const [row] = await readReviews(queries, scope, and(isAt(locationId), isOwn(scope)));
  return row ?? null;
}

/** Whether a session of the member at the location has begun. */
const HAS_CHARGED = {
  name: 'reviews.has-charged',
  text: `SELECT FROM reservations r
    WHERE r.organization_id = $1 AND r.user_id = $2 AND r.location_id = $3 AND r.status = 'arrived' LIMIT 1`,
};

export async function hasCharged(
  queries: Queries,
  scope: OrganizationScope,
  locationId: string,
): Promise<boolean> {
  const values = [scope.organizationId, scope.userId, locationId];
  return (await namedQuery(queries, HAS_CHARGED, values)).length > 0;
}

// A member's latest days alone, by the index over their dates.
const REQUEST = {
  name: 'reviews.request',
  text: `
    SELECT l.id AS "locationId", l.name AS "locationName", l.amenities, r.ends_at AS "endedAt"
    FROM reservations r
    JOIN locations l ON l.organization_id = r.organization_id AND l.id = r.location_id AND l.is_active
    WHERE r.organization_id = $1 AND r.user_id = $2 AND r.date >= $4::date
      AND r.status = 'arrived' AND r.ends_at > $5 AND r.ends_at <= $3
      AND NOT EXISTS (SELECT FROM location_reviews w
        WHERE w.organization_id = $1 AND w.location_id = l.id AND w.user_id = $2)
      AND NOT EXISTS (SELECT FROM review_dismissals d
        WHERE d.organization_id = $1 AND d.user_id = $2 AND d.location_id = l.id)
    ORDER BY r.ends_at DESC LIMIT 1`,
};

export type RequestRow = { locationId: string; locationName: string; amenities: string[]; endedAt: Date };

/** The latest session that ended in (`since`, `now`] at a location that the member has neither reviewed nor declined. */
export async function findRequest(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  { now, since }: { now: Date; since: Date },
): Promise<RequestRow | null> {
  // Local dates are at most a day away from those of UTC, and a session may begin a day before it ends.
  const from = new Date(since.getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
  const values = [organizationId, userId, now, from, since];
  const [row] = await namedQuery<RequestRow>(queries, REQUEST, values);
  return row ?? null;
}

/** Writes a member's review; one that they wrote before is replaced and keeps its marks. */
export async function upsertReview(
  tx: Tx,
  review: typeof locationReviews.$inferInsert & { id: string },
): Promise<void> {
  const { rating, reviewText, amenityRatings, updatedAt } = review;
  await tx
    .insert(locationReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [locationReviews.organizationId, locationReviews.locationId, locationReviews.userId],
      set: { rating, reviewText, amenityRatings, updatedAt },
    });
}

/** Deletes the caller's own review unless it is hidden; whether there was one. */
export async function deleteOwnReview(
  tx: Tx,
  scope: OrganizationScope,
  locationId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(locationReviews)
    .where(
      and(
        ofTenant(scope),
        eq(locationReviews.locationId, locationId),
        eq(locationReviews.userId, scope.userId),
        isNull(locationReviews.hiddenAt),
      ),
    )
    .returning({ id: locationReviews.id });
  return gone.length > 0;
}

export async function setHidden(
  tx: Tx,
  scope: TenantScope,
  id: string,
  hidden: { hiddenAt: Date; hiddenReason: string } | { hiddenAt: null; hiddenReason: null },
): Promise<void> {
  await tx
    .update(locationReviews)
    .set(hidden)
    .where(and(ofTenant(scope), eq(locationReviews.id, id)));
}

/** Counts the reviews of a location that the transaction holds anew; hidden ones don't count. */
export async function recount(tx: Tx, scope: TenantScope, locationId: string): Promise<void> {
  const shown = sql`from ${locationReviews} where ${ofTenant(scope)} and ${locationReviews.locationId} = ${locationId}
    and ${locationReviews.hiddenAt} is null`;
  await tx
    .update(locations)
    .set({
      averageRating: sql`(select round(avg(${locationReviews.rating}), 2) ${shown})`,
      totalReviews: sql`(select count(*) ${shown})`,
    })
    .where(and(eq(locations.organizationId, scope.organizationId), eq(locations.id, locationId)));
}

/** Locks a review until the transaction ends; null if the organization has none with that id. */
export async function lockReview(tx: Tx, scope: TenantScope, id: string): Promise<ReviewRow | null> {
  const [row] = await tx
    .select()
    .from(locationReviews)
    .where(and(ofTenant(scope), eq(locationReviews.id, id)))
    .for('update');
  return row ?? null;
}

/** Adds or removes the caller's mark on a review that the transaction holds, and counts its marks anew. */
export async function setMark(
  tx: Tx,
  { organizationId, userId }: OrganizationScope,
  { reviewId, isHelpful, now }: { reviewId: string; isHelpful: boolean; now: Date },
): Promise<number> {
  const ofReview = and(eq(marks.organizationId, organizationId), eq(marks.reviewId, reviewId));
  if (isHelpful)
    await tx.insert(marks).values({ organizationId, reviewId, userId, createdAt: now }).onConflictDoNothing();
  else await tx.delete(marks).where(and(ofReview, eq(marks.userId, userId)));
  const helpful = await tx.$count(marks, ofReview);
  await tx
    .update(locationReviews)
    .set({ helpful })
    .where(and(eq(locationReviews.organizationId, organizationId), eq(locationReviews.id, reviewId)));
  return helpful;
}

export async function insertDismissal(
  queries: Queries,
  { organizationId, userId }: OrganizationScope,
  { locationId, now }: { locationId: string; now: Date },
): Promise<void> {
  await queries
    .insert(reviewDismissals)
    .values({ organizationId, userId, locationId, createdAt: now })
    .onConflictDoNothing();
}
