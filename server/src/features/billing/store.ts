import { inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { subscriptions } from './tables.ts';

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
