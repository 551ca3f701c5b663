import { and, asc, eq, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { billingOperations } from './tables.ts';
import { storedWish, type StoredWish, type SubscriptionWish } from './wishes.ts';

export type Operation = Omit<typeof billingOperations.$inferSelect, 'wish'> & StoredWish;

const operationOf = ({ wish, ...row }: typeof billingOperations.$inferSelect): Operation => ({
  ...row,
  ...storedWish.parse(wish),
});

/** Writes a pending operation; null if the organization has one already. */
export async function insertOperation(
  tx: Tx,
  { organizationId }: TenantScope,
  operation: { id: string; requestedBy: string | null; createdAt: Date },
  wish: StoredWish,
): Promise<Operation | null> {
  const stored = JSON.parse(JSON.stringify(wish)) as Record<string, unknown>;
  const [row] = await tx
    .insert(billingOperations)
    .values({ ...operation, organizationId, kind: wish.wish.kind, wish: stored })
    .onConflictDoNothing()
    .returning();
  return row ? operationOf(row) : null;
}

export async function findOperation(
  queries: Queries,
  { organizationId }: TenantScope,
  id: string,
): Promise<Operation | null> {
  const [row] = await queries
    .select()
    .from(billingOperations)
    .where(and(eq(billingOperations.organizationId, organizationId), eq(billingOperations.id, id)));
  return row ? operationOf(row) : null;
}

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

/** Ends a pending operation; false if it has ended already. */
export async function endOperation(
  tx: Tx,
  { organizationId, id }: Pick<Operation, 'organizationId' | 'id'>,
  end: { state: 'done' | 'refused'; refusal: string | null; finishedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(billingOperations)
    .set(end)
    .where(
      and(
        eq(billingOperations.organizationId, organizationId),
        eq(billingOperations.id, id),
        eq(billingOperations.state, 'pending'),
      ),
    )
    .returning({ id: billingOperations.id });
  return rows.length > 0;
}

/** Pending operations of all organizations that were written before `before`. */
export const listPendingOperations = (
  queries: Queries,
  before: Date,
): Promise<{ organizationId: string; id: string }[]> =>
  queries
    .select({ organizationId: billingOperations.organizationId, id: billingOperations.id })
    .from(billingOperations)
    .where(and(eq(billingOperations.state, 'pending'), lt(billingOperations.createdAt, before)))
    .orderBy(asc(billingOperations.createdAt));
