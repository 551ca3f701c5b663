import type { MyOrganization } from '@chargerota/contract';
import { errorMessage } from '@chargerota/contract/errors';
import { mayGrow, PLANS, trialState } from '@chargerota/domain';
import type { PlanLimits, TrialState } from '@chargerota/domain';

/** How much more an organization's plan allows. Shown before a request is sent; the server decides. */
export type PlanCapacity = {
  label: string;
  limits: PlanLimits;
  trial: TrialState;
  /** The reason why nothing at all can be added, or null. */
  disabledReason: string | null;
};

export function planCapacityOf(organization: MyOrganization, now: Date): PlanCapacity {
  const { subscriptionPlan, subscriptionStatus, isInTrial, trialEndDate } = organization;
  const facts = { subscriptionStatus, isInTrial, trialEndDate: trialEndDate ? new Date(trialEndDate) : null };
  const { label, limits } = PLANS[subscriptionPlan];
  return {
    label,
    limits,
    trial: trialState(facts, now),
    disabledReason: mayGrow(facts, now) ? null : errorMessage('subscription_required'),
  };
}
