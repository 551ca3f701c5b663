import { and, eq, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizations } from '../organizations/tables.ts';
import { billingHistory, locationAddOns, memberAddOns, spotAddOns } from './tables.ts';

export async function insertBillingEntry(
  queries: Queries,
  entry: typeof billingHistory.$inferInsert,
): Promise<void> {
  await queries.insert(billingHistory).values(entry);
}

export async function findSubscription(queries: Queries, { organizationId }: TenantScope) {
  const [row] = await queries
    .select({
      subscriptionPlan: organizations.subscriptionPlan,
      subscriptionStatus: organizations.subscriptionStatus,
      isInTrial: organizations.isInTrial,
      trialEndDate: organizations.trialEndDate,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row;
}

/** Units of the organization's active add-ons; `spots` are those of one location, none without it. */
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
