import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { billingHistory, locationAddOns, memberAddOns, spotAddOns, subscriptions } from './tables.ts';

export async function insertBillingEntry(
  queries: Queries,
  entry: typeof billingHistory.$inferInsert,
): Promise<void> {
  await queries.insert(billingHistory).values(entry);
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function insertSubscription(
  tx: Tx,
  subscription: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const [row] = await tx.insert(subscriptions).values(subscription).returning();
  if (!row) throw new Error('a subscription was inserted and is not there');
  return row;
}

export const listSubscriptions = (
  queries: Queries,
  organizationIds: readonly string[],
): Promise<SubscriptionRow[]> =>
  queries.select().from(subscriptions).where(inArray(subscriptions.organizationId, organizationIds));

export async function requireSubscription(
  queries: Queries,
  { organizationId }: TenantScope,
): Promise<SubscriptionRow> {
  const [row] = await listSubscriptions(queries, [organizationId]);
  if (!row) throw new Error('an organization without its subscription');
  return row;
}

/** Units of the organization's active add-ons; `spots` are those of one location, and 0 if none is given. */
export async function countAddOns(
  queries: Queries,
  { organizationId }: TenantScope,
  locationId: string | null,
) {
  const [locations] = await queries
    .select({ count: sum(locationAddOns.locationsCount).mapWith(Number) })
    .from(locationAddOns)
    .where(and(eq(locationAddOns.organizationId, organizationId), eq(locationAddOns.status, 'active')));
  const [members] = await queries
    .select({ count: sum(memberAddOns.membersCount).mapWith(Number) })
    .from(memberAddOns)
    .where(and(eq(memberAddOns.organizationId, organizationId), eq(memberAddOns.status, 'active')));
  const [spots] = locationId
    ? await queries
        .select({ count: sum(spotAddOns.spotsCount).mapWith(Number) })
        .from(spotAddOns)
        .where(
          and(
            eq(spotAddOns.organizationId, organizationId),
            eq(spotAddOns.locationId, locationId),
            eq(spotAddOns.status, 'active'),
          ),
        )
    : [];
  return { locations: locations?.count ?? 0, members: members?.count ?? 0, spots: spots?.count ?? 0 };
}
