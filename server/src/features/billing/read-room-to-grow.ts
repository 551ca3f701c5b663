import { effectiveLimits, mayGrow, PLANS, type AddOnCounts, type PlanLimits } from '@chargerota/domain';
import type { Queries, Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { subscriptionOf } from './read-subscription.ts';
import { countAddOns } from './store.ts';

/** What the organization's plan includes, what its add-ons make of that, and whether anything may be added now. */
export type PlanRoom = { base: PlanLimits; addOns: AddOnCounts; limits: PlanLimits; mayGrow: boolean };

/** Spots a location are those for `locationId`, else for a new one. */
export async function readPlanRoom(
  queries: Queries,
  scope: TenantScope,
  now: Date,
  locationId: string | null = null,
): Promise<PlanRoom> {
  const subscription = await subscriptionOf(queries, scope);
  const addOns = await countAddOns(queries, scope, locationId);
  const plan = subscription.subscriptionPlan;
  return {
    base: PLANS[plan].limits,
    addOns,
    limits: effectiveLimits(plan, addOns),
    mayGrow: mayGrow(subscription, now),
  };
}

/**
 * What the organization may have by its plan and add-ons; spots a location for `locationId`, else for a new one. Call
 * it under `lockOrganization`, before counting.
 * @throws DomainError subscription_required when the trial has ended or the subscription is inactive
 */
export async function readRoomToGrow(
  tx: Tx,
  scope: TenantScope,
  now: Date,
  locationId: string | null = null,
): Promise<PlanLimits> {
  const room = await readPlanRoom(tx, scope, now, locationId);
  if (!room.mayGrow) throw new DomainError('subscription_required');
  return room.limits;
}
