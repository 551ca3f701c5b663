import { ERRORS } from '@chargerota/contract';
import type { MyOrganization } from '@chargerota/contract';
import { mayGrow, PLANS, trialState } from '@chargerota/domain';
import type { PlanLimits, TrialState } from '@chargerota/domain';

/** What an organization's plan allows, shown before the server is asked; the server decides. */
export type PlanCapacity = {
  label: string;
  limits: PlanLimits;
  trial: TrialState;
  /** Why nothing can be added at all, or null. */
  barred: string | null;
};

export function planCapacityOf(organization: MyOrganization, now: Date): PlanCapacity {
  const { subscriptionPlan, subscriptionStatus, isInTrial, trialEndDate } = organization;
  const facts = { subscriptionStatus, isInTrial, trialEndDate: trialEndDate ? new Date(trialEndDate) : null };
  const { label, limits } = PLANS[subscriptionPlan];
  return {
    label,
    limits,
    trial: trialState(facts, now),
    barred: mayGrow(facts, now) ? null : ERRORS.subscription_required.message,
  };
}
