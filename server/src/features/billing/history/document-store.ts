import { DOCUMENT_KINDS, type DocumentKind } from '@chargerota/domain';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import { billingDocuments } from '../tables.ts';

export type DocumentRow = typeof billingDocuments.$inferSelect;

const own = ({ organizationId }: TenantScope) => eq(billingDocuments.organizationId, organizationId);

export const listIssued = (queries: Queries, scope: TenantScope, invoiceIds: readonly string[]) =>
  queries
    .select({
      kind: billingDocuments.kind,
      invoiceId: billingDocuments.invoiceId,
      number: billingDocuments.number,
    })
    .from(billingDocuments)
    .where(and(own(scope), inArray(billingDocuments.invoiceId, [...invoiceIds])));

/** The last number of each kind; 0 if there is none yet. Read it under `lockOrganization` before giving the next. */
export async function lastNumbers(tx: Tx, scope: TenantScope): Promise<Record<DocumentKind, number>> {
  const rows = await tx
    .select({ kind: billingDocuments.kind, last: max(billingDocuments.number) })
    .from(billingDocuments)
    .where(own(scope))
    .groupBy(billingDocuments.kind);
  const lastOf = (kind: DocumentKind) => rows.find((row) => row.kind === kind)?.last ?? 0;
  return Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, lastOf(kind)])) as Record<
    DocumentKind,
    number
  >;
}

export async function insertDocuments(tx: Tx, rows: (typeof billingDocuments.$inferInsert)[]): Promise<void> {
  await tx.insert(billingDocuments).values(rows);
}

export async function findDocument(
  queries: Queries,
  scope: TenantScope,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await queries
    .select()
    .from(billingDocuments)
    .where(and(own(scope), eq(billingDocuments.id, id)));
  return row ?? null;
}
