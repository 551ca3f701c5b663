import type { Review } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { recordChange } from '../../organizations/audit/record-change.ts';
import { holdLocation } from '../hold-location.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { notify } from '../../notifications/notify.ts';
import { REVIEW_LIMITS } from './limits.ts';
import { requireReview } from './read-reviews.ts';
import { findReview, recount, setHidden } from './store.ts';

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
