// What is asked of the payment provider for a decision, and what that will lead to. Pure.
import {
  addOnTerms,
  isRaise,
  PLAN_REF,
  planTerms,
  raisesLimit,
  totalOf,
  type BillingLine,
  type PlanName,
} from '@chargerota/domain';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PartWish, ProviderSubscription } from '../../../platform/payments/payments.ts';
import {
  changeParts,
  endSubscription,
  setEndsAtPeriodEnd,
  startSubscription,
} from '../../../platform/payments/sandbox-account.ts';
import { runningSubscription } from '../../../platform/payments/sandbox-advance.ts';
import { storeTestCard } from '../../../platform/payments/sandbox-cards.ts';
import { newAccount, type SandboxAccount } from '../../../platform/payments/sandbox-state.ts';
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

/**
 * What the steps will cost at once, and the rows after them: by the sandbox's rules, which are the provider's to the
 * cent. The card is not what is asked about, so a good one pays.
 */
export function foresee(
  state: BillingState,
  wish: SubscriptionWish,
  steps: readonly Step[],
  { now }: Pick<Times, 'now'>,
): Foresight {
  const account = steps.reduce((before, step) => afterStep(before, step, now), foreseenAccount(state));
  const lines = account.invoices.flatMap((invoice) => invoice.lines);
  const subscription = runningSubscription(account);
  const wished = withWish(state, wish, now);
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

const goodCard = (id: string, at: Date) => storeTestCard('pm_card_visa', { id, isAuthenticated: true, at });

const foreseenAccount = (state: BillingState): SandboxAccount => ({
  ...newAccount({ customerId: 'foreseen', organizationId: '', name: '', email: '' }),
  subscription: storedSubscription(state),
});

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

function afterStep(before: SandboxAccount, step: Step, now: Date): SandboxAccount {
  const withCard = (id: string) => ({ ...before, card: goodCard(id, now) });
  switch (step.ask) {
    case 'start':
      return startSubscription(withCard(step.paymentMethodId), step, now);
    case 'change':
      return changeParts(withCard('foreseen'), step, now);
    case 'end_at_period_end':
      return setEndsAtPeriodEnd(before, step.ends, now);
    case 'end':
      return endSubscription(before, now);
    default:
      return before;
  }
}
