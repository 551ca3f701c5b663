import type { BillingType, DocumentKind } from '@chargerota/domain';
import { and, count, desc, eq, sql, isNotNull, isNull, inArray, asc } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { billingDocuments, billingHistory } from '../tables.ts';

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

export type HistoryFilter = { type?: BillingType | undefined };
export type HistoryRow = typeof billingHistory.$inferSelect & {
  documents: { id: string; kind: DocumentKind; number: number }[];
};

const matching = ({ organizationId }: TenantScope, { type }: HistoryFilter) =>
  and(eq(billingHistory.organizationId, organizationId), type && eq(billingHistory.type, type));

const documents = sql<HistoryRow['documents']>`(
  SELECT coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'number', d.number) ORDER BY d.kind), '[]')
  FROM ${billingDocuments} d
  WHERE d.organization_id = billing_history.organization_id AND d.invoice_id = billing_history.invoice_id)`;

/** Newest first: those of a page, or those older than `before`. */
export async function listHistory(
  queries: Queries,
  scope: TenantScope,
  filter: HistoryFilter,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: HistoryRow | undefined },
): Promise<HistoryRow[]> {
  const older =
    before &&
    sql`(${billingHistory.billingDate}, ${billingHistory.id}) < (${before.billingDate.toISOString()}, ${before.id})`;
  const rows = await queries
    .select({ entry: billingHistory, documents })
    .from(billingHistory)
    .where(and(matching(scope, filter), older))
    .orderBy(desc(billingHistory.billingDate), desc(billingHistory.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row.entry, documents: row.documents }));
}

export async function countHistory(
  queries: Queries,
  scope: TenantScope,
  filter: HistoryFilter,
): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(billingHistory).where(matching(scope, filter));
  return row?.count ?? 0;
}

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
