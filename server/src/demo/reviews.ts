import { eq, sql } from 'drizzle-orm';
import { locations } from '../features/locations/tables.ts';
import { locationReviews } from '../features/locations/reviews/tables.ts';
import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/database/ids.ts';

const REVIEWS = [
  { rating: 5, text: 'Always a charger free before eight, and the elevator is next to bay 04.', stars: 5 },
  { rating: 4, text: 'Reliable. In the afternoon the garage is warm, so leave a window open.', stars: 4 },
  { rating: 3, text: 'The cables of the first bays are short: park with the rear to the wall.', stars: 3 },
  { rating: 5, text: null, stars: 5 },
] as const;

/** Reviews of a location by some of its members. */
export async function seedReviews(
  tx: Tx,
  place: { organizationId: string; locationId: string; amenity: string; authorIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { organizationId, locationId, amenity } = place;
  const rows = REVIEWS.flatMap(({ rating, text, stars }, index) => {
    const userId = place.authorIds[index];
    const at = new Date(now.getTime() - (index * 4 + 2) * 86_400_000);
    return userId
      ? {
          organizationId,
          id: newId(),
          locationId,
          userId,
          rating,
          reviewText: text,
          amenityRatings: { [amenity]: stars },
          createdAt: at,
          updatedAt: at,
        }
      : [];
  });
  if (rows.length === 0) return;
  await tx.insert(locationReviews).values(rows);
  const shown = sql`from ${locationReviews} where ${locationReviews.locationId} = ${locationId}`;
  await tx
    .update(locations)
    .set({
      averageRating: sql`(select round(avg(${locationReviews.rating}), 2) ${shown})`,
      totalReviews: rows.length,
    })
    .where(eq(locations.id, locationId));
}
