// What a decision means for our own rows, beside what the provider then says. Pure.
import { ADD_ON_PRICES_CENTS, raisesLimit, type PlanName } from '@chargerota/domain';
import type { AddOnRow } from './add-on-store.ts';
import { isRunning, type BillingState } from './billing-state.ts';
import type { AddOnWish, SubscriptionWish } from './wishes.ts';

/** The rows after the wish. Carrying it out twice leads to the same rows. */
export function withWish(state: BillingState, wish: SubscriptionWish, now: Date): BillingState {
  const { subscription } = state;
  switch (wish.kind) {
    case 'start':
    case 'restart':
      return { ...state, subscription: { ...subscription, plan: wish.plan, cancellationReason: null } };
    case 'plan': {
      const addOns = withoutAddOns(state, endedBy(state, wish), now);
      // The provider's parts say the plan of a running subscription.
      if (isRunning(state)) return { ...state, addOns };
      return { subscription: { ...subscription, plan: wish.plan }, addOns };
    }
    case 'end_add_ons':
      return { ...state, addOns: withoutAddOns(state, endedBy(state, wish), now) };
    case 'add_on':
      return { ...state, addOns: withAddOn(state, wish, now) };
    case 'cancel':
      return { ...state, subscription: { ...subscription, cancellationReason: wish.reason } };
    case 'resume':
      return { ...state, subscription: { ...subscription, cancellationReason: null } };
    default:
      return state;
  }
}

/** The active add-ons that a wish ends: the named ones, or those that bring nothing on the plan. */
export function endedBy(
  { addOns }: Pick<BillingState, 'addOns'>,
  wish: { kind: 'end_add_ons'; addOnIds: readonly string[] } | { kind: 'plan'; plan: PlanName },
): AddOnRow[] {
  return addOns.filter(
    ({ id, kind, status }) =>
      status === 'active' &&
      (wish.kind === 'plan' ? !raisesLimit(kind, wish.plan) : wish.addOnIds.includes(id)),
  );
}

const withoutAddOns = (
  { addOns }: BillingState,
  ended: readonly AddOnRow[],
  now: Date,
): readonly AddOnRow[] =>
  addOns.map((addOn) =>
    ended.includes(addOn)
      ? { ...addOn, status: 'cancelled', nextBillingCycle: null, cancelledAt: now }
      : addOn,
  );

function withAddOn(state: BillingState, wish: AddOnWish, now: Date): AddOnRow[] {
  const { subscription, addOns } = state;
  const isTrial = subscription.status === 'trial';
  // Nothing is paid for in the trial, so another cycle needs not wait.
  const billingCycle = isTrial ? (wish.nextCycle ?? wish.cycle) : wish.cycle;
  const nextBillingCycle = isTrial || wish.count === 0 ? null : wish.nextCycle;
  const old = addOns.find(({ id }) => id === wish.addOnId);
  const count = wish.count > 0 ? wish.count : (old?.count ?? 1);
  const unitPriceCents = ADD_ON_PRICES_CENTS[wish.addOn][billingCycle];
  const changed: AddOnRow = {
    kind: wish.addOn,
    id: wish.addOnId,
    organizationId: subscription.organizationId,
    locationId: wish.locationId,
    locationName: wish.locationName ?? null,
    purchaseDate: now,
    currency: 'usd',
    paidCount: 0,
    nextBillingDate: isTrial ? subscription.trialEndDate : null,
    ...old,
    count,
    unitPriceCents,
    totalAmountCents: unitPriceCents * count,
    billingCycle,
    nextBillingCycle,
    status: wish.count > 0 ? 'active' : 'cancelled',
    cancelledAt: wish.count > 0 ? null : (old?.cancelledAt ?? now),
  };
  return old ? addOns.map((addOn) => (addOn === old ? changed : addOn)) : [...addOns, changed];
}
