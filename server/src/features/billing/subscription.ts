import {
  effectiveLimits,
  mayGrow,
  PLANS,
  type AddOnCounts,
  type PlanLimits,
  type PlanName,
  type SubscriptionFacts,
  type AddOnKind,
} from '@chargerota/domain';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listAddOns, type AddOnRow } from './add-on-store.ts';
import { findPendingWish } from './operation-store.ts';
import { requireSubscription, type SubscriptionRow, listSubscriptions } from './subscription-store.ts';
import type { SubscriptionWish } from './wishes.ts';

/** The subscription as other features see it, with the field names of API responses. */
export type Subscription = SubscriptionFacts & { subscriptionPlan: PlanName; trialStartDate: Date | null };

/** Overdue because a bank took a payment back, so that there is nothing that a card could be charged. */
export const isOnlyTakenBack = ({
  takenBackSince,
  pastDueSince,
}: Pick<SubscriptionRow, 'takenBackSince' | 'pastDueSince'>): boolean =>
  takenBackSince !== null && pastDueSince === null;

/** A trial is over at its end, whether or not that has been stored yet. */
export const describeSubscription = (row: SubscriptionRow, now: Date): Subscription => ({
  subscriptionStatus: row.status,
  subscriptionPlan: row.plan,
  isInTrial: row.isInTrial && row.trialEndDate !== null && row.trialEndDate > now,
  trialStartDate: row.trialStartDate,
  trialEndDate: row.trialEndDate,
  isOnlyTakenBack: isOnlyTakenBack(row),
});

/** The organization's subscription; every organization has one from its creation. */
export async function subscriptionOf(
  queries: Queries,
  { organizationId }: TenantScope,
  now: Date,
): Promise<Subscription> {
  return (await subscriptionsOf(queries, [organizationId], now))(organizationId);
}

/** The subscriptions of several organizations of which the caller is a member, in one query. */
export async function subscriptionsOf(
  queries: Queries,
  organizationIds: readonly string[],
  now: Date,
): Promise<(organizationId: string) => Subscription> {
  const rows = organizationIds.length > 0 ? await listSubscriptions(queries, organizationIds) : [];
  const found = new Map(rows.map((row) => [row.organizationId, describeSubscription(row, now)]));
  return (organizationId) => {
    const subscription = found.get(organizationId);
    if (!subscription) throw new Error('an organization without its subscription');
    return subscription;
  };
}

/**
 * The plan whose limits hold for what is added: a lower one that was chosen holds at once, although the higher one is
 * still paid for, so that everything fits when it follows.
 */
export const limitedPlanOf = ({ plan, scheduledPlan }: SubscriptionRow): PlanName => scheduledPlan ?? plan;

/** The plan's own limits, the add-ons, the limits including the add-ons, and whether anything may be added now. */
export type PlanCapacity = { base: PlanLimits; addOns: AddOnCounts; limits: PlanLimits; mayGrow: boolean };

/** The limit of spots per location is that of `locationId`, or of a new location if absent. */
export async function readPlanCapacity(
  queries: Queries,
  scope: TenantScope,
  now: Date,
  locationId: string | null = null,
): Promise<PlanCapacity> {
  const [subscription, rows, pending] = await Promise.all([
    requireSubscription(queries, scope),
    listAddOns(queries, scope),
    findPendingWish(queries, scope),
  ]);
  const plan = lowerPlan(limitedPlanOf(subscription), pending);
  const addOns = countUnits(goingOn(rows, pending), locationId);
  return {
    base: PLANS[plan].limits,
    addOns,
    limits: effectiveLimits(plan, addOns),
    mayGrow: mayGrow(describeSubscription(subscription, now), now),
  };
}

// What an administrator has decided to lower holds from the decision on, also while the payment provider is still being
// asked: otherwise somebody could be added in that moment who does not fit afterwards.

function lowerPlan(plan: PlanName, pending: SubscriptionWish | null): PlanName {
  if (!pending || !('plan' in pending)) return plan;
  return PLANS[pending.plan].priceCentsPerMonth < PLANS[plan].priceCentsPerMonth ? pending.plan : plan;
}

const isEnding = (addOnId: string, pending: SubscriptionWish | null): boolean =>
  pending?.kind === 'end_add_ons' && pending.addOnIds.includes(addOnId);

const goingOn = (addOns: readonly AddOnRow[], pending: SubscriptionWish | null): AddOnRow[] =>
  addOns
    .filter(({ id, status }) => status === 'active' && !isEnding(id, pending))
    .map((addOn) =>
      pending?.kind === 'add_on' && pending.addOnId === addOn.id
        ? { ...addOn, count: Math.min(addOn.count, pending.count) }
        : addOn,
    );

/**
 * The limits of the plan with its add-ons; the limit of spots per location is that of `locationId`, or of a new
 * location if absent. Call it under `lockOrganization`, before counting.
 * @throws DomainError subscription_required when the trial has ended or the subscription is inactive
 */
export async function readGrowthLimits(
  tx: Tx,
  scope: TenantScope,
  now: Date,
  locationId: string | null = null,
): Promise<PlanLimits> {
  const capacity = await readPlanCapacity(tx, scope, now, locationId);
  if (!capacity.mayGrow) throw new DomainError('subscription_required');
  return capacity.limits;
}

/** What an add-on adds; `locationId` is that of a spot add-on. */
export type AddOnUnits = { kind: AddOnKind; count: number; locationId: string | null };

/** Units of the add-ons as the catalogue counts them; `locationId` says for which location its chargers are counted. */
export function countUnits(addOns: readonly AddOnUnits[], locationId: string | null): AddOnCounts {
  const sumOf = (kind: AddOnKind, at?: string) =>
    addOns
      .filter((addOn) => addOn.kind === kind && (at === undefined || addOn.locationId === at))
      .reduce((sum, addOn) => sum + addOn.count, 0);
  return {
    members: sumOf('member'),
    locations: sumOf('location'),
    spots: locationId === null ? 0 : sumOf('spot', locationId),
  };
}
