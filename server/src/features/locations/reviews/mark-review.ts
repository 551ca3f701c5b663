import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { REVIEW_LIMITS } from './limits.ts';
import { lockReview, setMark } from './store.ts';

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
