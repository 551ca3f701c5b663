import type { BillingLineView } from '@chargerota/contract';
import type { DocumentKind } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { ProviderInvoice } from '../../platform/payments/payments.ts';
import type { BillingAccount } from './billing-view-store.ts';
import { presentLine, type LocationNames } from './describe-line.ts';

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
