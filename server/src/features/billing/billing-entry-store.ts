import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { billingHistory } from './tables.ts';

export type BillingEntryRow = typeof billingHistory.$inferSelect;
export type SourcedEntry = Omit<typeof billingHistory.$inferInsert, 'organizationId' | 'id' | 'source'> & {
  source: string;
};

/** The entries that say what they are about, by that. */
export async function listSourcedEntries(
  queries: Queries,
  { organizationId }: TenantScope,
): Promise<Map<string, BillingEntryRow>> {
  const rows = await queries
    .select()
    .from(billingHistory)
    .where(and(eq(billingHistory.organizationId, organizationId), isNotNull(billingHistory.source)));
  return new Map(rows.map((row) => [row.source ?? '', row]));
}

/** Writes the entry, or brings the one about the same up to date. */
export async function saveEntry(tx: Tx, { organizationId }: TenantScope, entry: SourcedEntry): Promise<void> {
  const { createdAt: _createdAt, source: _source, ...changes } = entry;
  await tx
    .insert(billingHistory)
    .values({ ...entry, organizationId })
    .onConflictDoUpdate({ target: [billingHistory.organizationId, billingHistory.source], set: changes });
}

/** Writes the entry unless there is one about the same; returns whether it was written. */
export async function addEntryOnce(
  tx: Tx,
  { organizationId }: TenantScope,
  entry: SourcedEntry,
): Promise<boolean> {
  const rows = await tx
    .insert(billingHistory)
    .values({ ...entry, organizationId })
    .onConflictDoNothing({ target: [billingHistory.organizationId, billingHistory.source] })
    .returning({ id: billingHistory.id });
  return rows.length > 0;
}
