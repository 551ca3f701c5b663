// What administrators may decide in which state of the subscription. Each runs under the organization's lock.
import type { Exceeding } from '@chargerota/contract';
import { cancellationEnd, PLANS, trialState, type CancellationEnd, type PlanName } from '@chargerota/domain';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { isRunning, type BillingState } from '../billing-state.ts';
import { limitedPlanOf, describeSubscription, isOnlyTakenBack } from '../subscription.ts';
import type { Decision, DecisionFacts } from './change-subscription.ts';
import { refuseExceeding, whatExceeds } from './what-exceeds.ts';

type Decide = Decision['decide'];

export const isInTrialNow = ({ subscription, now }: Pick<DecisionFacts, 'subscription' | 'now'>): boolean =>
  trialState(describeSubscription(subscription, now), now).state === 'active';

/** What is too much for a plan with the add-ons that go on; nothing for a plan that is no lower than now. */
export async function exceedsPlan(
  queries: Queries,
  scope: TenantScope,
  { subscription, addOns, now }: BillingState & { now: Date },
  plan: PlanName,
): Promise<Exceeding[]> {
  if (PLANS[plan].priceCentsPerMonth >= PLANS[limitedPlanOf(subscription)].priceCentsPerMonth) return [];
  const goingOn = addOns.filter(({ status }) => status === 'active');
  return whatExceeds(queries, scope, { plan, addOns: goingOn, now });
}

/** A card for the organization: it starts the subscription, or replaces the card of a running one. */
export const decideToUseCard =
  (
    scope: TenantScope,
    { paymentMethodId, plan }: { paymentMethodId: string; plan: PlanName | undefined },
  ): Decide =>
  async (tx, facts) => {
    if (isRunning(facts)) return { kind: 'card', paymentMethodId };
    const wanted = plan ?? limitedPlanOf(facts.subscription);
    refuseExceeding(await exceedsPlan(tx, scope, facts, wanted));
    const kind = facts.subscription.status === 'inactive' ? 'restart' : 'start';
    return { kind, plan: wanted, paymentMethodId };
  };

export const decidePlan =
  (scope: TenantScope, plan: PlanName): Decide =>
  async (tx, facts) => {
    requireChangeable(facts);
    if (plan === limitedPlanOf(facts.subscription)) throw new DomainError('already_on_plan');
    refuseExceeding(await exceedsPlan(tx, scope, facts, plan));
    return { kind: 'plan', plan };
  };

/**
 * A running subscription that goes on, or a trial without one.
 * @throws DomainError
 */
export function requireChangeable(facts: Pick<DecisionFacts, 'subscription' | 'now'>): void {
  if (!isRunning(facts)) {
    if (!isInTrialNow(facts)) throw new DomainError('payment_setup_required');
    return;
  }
  // A cancellation is taken back before anything else is changed.
  if (!facts.subscription.autoRenewEnabled) throw new DomainError('billing_state');
}

/** `shown`: how the administrator was told that it would end. */
export const decideToCancel =
  ({ reason, ends: shown }: { reason?: string | undefined; ends?: CancellationEnd | undefined }): Decide =>
  (_tx, facts) => {
    const { subscription, now } = facts;
    const ends = isRunning(facts) ? cancellationEnd(describeSubscription(subscription, now), now) : null;
    const isCancelled = ends === 'at_period_end' && !subscription.autoRenewEnabled;
    if (!ends || isCancelled) throw new DomainError('billing_state');
    if (shown && shown !== ends) throw new DomainError('billing_changed');
    return { kind: 'cancel', reason: reason || null, atOnce: ends === 'at_once' };
  };

/** Takes back a cancellation, or starts an ended subscription again with the stored card. */
export const decideToReactivate =
  (scope: TenantScope, plan: PlanName | undefined): Decide =>
  async (tx, facts) => {
    const { subscription } = facts;
    if (isRunning(facts)) {
      if (subscription.autoRenewEnabled) throw new DomainError('billing_state');
      return { kind: 'resume' };
    }
    if (subscription.status !== 'inactive' || !subscription.paymentMethodId)
      throw new DomainError('payment_setup_required');
    const wanted = plan ?? limitedPlanOf(subscription);
    refuseExceeding(await exceedsPlan(tx, scope, facts, wanted));
    return { kind: 'restart', plan: wanted };
  };

export const decideToPay: Decide = (_tx, { subscription }) => {
  if (subscription.status !== 'past_due' || isOnlyTakenBack(subscription))
    throw new DomainError('nothing_to_pay');
  if (!subscription.paymentMethodId) throw new DomainError('payment_setup_required');
  return { kind: 'pay' };
};

export const decideToRemoveCard: Decide = (_tx, facts) => {
  const isCharged = isRunning(facts) && !isInTrialNow(facts);
  if (isCharged || !facts.subscription.paymentMethodId) throw new DomainError('billing_state');
  return { kind: 'remove_card' };
};
