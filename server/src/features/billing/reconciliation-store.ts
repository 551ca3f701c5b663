import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { billingReconciliations } from './tables.ts';

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
