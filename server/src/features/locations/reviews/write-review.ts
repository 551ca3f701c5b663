import type { Review, RouteInput, writeReview as writeReviewRoute } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { holdLocation } from '../hold-location.ts';
import { readPrivacy } from '../../organizations/read-privacy.ts';
import { REVIEW_LIMITS } from './limits.ts';
import { presentReview } from './presenter.ts';
import { deleteOwnReview, findOwnReview, hasCharged, recount, upsertReview } from './store.ts';

type Form = RouteInput<typeof writeReviewRoute>['body'];

/**
 * Writes a member's review of a location, or replaces it. The location's average and count are computed anew under the
 * lock on its row, so that reviews written at the same time are all counted.
 * @throws DomainError not_found, rate_limited, review_without_session, review_hidden, invalid_input
 */
export async function writeReview(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  { rating, reviewText, amenityRatings }: Form,
): Promise<Review> {
  await limitAttempts(deps, REVIEW_LIMITS.changeByMember, `${scope.organizationId} ${scope.userId}`);
  const now = deps.clock.now();
  const { organizationId, userId } = scope;
  return inTransaction(deps.database, async (tx) => {
    const { amenities } = await holdLocation(tx, scope, locationId);
    const before = await findOwnReview(tx, scope, locationId);
    if (before?.hiddenAt) throw new DomainError('review_hidden');
    // Who wrote one before has charged there, also after that session is no longer stored.
    if (!before && !(await hasCharged(tx, scope, locationId)))
      throw new DomainError('review_without_session');
    const unknown = amenityRatings.find(({ amenity }) => !amenities.includes(amenity));
    if (unknown) throw invalidInput('amenityRatings', `The location does not list “${unknown.amenity}”.`);
    await upsertReview(tx, {
      organizationId,
      id: newId(),
      locationId,
      userId,
      rating,
      reviewText: reviewText || null,
      amenityRatings: Object.fromEntries(amenityRatings.map((rated) => [rated.amenity, rated.rating])),
      createdAt: now,
      updatedAt: now,
    });
    await recount(tx, scope, locationId);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
    const written = await findOwnReview(tx, scope, locationId);
    if (!written) throw new Error('a review was written and is not there');
    return presentReview(written, scope, await readPrivacy(tx, scope));
  });
}

/**
 * Deletes the caller's own review.
 * @throws DomainError not_found, rate_limited, review_hidden
 */
export async function deleteReview(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
): Promise<void> {
  await limitAttempts(deps, REVIEW_LIMITS.changeByMember, `${scope.organizationId} ${scope.userId}`);
  const { organizationId } = scope;
  await inTransaction(deps.database, async (tx) => {
    await holdLocation(tx, scope, locationId);
    if (!(await deleteOwnReview(tx, scope, locationId))) {
      const isHidden = await findOwnReview(tx, scope, locationId);
      throw new DomainError(isHidden ? 'review_hidden' : 'not_found');
    }
    await recount(tx, scope, locationId);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId, locationId }]);
  });
}
