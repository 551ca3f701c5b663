import type { Subscription } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { listSubscriptions, type SubscriptionRow } from './store.ts';

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
