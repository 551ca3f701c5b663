import { ERRORS } from '@chargerota/contract';
import type { MyOrganization } from '@chargerota/contract';
import { mayGrow, PLANS, trialState } from '@chargerota/domain';
import type { PlanLimits, TrialState } from '@chargerota/domain';

/** What an organization's plan has room for. The server decides; this is to say beforehand what it will say. */
export type PlanRoom = {
  label: string;
  limits: PlanLimits;
  trial: TrialState;
  /** Why nothing can be added at all, or null. */
  barred: string | null;
};

export function planRoomOf(organization: MyOrganization, now: Date): PlanRoom {
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
