import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { billingOperations } from './tables.ts';
import { storedWish, type SubscriptionWish } from './wishes.ts';

/** What an administrator has decided and the payment provider has not carried out yet; null if there is nothing. */
export async function findPendingWish(
  queries: Queries,
  { organizationId }: TenantScope,
): Promise<SubscriptionWish | null> {
  const [row] = await queries
    .select({ wish: billingOperations.wish })
    .from(billingOperations)
    .where(and(eq(billingOperations.organizationId, organizationId), eq(billingOperations.state, 'pending')));
  return row ? storedWish.parse(row.wish).wish : null;
}
