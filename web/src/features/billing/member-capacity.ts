import { m } from '@chargerota/messages';
import type { MemberLimit } from '@chargerota/contract';
import { errorMessage } from '@chargerota/contract/errors';

/** How many more members the plan allows. Shown before a request is sent; the server decides. */
export type MemberCapacity = {
  /** Null means unlimited. */
  left: number | null;
  /** The reason why nobody can be added, or null. */
  disabledReason: string | null;
  /** True if only a subscription lifts this limit. */
  needsSubscription: boolean;
};

export function memberCapacityOf({ totalLimit, used, mayGrow }: MemberLimit): MemberCapacity {
  const left = totalLimit === null ? null : Math.max(0, totalLimit - used);
  const needsSubscription = !mayGrow;
  if (needsSubscription)
    return { left, disabledReason: errorMessage('subscription_required'), needsSubscription };
  if (totalLimit === null || left !== 0) return { left, disabledReason: null, needsSubscription };
  const disabledReason = m.billing.allTotalLimitMemberPlacesIn({ totalLimit });
  return { left, disabledReason, needsSubscription };
}
