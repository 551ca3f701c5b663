import type { BillingChange, BillingQuote, Exceeding } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { newId } from '../../../platform/database/ids.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { editedAddOnWish, exceedsWithout, newAddOnWish, type NewAddOn } from './add-on-decisions.ts';
import { isRunning, readState, type BillingState } from '../billing-state.ts';
import { bringUpToDate } from './change-subscription.ts';
import { exceedsPlan, requireChangeable } from './decisions.ts';
import { locationNamesOf, presentLine } from '../history/describe-line.ts';
import { nextBillingOf } from '../next-billing.ts';
import { limitedPlanOf } from '../subscription.ts';
import { foresee, stepsOf } from './wish-steps.ts';
import type { SubscriptionWish } from '../wishes.ts';

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
  const wish = await wishOf(deps, scope, facts, change);
  const times = { now, at: now };
  const { lines, dueNowCents, after } = foresee(state, wish, stepsToQuote(facts, wish), times);
  const next = nextBillingOf(after.subscription, after.addOns, now);
  const names = locationNamesOf(after.addOns);
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
  deps: AppDeps,
  scope: OrganizationScope,
  facts: Facts,
  change: BillingChange,
): Promise<SubscriptionWish> {
  const { drizzle } = deps.database;
  const buy = (
    wanted: Pick<NewAddOn, 'addOn' | 'count'>,
    cycle: NewAddOn['cycle'],
    locationId: string | null = null,
  ) => newAddOnWish(drizzle, scope, facts, { ...wanted, addOnId: newId(), cycle, locationId });
  switch (change.kind) {
    case 'start':
      if (isRunning(facts)) throw new DomainError('billing_state');
      return { kind: 'start', plan: change.subscriptionPlan };
    case 'plan':
      requireChangeable(facts);
      if (change.subscriptionPlan === limitedPlanOf(facts.subscription))
        throw new DomainError('already_on_plan');
      return { kind: 'plan', plan: change.subscriptionPlan };
    case 'members':
      return buy({ addOn: 'member', count: change.membersCount }, change.billingCycle);
    case 'locations':
      return buy({ addOn: 'location', count: change.locationsCount }, change.billingCycle);
    case 'spots':
      return buy({ addOn: 'spot', count: change.spotsCount }, change.billingCycle, change.locationId);
    default: {
      const { addOn, addOnId, count, billingCycle: cycle } = change;
      return editedAddOnWish(drizzle, scope, facts, { addOn, addOnId, count, cycle });
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

function exceedsOf(
  { database: { drizzle } }: AppDeps,
  scope: OrganizationScope,
  { facts, wish }: { facts: Facts; wish: SubscriptionWish },
): Promise<Exceeding[]> | Exceeding[] {
  if (wish.kind === 'plan' || wish.kind === 'start') return exceedsPlan(drizzle, scope, facts, wish.plan);
  return wish.kind === 'add_on' ? exceedsWithout(drizzle, scope, facts, wish) : [];
}
