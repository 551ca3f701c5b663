import { desc, eq, isNotNull, and, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { billingReconciliations, subscriptions } from '../tables.ts';

/** Where the last run that came to its end stopped reading. */
export async function lastCursor(queries: Queries): Promise<string | null> {
  const [row] = await queries
    .select({ cursor: billingReconciliations.cursor })
    .from(billingReconciliations)
    .where(isNotNull(billingReconciliations.finishedAt))
    .orderBy(desc(billingReconciliations.startedAt))
    .limit(1);
  return row?.cursor ?? null;
}

export async function insertReconciliation(
  queries: Queries,
  run: typeof billingReconciliations.$inferInsert & { id: string },
): Promise<void> {
  await queries.insert(billingReconciliations).values(run);
}

export async function finishReconciliation(
  queries: Queries,
  id: string,
  result: Pick<
    typeof billingReconciliations.$inferSelect,
    'finishedAt' | 'cursor' | 'customersRead' | 'mended'
  >,
): Promise<void> {
  await queries.update(billingReconciliations).set(result).where(eq(billingReconciliations.id, id));
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
