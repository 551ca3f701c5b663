import { and, eq, isNull, sql, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { organizations } from '../organizations/tables.ts';
import { billingOperations, subscriptions } from './tables.ts';

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

/** Locks the subscription's row until the transaction ends. The caller holds the organization's lock. */
export async function lockSubscription(tx: Tx, { organizationId }: TenantScope): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
    .for('update');
  if (!row) throw new Error('an organization without its subscription');
  return row;
}

export type SubscriptionChanges = Partial<Omit<SubscriptionRow, 'organizationId' | 'createdAt'>>;

export async function updateSubscription(
  tx: Tx,
  { organizationId }: TenantScope,
  changes: SubscriptionChanges,
): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.organizationId, organizationId));
}

/** A ticket for reading the account of a customer; null for one of whom nothing is known. */
export async function nextReadSequence(
  queries: Queries,
  customerId: string,
): Promise<{ organizationId: string; ticket: number } | null> {
  const [row] = await queries
    .update(subscriptions)
    .set({ ticketsDrawn: sql`${subscriptions.ticketsDrawn} + 1` })
    .where(eq(subscriptions.paymentCustomerId, customerId))
    .returning({ organizationId: subscriptions.organizationId, ticket: subscriptions.ticketsDrawn });
  return row ?? null;
}

/** Stores the customer of an organization that has none; returns the stored one. */
export async function storeCustomer(
  queries: Queries,
  { organizationId }: TenantScope,
  customerId: string,
): Promise<string> {
  await queries
    .update(subscriptions)
    .set({ paymentCustomerId: customerId })
    .where(and(eq(subscriptions.organizationId, organizationId), isNull(subscriptions.paymentCustomerId)));
  const [row] = await queries
    .select({ id: subscriptions.paymentCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId));
  return row?.id ?? customerId;
}

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
