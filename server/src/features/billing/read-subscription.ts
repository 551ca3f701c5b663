import type { PlanName, SubscriptionFacts } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listSubscriptions, type SubscriptionRow } from './store.ts';

/** The subscription as other features see it, with the field names of API responses. */
export type Subscription = SubscriptionFacts & { subscriptionPlan: PlanName; trialStartDate: Date | null };

export const describeSubscription = ({
  status: subscriptionStatus,
  plan: subscriptionPlan,
  isInTrial,
  trialStartDate,
  trialEndDate,
}: SubscriptionRow): Subscription => ({
  subscriptionStatus,
  subscriptionPlan,
  isInTrial,
  trialStartDate,
  trialEndDate,
});

/** The organization's subscription; every organization has one from its creation. */
export async function subscriptionOf(
  queries: Queries,
  { organizationId }: TenantScope,
): Promise<Subscription> {
  return (await subscriptionsOf(queries, [organizationId]))(organizationId);
}

/** The subscriptions of several organizations of which the caller is a member, in one query. */
export async function subscriptionsOf(
  queries: Queries,
  organizationIds: readonly string[],
): Promise<(organizationId: string) => Subscription> {
  const rows = organizationIds.length > 0 ? await listSubscriptions(queries, organizationIds) : [];
  const found = new Map(rows.map((row) => [row.organizationId, describeSubscription(row)]));
  return (organizationId) => {
    const subscription = found.get(organizationId);
    if (!subscription) throw new Error('an organization without its subscription');
    return subscription;
  };
}
