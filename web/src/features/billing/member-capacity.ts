import type { MemberLimit } from '@chargerota/contract';
import { ERRORS } from '@chargerota/contract/errors';

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
    return { left, disabledReason: ERRORS.subscription_required.message, needsSubscription };
  if (left !== 0) return { left, disabledReason: null, needsSubscription };
  const disabledReason = `All ${totalLimit} member places in your plan are taken, including open invitations.`;
  return { left, disabledReason, needsSubscription };
}
