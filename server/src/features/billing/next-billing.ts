import {
  addOnTerms,
  DAY_MS,
  nextBilling,
  PLAN_REF,
  planTerms,
  type NextBilling,
  type NextTerms,
  type Part,
  type PartTerms,
} from '@chargerota/domain';
import type { AddOnRow } from './add-on-store.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import type { StoredPart } from './tables.ts';

const FALLBACK_DAYS = 30;

export const partOf = ({ period, ...part }: StoredPart): Part => ({
  ...part,
  period: { startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) },
});

/**
 * Whether the subscription goes on by itself: it was neither cancelled nor has it ended, and a trial without a
 * subscription has not ended either.
 */
export function goesOn(subscription: SubscriptionRow, now: Date): boolean {
  const { status, autoRenewEnabled, paymentSubscriptionId, trialEndDate } = subscription;
  if (status === 'inactive' || !autoRenewEnabled) return false;
  if (status !== 'trial' || paymentSubscriptionId) return true;
  return trialEndDate !== null && trialEndDate > now;
}

/** What is due next, and when, as far as it is known now; null if nothing will be charged. */
export function nextBillingOf(
  subscription: SubscriptionRow,
  addOns: readonly AddOnRow[],
  now: Date,
): NextBilling {
  if (!goesOn(subscription, now)) return null;
  const trialEnd = subscription.status === 'trial' ? subscription.trialEndDate : null;
  const parts = subscription.parts.map(partOf);
  if (parts.length > 0) {
    const anchor = subscription.billingAnchor ?? trialEnd ?? parts[0]!.period.startsAt;
    return nextBilling(parts, { anchor, trialEnd, next: nextTerms(subscription, addOns) });
  }
  // Without parts: a trial for which no payment is set up, or one that the provider has not described yet.
  const due = trialEnd ?? subscription.nextRenewalDate ?? new Date(now.getTime() + FALLBACK_DAYS * DAY_MS);
  return nextBilling(catalogueParts(subscription, addOns, due), {
    anchor: due,
    trialEnd: due,
    next: new Map(),
  });
}

/** The terms of each part after its current period, for parts for which a change is scheduled. */
function nextTerms({ scheduledPlan }: SubscriptionRow, addOns: readonly AddOnRow[]): NextTerms {
  const next = new Map<string, PartTerms>();
  if (scheduledPlan) next.set(PLAN_REF, planTerms(scheduledPlan));
  for (const { id, kind, status, count, nextBillingCycle } of addOns)
    if (status === 'active' && nextBillingCycle) next.set(id, addOnTerms(kind, nextBillingCycle, count));
  return next;
}

/** The parts as they will be when they are due, with the catalogue's prices. Nothing has been paid for them yet. */
function catalogueParts(
  { plan, scheduledPlan }: SubscriptionRow,
  addOns: readonly AddOnRow[],
  due: Date,
): Part[] {
  const partFor = (ref: string, terms: PartTerms): Part => ({
    ref,
    ...terms,
    paid: { ...terms, quantity: 0 },
    period: { startsAt: due, endsAt: due },
  });
  return [
    partFor(PLAN_REF, planTerms(scheduledPlan ?? plan)),
    ...addOns
      .filter(({ status }) => status === 'active')
      .map(({ id, kind, count, billingCycle, nextBillingCycle }) =>
        partFor(id, addOnTerms(kind, nextBillingCycle ?? billingCycle, count)),
      ),
  ];
}
