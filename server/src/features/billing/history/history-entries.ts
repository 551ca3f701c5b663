import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
// What the payment history says of the provider's invoices, and what administrators are told of what is new. Pure.
import { localDate, PLAN_REF, type BillingType } from '@chargerota/domain';
import type { ProviderInvoice } from '../../../platform/payments/payments.ts';
import type { BillingNews } from '../../notifications/notify-of-billing.ts';
import type { StoredDispute } from '../tables.ts';
import type { BillingEntryRow, SourcedEntry } from './history-store.ts';
import { describeTerms, type LocationNames } from './describe-line.ts';
import { newsOfDisputes } from './disputes.ts';

/** Nothing is due or documented for nothing. */
export const chargedInvoices = (invoices: readonly ProviderInvoice[]): ProviderInvoice[] =>
  invoices.filter(({ amountCents }) => amountCents > 0);

export const invoiceSource = ({ id }: Pick<ProviderInvoice, 'id'>): string => `invoice:${id}`;

function typeOf({ reason, lines }: ProviderInvoice): BillingType {
  if (reason === 'cycle') return 'renewal';
  return reason === 'change' && !lines.some(({ ref }) => ref === PLAN_REF) ? 'addon' : 'subscription';
}

function statusOf({
  state,
  failure,
  amountCents,
  refundedCents,
}: ProviderInvoice): BillingEntryRow['status'] {
  switch (state) {
    case 'open':
      return failure ? 'failed' : 'pending';
    case 'paid':
      return refundedCents >= amountCents ? 'refunded' : 'paid';
    case 'void':
      return 'cancelled';
    default:
      return 'failed';
  }
}

/** `Premium plan, monthly; 10 additional members, annual` */
export const describeInvoice = ({ lines }: Pick<ProviderInvoice, 'lines'>, names: LocationNames): string =>
  lines
    .filter(({ amountCents }) => amountCents >= 0)
    .map((line) => describeTerms(line, names.get(line.ref)))
    .join('; ');

type InvoiceEntry = SourcedEntry & { disputes: StoredDispute[] };

/** `disputes`: what is to be kept of them. */
export function entryOfInvoice(
  invoice: ProviderInvoice,
  disputes: StoredDispute[],
  { names, now }: { names: LocationNames; now: Date },
): InvoiceEntry {
  const { id, amountCents, currency, createdAt, dueAt, paidAt, failure, paymentIntentId } = invoice;
  return {
    source: invoiceSource(invoice),
    type: typeOf(invoice),
    description: inEnglish(() => describeInvoice(invoice, names)),
    amountCents,
    currency,
    status: statusOf(invoice),
    paymentIntentId,
    invoiceId: id,
    billingDate: createdAt,
    // What is charged automatically is due at once, and then the provider names no day.
    dueDate: dueAt ?? createdAt,
    paidAt,
    failureReason: invoice.state === 'paid' ? null : failure,
    disputes,
    metadata: { attempts: invoice.attempts, nextAttemptAt: invoice.nextAttemptAt?.toISOString() ?? null },
    createdAt: now,
  };
}

/** What was paid back of an invoice; null if nothing was. */
export function entryOfRefund(
  invoice: ProviderInvoice,
  names: LocationNames,
  now: Date,
): SourcedEntry | null {
  if (invoice.refundedCents === 0) return null;
  return {
    source: `refund:${invoice.id}`,
    type: 'refund',
    description: inEnglish(() => m.stored.paidBack({ terms: describeInvoice(invoice, names) })),
    amountCents: -invoice.refundedCents,
    currency: invoice.currency,
    status: 'refunded',
    paymentIntentId: invoice.paymentIntentId,
    billingDate: now,
    paidAt: now,
    createdAt: now,
  };
}

/** Whether an entry says something that is not stored yet. */
export function isNews(entry: SourcedEntry, stored: BillingEntryRow | undefined): boolean {
  if (!stored) return true;
  const factsOf = (one: SourcedEntry | BillingEntryRow) =>
    JSON.stringify([
      one.status,
      one.amountCents,
      one.paidAt,
      one.failureReason,
      one.metadata,
      one.paymentIntentId,
      one.disputes?.map(({ id, state, amountCents, respondBy }) => [id, state, amountCents, respondBy]),
    ]);
  return factsOf(entry) !== factsOf(stored);
}

type Told = {
  stored: BillingEntryRow | undefined;
  hasPaidBefore: boolean;
  /** All of the organization's. */
  invoices: readonly ProviderInvoice[];
  nextRenewal: Date | null;
  timezone: string;
};

/** What administrators are told of an invoice whose entry is new or has changed. */
export function newsOf(invoice: ProviderInvoice, entry: InvoiceEntry, told: Told): BillingNews[] {
  const { stored, invoices, nextRenewal, timezone } = told;
  const facts = {
    invoices,
    what: entry.description,
    nextOn: nextRenewal && localDate(nextRenewal, timezone),
  };
  const ofDisputes = newsOfDisputes(entry.disputes, stored?.disputes ?? [], facts);
  return [
    ...newsOfPayment(invoice, entry, told),
    ...ofDisputes.map((params) => ({ kind: 'payment' as const, params })),
  ];
}

/** That it was paid, or that another attempt to charge it has failed. */
function newsOfPayment(invoice: ProviderInvoice, entry: InvoiceEntry, told: Told): BillingNews[] {
  const { stored, hasPaidBefore, nextRenewal, timezone } = told;
  const { amountCents, attempts, failure, nextAttemptAt, state } = invoice;
  const dayOf = (at: Date | null) => at && localDate(at, timezone);
  if (state === 'paid' && !stored?.paidAt) {
    const facts = { amountCents, what: entry.description, nextOn: dayOf(nextRenewal) };
    return [
      hasPaidBefore
        ? { kind: 'payment', params: { about: 'receipt', ...facts } }
        : { kind: 'trial', params: { about: 'first_charge', ...facts } },
    ];
  }
  const attemptsKnown = Number(stored?.metadata['attempts'] ?? 0);
  if (state === 'open' && failure && attempts > attemptsKnown) {
    const nextOn = dayOf(nextAttemptAt);
    return [{ kind: 'payment', params: { about: 'failed', amountCents, reason: failure, nextOn } }];
  }
  return [];
}
