// What is asked of the payment provider for a decision, and what that will lead to. Pure.
import {
  addOnTerms,
  billingPeriod,
  changePart,
  fullLine,
  isRaise,
  PLAN_REF,
  planTerms,
  raisesLimit,
  totalOf,
  type BillingLine,
  type Part,
  type PlanName,
} from '@chargerota/domain';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PartWish, ProviderSubscription } from '../../../platform/payments/payments.ts';
import type { AddOnRow } from '../add-on-store.ts';
import { isRunning, type BillingState } from '../billing-state.ts';
import { partOf } from '../next-billing.ts';
import { withAccount } from '../provider/provider-state.ts';
import { endedBy, withWish } from '../wish-effects.ts';
import type { AddOnWish, Step, SubscriptionWish } from '../wishes.ts';

type Times = { now: Date; at: Date };

/** What the provider is asked for; nothing for what only our rows know, in a trial without a card. */
export function stepsOf(state: BillingState, wish: SubscriptionWish, times: Times): Step[] {
  const { subscription } = state;
  switch (wish.kind) {
    case 'start':
    case 'restart': {
      const paymentMethodId = wish.paymentMethodId ?? subscription.paymentMethodId;
      if (!paymentMethodId) throw new DomainError('payment_setup_required');
      // The card replaces a stored one only once the start has succeeded.
      const parts = partsToStart(state, wish.plan);
      return [{ ask: 'start', paymentMethodId, parts, trialEnd: trialEndOf(state, times) }];
    }
    case 'plan':
      return isRunning(state)
        ? [{ ask: 'change', parts: partsToChange(state, wish.plan), at: times.at }]
        : [];
    case 'end_add_ons':
      return isRunning(state)
        ? [{ ask: 'change', parts: endedBy(state, wish).map(endOf), at: times.at }]
        : [];
    case 'add_on':
      return isRunning(state) ? addOnSteps(state, wish, times.at) : [];
    case 'cancel':
      return wish.atOnce ? [{ ask: 'end' }] : [{ ask: 'end_at_period_end', ends: true }];
    case 'resume':
      return [{ ask: 'end_at_period_end', ends: false }];
    case 'card':
      return [
        { ask: 'use_card', paymentMethodId: wish.paymentMethodId },
        ...(subscription.status === 'past_due' ? [{ ask: 'pay' as const }] : []),
      ];
    case 'remove_card':
      return [...(isRunning(state) ? [{ ask: 'end' as const }] : []), { ask: 'remove_card' }];
    default:
      return [{ ask: 'pay' }];
  }
}

const trialEndOf = (
  { subscription: { isInTrial, trialEndDate } }: BillingState,
  { now }: Times,
): Date | null => (isInTrial && trialEndDate && trialEndDate > now ? trialEndDate : null);

const endOf = ({ id, kind, billingCycle }: AddOnRow): PartWish => ({
  ref: id,
  wish: addOnTerms(kind, billingCycle, 0),
});

const partsToChange = (state: BillingState, plan: PlanName): PartWish[] => [
  { ref: PLAN_REF, wish: planTerms(plan) },
  ...endedBy(state, { kind: 'plan', plan }).map(endOf),
];

const partsToStart = ({ addOns }: BillingState, plan: PlanName) => [
  { ref: PLAN_REF, wish: planTerms(plan) },
  ...addOns
    .filter(({ status, kind }) => status === 'active' && raisesLimit(kind, plan))
    .map(({ id, kind, count, billingCycle, nextBillingCycle }) => ({
      ref: id,
      wish: addOnTerms(kind, nextBillingCycle ?? billingCycle, count),
    })),
];

/**
 * Another cycle follows when the paid period has ended: what is paid for is left to end with it, and an operation at
 * that time adds the part anew. In the trial nothing is paid for, so that both happen now.
 */
function addOnSteps({ subscription }: BillingState, wish: AddOnWish, at: Date): Step[] {
  const { addOnId: ref, addOn, count, cycle, nextCycle } = wish;
  const change = (terms: PartWish['wish']): Step => ({ ask: 'change', parts: [{ ref, wish: terms }], at });
  const wanted = addOnTerms(addOn, cycle, count);
  if (!nextCycle || nextCycle === cycle) return [change(wanted)];
  const end = change(addOnTerms(addOn, cycle, 0));
  if (subscription.status === 'trial') return [end, change(addOnTerms(addOn, nextCycle, count))];
  const part = subscription.parts.map(partOf).find((one) => one.ref === ref) ?? null;
  return [...(isRaise(part, wanted) ? [change(wanted)] : []), end];
}

export type Foresight = { lines: BillingLine[]; dueNowCents: number; after: BillingState };

/** What the steps will cost at once, and the rows after them. */
export function foresee(
  state: BillingState,
  wish: SubscriptionWish,
  steps: readonly Step[],
  times: Times,
): Foresight {
  let subscription = storedSubscription(state);
  const lines: BillingLine[] = [];
  for (const step of steps) {
    const result = afterStep(subscription, step, times.now);
    ({ subscription } = result);
    lines.push(...result.lines);
  }
  const wished = withWish(state, wish, times.now);
  const { paymentMethodId, cardBrand, cardLast4, cardExpMonth, cardExpYear } = state.subscription;
  const { takenBackCents: cents, takenBackSince: since } = state.subscription;
  const card = paymentMethodId
    ? {
        id: paymentMethodId,
        brand: cardBrand ?? '',
        last4: cardLast4 ?? '',
        expMonth: cardExpMonth ?? 0,
        expYear: cardExpYear ?? 0,
      }
    : null;
  const known = { card, subscription, invoices: [], takenBack: { cents, since } };
  const after = subscription ? withAccount(wished, known) : wished;
  return { lines, dueNowCents: totalOf(lines), after };
}

const STATES = { trial: 'trialing', active: 'active', past_due: 'past_due', inactive: 'ended' } as const;

function storedSubscription({ subscription: row }: BillingState): ProviderSubscription | null {
  if (!row.paymentSubscriptionId) return null;
  return {
    id: row.paymentSubscriptionId,
    state: STATES[row.status],
    startedAt: row.billingCycleStart ?? row.createdAt,
    anchor: row.billingAnchor ?? row.createdAt,
    trialEnd: row.trialEndDate,
    endsAtPeriodEnd: !row.autoRenewEnabled,
    cancelledAt: row.cancellationDate,
    endedAt: null,
    parts: row.parts.map(partOf),
  };
}

type AfterStep = { subscription: ProviderSubscription | null; lines: BillingLine[] };

function afterStep(subscription: ProviderSubscription | null, step: Step, now: Date): AfterStep {
  switch (step.ask) {
    case 'start':
      return subscription ? { subscription, lines: [] } : started(step, now);
    case 'change':
      return subscription ? changed(subscription, step) : { subscription, lines: [] };
    case 'end_at_period_end':
      return {
        subscription: subscription && {
          ...subscription,
          endsAtPeriodEnd: step.ends,
          cancelledAt: step.ends ? now : null,
        },
        lines: [],
      };
    case 'end':
      return { subscription: null, lines: [] };
    default:
      return { subscription, lines: [] };
  }
}

function started({ parts, trialEnd }: Extract<Step, { ask: 'start' }>, now: Date): AfterStep {
  const anchor = trialEnd ?? now;
  const made = parts.map(({ ref, wish }): Part => {
    const period = trialEnd ? { startsAt: now, endsAt: trialEnd } : billingPeriod(anchor, wish.cycle, anchor);
    return { ref, ...wish, paid: wish, period };
  });
  return {
    subscription: {
      id: 'foreseen',
      state: trialEnd ? 'trialing' : 'active',
      startedAt: now,
      anchor,
      trialEnd,
      endsAtPeriodEnd: false,
      cancelledAt: null,
      endedAt: null,
      parts: made,
    },
    lines: trialEnd ? [] : made.map(({ ref, paid, period }) => fullLine(ref, paid, period)),
  };
}

function changed(
  subscription: ProviderSubscription,
  { parts: wishes, at }: Extract<Step, { ask: 'change' }>,
): AfterStep {
  const { anchor, state, startedAt } = subscription;
  const parts = new Map(subscription.parts.map((part) => [part.ref, part]));
  const lines: BillingLine[] = [];
  for (const { ref, wish } of wishes) {
    const part = parts.get(ref) ?? null;
    if (state === 'trialing') {
      if (wish.quantity === 0) parts.delete(ref);
      else parts.set(ref, { ref, ...wish, paid: wish, period: { startsAt: startedAt, endsAt: anchor } });
    } else if (part || wish.quantity > 0) {
      const result = changePart(part, { ref, wish, anchor, at });
      parts.set(ref, result.part);
      lines.push(...result.lines);
    }
  }
  return { subscription: { ...subscription, parts: [...parts.values()] }, lines };
}
