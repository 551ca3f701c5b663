import type { DocumentKind } from '@chargerota/domain';
import type { BillingLineView } from '@chargerota/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { ProviderInvoice } from '../../../platform/payments/payments.ts';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { listAddOns } from '../add-on-store.ts';
import { readBillingAccount, type BillingAccount } from '../subscription-store.ts';
import { locationNamesOf, presentLine, type LocationNames } from './describe-line.ts';
import { insertDocuments, lastNumbers, listIssued } from './document-store.ts';

/**
 * Issues what is missing: an invoice for each that is open or paid, and a receipt for each that is paid. Nothing is
 * issued twice, and what was issued never changes. Numbers have no gaps: they are given under the organization's lock,
 * in the transaction that stores the invoices, which takes that lock first.
 */
export async function issueDocuments(
  tx: Tx,
  scope: TenantScope,
  invoices: readonly ProviderInvoice[],
  issuer: Issuer,
): Promise<void> {
  const wanted = invoices.flatMap(documentsOf).toSorted(byDate);
  if (wanted.length === 0) return;
  await lockOrganization(tx, scope.organizationId);
  const issued = await listIssued(tx, scope, [...new Set(wanted.map(({ invoice }) => invoice.id))]);
  const key = (kind: DocumentKind, invoiceId: string) => `${kind} ${invoiceId}`;
  const numbers = new Map(issued.map(({ kind, invoiceId, number }) => [key(kind, invoiceId), number]));
  const missing = wanted.filter(({ kind, invoice }) => !numbers.has(key(kind, invoice.id)));
  if (missing.length === 0) return;

  const last = await lastNumbers(tx, scope);
  const account = await readBillingAccount(tx, scope);
  const names = locationNamesOf(await listAddOns(tx, scope));
  const rows = missing.map(({ kind, invoice }) => {
    const number = (last[kind] += 1);
    numbers.set(key(kind, invoice.id), number);
    return { kind, invoice, number };
  });
  await insertDocuments(
    tx,
    rows.map(({ kind, invoice, number }) => ({
      organizationId: scope.organizationId,
      kind,
      number,
      invoiceId: invoice.id,
      issuedAt: issuedAt(kind, invoice),
      amountCents: invoice.amountCents,
      currency: invoice.currency,
      facts: documentFacts(kind, invoice, {
        issuer,
        account,
        names,
        invoiceNumber: numbers.get(key('invoice', invoice.id))!,
      }),
    })),
  );
}

type Wanted = { kind: DocumentKind; invoice: ProviderInvoice };

function documentsOf(invoice: ProviderInvoice): Wanted[] {
  // Nothing is documented for nothing, such as the start of a trial.
  if (invoice.amountCents <= 0) return [];
  if (invoice.state === 'open') return [{ kind: 'invoice', invoice }];
  if (invoice.state !== 'paid') return [];
  return [
    { kind: 'invoice', invoice },
    { kind: 'receipt', invoice },
  ];
}

/** Numbers follow the dates on the documents; of the same instant, the provider's order stays. */
const byDate = (one: Wanted, other: Wanted): number =>
  issuedAt(one.kind, one.invoice).getTime() - issuedAt(other.kind, other.invoice).getTime();

type Party = { name: string; address: string; taxNumber: string };

/** All that a document says, as it was when it was issued. Instants are ISO strings. */
export type DocumentFacts = {
  operator: Party;
  customer: Party & { email: string };
  lines: BillingLineView[];
  amountCents: number;
  currency: string;
  issuedAt: string;
  dueAt: string | null;
  paidAt: string | null;
  /** On a receipt, the number of the invoice that was paid. */
  invoiceNumber: number;
  /** Whether the payment was only played in the sandbox. */
  isSandbox: boolean;
};

/** Who issues documents, and how they were paid. */
export type Issuer = Pick<AppDeps, 'config' | 'payments'>;

/** An invoice is dated by the day it was made, a receipt by the day it was paid. */
export const issuedAt = (kind: DocumentKind, { createdAt, paidAt }: ProviderInvoice): Date =>
  kind === 'receipt' && paidAt ? paidAt : createdAt;

export function documentFacts(
  kind: DocumentKind,
  invoice: ProviderInvoice,
  {
    issuer: { config, payments },
    account: { subscription, organizationName },
    names,
    invoiceNumber,
  }: { issuer: Issuer; account: BillingAccount; names: LocationNames; invoiceNumber: number },
): DocumentFacts {
  return {
    operator: {
      name: config.OPERATOR_NAME,
      address: config.OPERATOR_ADDRESS,
      taxNumber: config.OPERATOR_TAX_NUMBER,
    },
    customer: {
      name: subscription.billingName ?? organizationName,
      address: subscription.billingAddress ?? '',
      taxNumber: subscription.taxNumber ?? '',
      email: subscription.billingEmail ?? '',
    },
    lines: invoice.lines.map((line) => presentLine(line, names)),
    amountCents: invoice.amountCents,
    currency: invoice.currency,
    issuedAt: issuedAt(kind, invoice).toISOString(),
    dueAt: invoice.dueAt?.toISOString() ?? null,
    paidAt: kind === 'receipt' ? (invoice.paidAt?.toISOString() ?? null) : null,
    invoiceNumber,
    isSandbox: payments.provider === 'sandbox',
  };
}
