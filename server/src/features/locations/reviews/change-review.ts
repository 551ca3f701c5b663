import { m } from '@chargerota/messages';
import type { Review, RouteInput, writeReview as writeReviewRoute } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import { DomainError, invalidInput } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { notify } from '../../notifications/notify.ts';
import { recordChange } from '../../organizations/audit/record-change.ts';
import { readPrivacy } from '../../organizations/read-organizations.ts';
import { holdLocation } from '../hold-location.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { presentReview } from './presenter.ts';
import { requireReview } from './read-reviews.ts';
import {
  deleteOwnReview,
  findOwnReview,
  findReview,
  hasCharged,
  lockReview,
  recount,
  setHidden,
  setMark,
  upsertReview,
} from './store.ts';

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
    // Who wrote one before has charged there, also after that charging session is no longer stored.
    if (!before && !(await hasCharged(tx, scope, locationId)))
      throw new DomainError('review_without_session');
    const unknown = amenityRatings.find(({ amenity }) => !amenities.includes(amenity));
    if (unknown)
      throw invalidInput(
        'amenityRatings',
        m.sentLocations.theLocationDoesNotList({ amenity: unknown.amenity }),
      );
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

/**
 * Hides a review with a reason, or shows it again (null). Its author is told, and the location's figures follow. What
 * changes nothing is neither told nor recorded.
 * @throws DomainError not_found, rate_limited
 */
export async function decideOnReview(
  deps: AppDeps,
  scope: OrganizationScope,
  id: string,
  reason: string | null,
): Promise<Review> {
  await limitAttempts(deps, REVIEW_LIMITS.decideByAdministrator, `${scope.organizationId} ${scope.userId}`);
  const now = deps.clock.now();
  const { locationId } = await requireReview(deps.database.drizzle, scope, id);
  return inTransaction(deps.database, async (tx) => {
    const { name, timezone } = await holdLocation(tx, scope, locationId);
    // The location's lock orders decisions about its reviews.
    const before = await findReview(tx, scope, id);
    if (!before || before.hiddenReason === reason) return requireReview(tx, scope, id);
    await setHidden(
      tx,
      scope,
      id,
      reason === null ? { hiddenAt: null, hiddenReason: null } : { hiddenAt: now, hiddenReason: reason },
    );
    await recount(tx, scope, locationId);
    await emitLiveEvents(tx, [{ topic: 'locations', organizationId: scope.organizationId, locationId }]);
    const change = {
      action: reason === null ? 'review.shown' : 'review.hidden',
      subject: { id, label: name },
      before: { hiddenReason: before.hiddenReason },
      after: { hiddenReason: reason },
    } as const;
    await recordChange(tx, scope, change, now);
    const params = { location: name, locationId, reason };
    const notification = { kind: 'review_decided', userId: before.userId, params, timezone } as const;
    await notify(tx, scope, [notification], now);
    return requireReview(tx, scope, id);
  });
}

/**
 * Says that a review is helpful, or takes that back. Marks are counted under the lock on the review.
 * @throws DomainError not_found, review_own, rate_limited
 */
export async function markReview(
  deps: AppDeps,
  scope: OrganizationScope,
  reviewId: string,
  isHelpful: boolean,
): Promise<{ helpful: number; isHelpfulToMe: boolean }> {
  await limitAttempts(deps, REVIEW_LIMITS.markByMember, `${scope.organizationId} ${scope.userId}`);
  return inTransaction(deps.database, async (tx) => {
    const review = await lockReview(tx, scope, reviewId);
    if (!review || (review.hiddenAt && scope.role !== 'admin')) throw new DomainError('not_found');
    if (review.userId === scope.userId) throw new DomainError('review_own');
    const helpful = await setMark(tx, scope, { reviewId, isHelpful, now: deps.clock.now() });
    return { helpful, isHelpfulToMe: isHelpful };
  });
}
