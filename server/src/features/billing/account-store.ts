import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { SubscriptionRow } from './store.ts';
import { subscriptions } from './tables.ts';

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
export async function drawTicket(
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

const isRunning = isNotNull(subscriptions.paymentSubscriptionId);

/** Customers whose period or renewal was over before `before`, so that the provider must know more than we. */
export async function listOverdueCustomers(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .select({ customerId: subscriptions.paymentCustomerId })
    .from(subscriptions)
    .where(
      and(
        isRunning,
        or(lt(subscriptions.nextRenewalDate, before), lt(subscriptions.billingCycleEnd, before)),
      ),
    );
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

/** Running subscriptions whose card expires with the given month. */
export async function listExpiringCards(
  queries: Queries,
  { year, month }: { year: number; month: number },
): Promise<string[]> {
  const rows = await queries
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(and(isRunning, eq(subscriptions.cardExpYear, year), eq(subscriptions.cardExpMonth, month)));
  return rows.map(({ organizationId }) => organizationId);
}

/** Organizations whose trial has not been ended yet, with its end. */
export async function listTrials(
  queries: Queries,
  endsFrom: Date | null = null,
): Promise<{ organizationId: string; trialEndDate: Date }[]> {
  const rows = await queries
    .select({ organizationId: subscriptions.organizationId, trialEndDate: subscriptions.trialEndDate })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isInTrial, true),
        isNotNull(subscriptions.trialEndDate),
        endsFrom ? gte(subscriptions.trialEndDate, endsFrom) : undefined,
      ),
    );
  return rows.flatMap(({ organizationId, trialEndDate }) =>
    trialEndDate ? { organizationId, trialEndDate } : [],
  );
}
