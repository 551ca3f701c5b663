import { effectiveLimits, mayGrow, type PlanLimits } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { countAddOns, findSubscription } from './store.ts';

/**
 * What the organization may have by its plan and add-ons; spots a location for `locationId`, else for a new one. Call
 * it under `lockOrganization`, before counting (DESIGN.md §3, §6).
 * @throws DomainError subscription_required when the trial has ended or the subscription is inactive
 */
export async function readRoomToGrow(
  tx: Tx,
  organizationId: string,
  now: Date,
  locationId: string | null = null,
): Promise<PlanLimits> {
  const subscription = await findSubscription(tx, organizationId);
  if (!subscription) throw new DomainError('not_found');
  if (!mayGrow(subscription, now)) throw new DomainError('subscription_required');
  return effectiveLimits(subscription.subscriptionPlan, await countAddOns(tx, organizationId, locationId));
}
