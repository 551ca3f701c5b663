import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizations } from '../organizations/tables.ts';
import { billingHistory, billingOperations, subscriptions } from './tables.ts';

/** The subscription with what billing says of the organization, and whether a change is under way. */
export async function readBillingAccount(queries: Queries, { organizationId }: TenantScope) {
  const pending = sql<boolean>`EXISTS (SELECT FROM ${billingOperations} o
    WHERE o.organization_id = ${subscriptions.organizationId} AND o.state = 'pending')`;
  const [row] = await queries
    .select({
      subscription: subscriptions,
      organizationName: organizations.name,
      contactEmail: organizations.contactEmail,
      timezone: organizations.timezone,
      isBusy: pending,
    })
    .from(subscriptions)
    .innerJoin(organizations, eq(organizations.id, subscriptions.organizationId))
    .where(eq(subscriptions.organizationId, organizationId));
  if (!row) throw new Error('an organization without its subscription');
  return row;
}

export type BillingAccount = Awaited<ReturnType<typeof readBillingAccount>>;

/** Charges that are neither paid nor given up, oldest first. */
export const listUnpaid = (queries: Queries, { organizationId }: TenantScope) =>
  queries
    .select()
    .from(billingHistory)
    .where(
      and(
        eq(billingHistory.organizationId, organizationId),
        inArray(billingHistory.status, ['pending', 'failed']),
        isNotNull(billingHistory.invoiceId),
        isNull(billingHistory.paidAt),
      ),
    )
    .orderBy(asc(billingHistory.billingDate), asc(billingHistory.id));
