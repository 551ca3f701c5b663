import type { BillingChange, BillingQuote, Exceeding } from '@chargerota/contract';
import { PLANS, type AddOnKind } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { newId } from '../../platform/database/ids.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { isRunning, readState, type BillingState } from './billing-state.ts';
import { bringUpToDate } from './change-subscription.ts';
import { exceedsPlan, isInTrialNow, requireChangeable } from './decisions.ts';
import { presentLine } from './describe-line.ts';
import { nextBillingOf } from './next-billing.ts';
import { limitedPlanOf } from './read-plan-capacity.ts';
import { whatExceeds } from './what-exceeds.ts';
import { foresee, stepsOf } from './wish-steps.ts';
import type { AddOnWish, SubscriptionWish } from './wishes.ts';
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
  const wish = wishOf(facts, change);
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
    exceeds: await exceedsOf(deps, scope, { facts, wish, after }),
  };
}

type Facts = BillingState & { now: Date };

/** The price does not depend on the card, which is not known yet when a start is quoted. */
const stepsToQuote = (facts: Facts, wish: SubscriptionWish) =>
  stepsOf(facts, wish.kind === 'start' ? { ...wish, paymentMethodId: 'not-known-yet' } : wish, {
    now: facts.now,
    at: facts.now,
  });

function wishOf(facts: Facts, change: BillingChange): SubscriptionWish {
  switch (change.kind) {
    case 'start':
      if (isRunning(facts)) throw new DomainError('billing_state');
      return { kind: 'start', plan: change.subscriptionPlan };
    case 'plan':
      requireChangeable(facts);
      if (change.subscriptionPlan === limitedPlanOf(facts.subscription))
        throw new DomainError('already_on_plan');
      return { kind: 'plan', plan: change.subscriptionPlan };
    case 'edit':
      return editWish(facts, change);
    case 'members':
      return newAddOn(facts, { addOn: 'member', count: change.membersCount, cycle: change.billingCycle });
    case 'locations':
      return newAddOn(facts, { addOn: 'location', count: change.locationsCount, cycle: change.billingCycle });
    case 'spots':
      return newAddOn(facts, {
        addOn: 'spot',
        count: change.spotsCount,
        cycle: change.billingCycle,
        locationId: change.locationId,
      });
  }
}

const LIMITS = { member: 'members', location: 'locations', spot: 'spotsPerLocation' } as const;

function requireLimited({ subscription }: Facts, kind: AddOnKind): void {
  if (PLANS[limitedPlanOf(subscription)].limits[LIMITS[kind]] === null)
    throw new DomainError('unlimited_already');
}

type NewAddOn = Pick<AddOnWish, 'addOn' | 'count' | 'cycle'> & { locationId?: string };

function newAddOn(facts: Facts, { locationId = undefined, ...wanted }: NewAddOn): AddOnWish {
  if (!isRunning(facts) && !isInTrialNow(facts)) throw new DomainError('subscription_required');
  requireChangeable(facts);
  requireLimited(facts, wanted.addOn);
  return { kind: 'add_on', addOnId: newId(), nextCycle: null, locationId: locationId ?? null, ...wanted };
}

function editWish(facts: Facts, change: Extract<BillingChange, { kind: 'edit' }>): AddOnWish {
  const addOn = facts.addOns.find(({ id, kind }) => id === change.addOnId && kind === change.addOn);
  if (!addOn) throw new DomainError('not_found');
  if (addOn.status === 'expired') throw new DomainError('add_on_not_active');
  requireChangeable(facts);
  const isSwitch = change.count > 0 && change.billingCycle !== addOn.billingCycle;
  return {
    kind: 'add_on',
    addOn: addOn.kind,
    addOnId: addOn.id,
    count: change.count,
    cycle: addOn.billingCycle,
    nextCycle: isSwitch ? change.billingCycle : null,
    locationId: addOn.locationId,
  };
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
  { facts, wish, after }: { facts: Facts; wish: SubscriptionWish; after: BillingState },
): Promise<Exceeding[]> | Exceeding[] {
  if (wish.kind === 'plan' || wish.kind === 'start') return exceedsPlan(drizzle, scope, facts, wish.plan);
  const before = facts.addOns.find(({ id }) => wish.kind === 'add_on' && id === wish.addOnId);
  if (wish.kind !== 'add_on' || before?.status !== 'active' || wish.count >= before.count) return [];
  return whatExceeds(drizzle, scope, {
    plan: limitedPlanOf(facts.subscription),
    addOns: after.addOns.filter(({ status }) => status === 'active'),
    now: facts.now,
  });
}
