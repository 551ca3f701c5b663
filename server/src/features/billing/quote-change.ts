import type { BillingChange, BillingQuote, Exceeding } from '@chargerota/contract';
import type { BillingCycle } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { isRunning, readState, type BillingState } from './billing-state.ts';
import { bringUpToDate } from './change-subscription.ts';
import { editedAddOnWish, exceedsWithout, newAddOnWish, type NewAddOn } from './add-on-decisions.ts';
import { exceedsPlan, requireChangeable } from './decisions.ts';
import { presentLine } from './describe-line.ts';
import { nextBillingOf } from './next-billing.ts';
import { limitedPlanOf } from './read-plan-capacity.ts';
import { foresee, stepsOf } from './wish-steps.ts';
import type { SubscriptionWish } from './wishes.ts';
import { namesOfPlaces } from './write-history.ts';

/** What a change would cost now and next, without making it. Nothing is written. */
export async function quoteChange(
  deps: AppDeps,
  scope: OrganizationScope,
  change: BillingChange,
): Promise<BillingQuote> {
  await bringUpToDate(deps, scope);
  const { drizzle } = deps.database;
  const state = await readState(drizzle, scope);
  const now = deps.clock.now();
  const facts = { ...state, now };
  const wish = await wishOf(drizzle, scope, facts, change);
  const times = { now, at: now };
  const { lines, dueNowCents, after } = foresee(state, wish, stepsToQuote(facts, wish), times);
  const next = nextBillingOf(after.subscription, after.addOns, now);
  const names = namesOfPlaces(after);
  return {
    quotedAt: now.toISOString(),
    version: state.subscription.version,
    dueNowCents,
    lines: lines.map((line) => presentLine(line, names)),
    effectiveAt: effectiveAt(state, after, wish)?.toISOString() ?? null,
    nextBillingAmountCents: next?.amountCents ?? 0,
    nextBillingDate: next?.date.toISOString() ?? null,
    exceeds: await exceedsOf(deps, scope, { facts, wish }),
  };
}

type Facts = BillingState & { now: Date };

/** The price does not depend on the card, which is not known yet when a start is quoted. */
const stepsToQuote = (facts: Facts, wish: SubscriptionWish) =>
  stepsOf(facts, wish.kind === 'start' ? { ...wish, paymentMethodId: 'not-known-yet' } : wish, {
    now: facts.now,
    at: facts.now,
  });

async function wishOf(
  queries: Queries,
  scope: OrganizationScope,
  facts: Facts,
  change: BillingChange,
): Promise<SubscriptionWish> {
  const newAddOn = (wanted: Omit<NewAddOn, 'addOnId' | 'cycle'>, cycle: BillingCycle) =>
    newAddOnWish(queries, scope, facts, { ...wanted, cycle, addOnId: newId() });
  switch (change.kind) {
    case 'start':
      if (isRunning(facts)) throw new DomainError('billing_state');
      return { kind: 'start', plan: change.subscriptionPlan };
    case 'plan':
      requireChangeable(facts);
      if (change.subscriptionPlan === limitedPlanOf(facts.subscription))
        throw new DomainError('already_on_plan');
      return { kind: 'plan', plan: change.subscriptionPlan };
    case 'edit': {
      const { addOn, addOnId, count, billingCycle: cycle } = change;
      return editedAddOnWish(queries, scope, facts, { addOn, addOnId, count, cycle });
    }
    case 'members': {
      const { membersCount: count, billingCycle } = change;
      return newAddOn({ addOn: 'member', count, locationId: null }, billingCycle);
    }
    case 'locations': {
      const { locationsCount: count, billingCycle } = change;
      return newAddOn({ addOn: 'location', count, locationId: null }, billingCycle);
    }
    default: {
      const { spotsCount: count, locationId, billingCycle } = change;
      return newAddOn({ addOn: 'spot', count, locationId }, billingCycle);
    }
  }
}

/** The end of what is paid for, if the change follows only then. */
function effectiveAt(before: BillingState, after: BillingState, wish: SubscriptionWish): Date | null {
  if (wish.kind === 'plan')
    return after.subscription.scheduledPlan ? after.subscription.billingCycleEnd : null;
  if (wish.kind !== 'add_on' || !isRunning(before) || before.subscription.status === 'trial') return null;
  const addOn = after.addOns.find(({ id }) => id === wish.addOnId);
  const isLater = wish.count < (addOn?.paidCount ?? 0) || wish.nextCycle !== null;
  return isLater ? (addOn?.nextBillingDate ?? null) : null;
}

async function exceedsOf(
  { database: { drizzle } }: AppDeps,
  scope: OrganizationScope,
  { facts, wish }: { facts: Facts; wish: SubscriptionWish },
): Promise<Exceeding[]> {
  if (wish.kind === 'plan' || wish.kind === 'start') return exceedsPlan(drizzle, scope, facts, wish.plan);
  return wish.kind === 'add_on' ? exceedsWithout(drizzle, scope, facts, wish) : [];
}
