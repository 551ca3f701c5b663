// What we store of the provider's account. Pure: the same account always leads to the same rows.
import { amountOf, PLAN_REF, type Part, type PlanName } from '@chargerota/domain';
import type { ProviderAccount, ProviderSubscription } from '../../../platform/payments/payments.ts';
import type { AddOnRow } from '../add-on-store.ts';
import type { BillingState } from '../billing-state.ts';
import type { SubscriptionRow } from '../subscription-store.ts';
import type { TakenBack } from '../history/disputes.ts';
import type { StoredPart } from '../tables.ts';

/** The parts of an account that are stored with the subscription. */
export type KnownAccount = Pick<ProviderAccount, 'card' | 'subscription' | 'invoices'> & {
  takenBack: TakenBack;
};

/**
 * The subscription that counts. One that ended before the trial did was never charged: the card was removed, and the
 * trial goes on as if it had not been started.
 */
export function countedSubscription(
  subscription: ProviderSubscription | null,
  { trialEndDate }: Pick<SubscriptionRow, 'trialEndDate'>,
): ProviderSubscription | null {
  if (!subscription) return null;
  const { state, endedAt, trialEnd } = subscription;
  const endedInTrial = state === 'ended' && trialEnd && endedAt && trialEndDate && endedAt < trialEndDate;
  return endedInTrial ? null : subscription;
}

/** The rows after `account` was read. */
export function withAccount(state: BillingState, account: KnownAccount): BillingState {
  const subscription = countedSubscription(account.subscription, state.subscription);
  const withCard = { ...state.subscription, ...cardColumns(account) };
  if (!subscription) {
    return {
      subscription: {
        ...withCard,
        ...NOTHING_TAKEN_BACK,
        paymentSubscriptionId: null,
        parts: [],
        billingAnchor: null,
      },
      addOns: state.addOns,
    };
  }
  return {
    subscription: { ...withCard, ...subscriptionColumns(withCard, subscription, account) },
    addOns: state.addOns.map((addOn) => addOnAfter(addOn, subscription)),
  };
}

const cardColumns = ({ card }: KnownAccount) => ({
  paymentMethodId: card?.id ?? null,
  cardBrand: card?.brand ?? null,
  cardLast4: card?.last4 ?? null,
  cardExpMonth: card?.expMonth ?? null,
  cardExpYear: card?.expYear ?? null,
});

const NOTHING_TAKEN_BACK = { takenBackCents: 0, takenBackSince: null };

const STATUSES = { trialing: 'trial', active: 'active', past_due: 'past_due', ended: 'inactive' } as const;

function subscriptionColumns(
  row: SubscriptionRow,
  subscription: ProviderSubscription,
  { invoices, takenBack }: KnownAccount,
): Partial<SubscriptionRow> {
  const { state, parts, endsAtPeriodEnd, cancelledAt, endedAt } = subscription;
  const isTrialing = state === 'trialing';
  const hasEnded = state === 'ended';
  const plan = parts.find(({ ref }) => ref === PLAN_REF);
  const lastPaid = invoices.findLast((invoice) => invoice.state === 'paid' && invoice.amountCents > 0);
  const unpaid = invoices.find((invoice) => invoice.state === 'open');
  const goesOn = !hasEnded && !endsAtPeriodEnd;
  const periodEnd = isTrialing ? subscription.trialEnd : (plan?.period.endsAt ?? null);
  return {
    // The provider goes on as if what the bank took back had been paid.
    status: state === 'active' && takenBack.cents > 0 ? 'past_due' : STATUSES[state],
    isInTrial: isTrialing,
    paymentSubscriptionId: hasEnded ? null : subscription.id,
    ...(plan && plansOf(plan, state)),
    ...(hasEnded && { scheduledPlan: null }),
    billingAnchor: subscription.anchor,
    billingCycleStart: plan?.period.startsAt ?? row.billingCycleStart,
    billingCycleEnd: periodEnd ?? row.billingCycleEnd,
    nextRenewalDate: goesOn ? periodEnd : null,
    lastBillingAmountCents: lastPaid?.amountCents ?? row.lastBillingAmountCents,
    autoRenewEnabled: goesOn,
    cancellationDate: cancelledAt ?? (hasEnded ? endedAt : null),
    pastDueSince: state === 'past_due' ? (unpaid?.createdAt ?? row.pastDueSince) : null,
    ...(hasEnded ? NOTHING_TAKEN_BACK : { takenBackCents: takenBack.cents, takenBackSince: takenBack.since }),
    parts: hasEnded ? [] : parts.map(storedPart),
  };
}

const planOf = (product: string): PlanName => product.slice('plan.'.length) as PlanName;

/** The plan that is paid for now, and the lower one that follows. In the trial nothing is paid for. */
function plansOf(part: Part, state: ProviderSubscription['state']) {
  const wanted = planOf(part.product);
  if (state === 'trialing' || amountOf(part.paid) <= amountOf(part))
    return { plan: wanted, scheduledPlan: null };
  return { plan: planOf(part.paid.product), scheduledPlan: wanted };
}

const storedPart = ({ period: { startsAt, endsAt }, ...part }: Part): StoredPart => ({
  ...part,
  period: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});

function addOnAfter(addOn: AddOnRow, subscription: ProviderSubscription): AddOnRow {
  if (addOn.status === 'expired') return addOn;
  const { state, parts, trialEnd, endsAtPeriodEnd } = subscription;
  const expired: AddOnRow = {
    ...addOn,
    status: 'expired',
    nextBillingDate: null,
    nextBillingCycle: null,
    paidCount: 0,
  };
  if (state === 'ended') return expired;
  const part = parts.find(({ ref }) => ref === addOn.id);
  if (!part) {
    // It changes its cycle: the next operation adds it again. In the trial a cancelled one can be taken up until its end.
    if (addOn.status === 'active' && addOn.nextBillingCycle && !endsAtPeriodEnd) return addOn;
    return state === 'trialing' && addOn.status === 'cancelled'
      ? { ...addOn, nextBillingDate: trialEnd, paidCount: 0 }
      : expired;
  }
  const isSwitched = part.quantity > 0 && part.cycle === addOn.nextBillingCycle;
  const nextBillingCycle = isSwitched ? null : addOn.nextBillingCycle;
  const goesOn = part.quantity > 0 || nextBillingCycle !== null;
  const count = part.quantity > 0 ? part.quantity : addOn.count;
  return {
    ...addOn,
    count,
    status: goesOn ? 'active' : 'cancelled',
    unitPriceCents: part.unitAmountCents,
    totalAmountCents: part.unitAmountCents * count,
    billingCycle: part.cycle,
    nextBillingCycle,
    paidCount: state === 'trialing' ? 0 : part.paid.quantity,
    nextBillingDate: goesOn && endsAtPeriodEnd ? null : state === 'trialing' ? trialEnd : part.period.endsAt,
    cancelledAt: goesOn ? null : addOn.cancelledAt,
  };
}
