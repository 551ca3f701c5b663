// What is kept of disputed payments, what follows from them, and what administrators are told. Pure.
import type { BillingEntry } from '@chargerota/contract';
import { SHOWN_DISPUTES } from '@chargerota/domain';
import type { ProviderInvoice } from '../../../platform/payments/payments.ts';
import type { PaymentParams } from '../../notifications/texts/billing.ts';
import type { StoredDispute } from '../tables.ts';

/** An invoice's disputes as they are kept. `known`: as they were. */
export const recordDisputes = (
  { disputes = [] }: Pick<ProviderInvoice, 'disputes'>,
  known: readonly StoredDispute[],
  now: Date,
): StoredDispute[] =>
  disputes.map(({ id, state, amountCents, openedAt, respondBy }) => {
    const before = known.find((one) => one.id === id);
    // The provider names no day. What nobody saw being lost, as before an upgrade, may have been lost from the beginning.
    const lostAt = before?.lostAt ?? (before ? now : openedAt).toISOString();
    return {
      id,
      state,
      amountCents,
      respondBy: respondBy?.toISOString() ?? null,
      lostAt: state === 'lost' ? lostAt : null,
    };
  });

/** What banks have taken back, and since when; nothing once a later period is paid. */
export type TakenBack = { cents: number; since: Date | null };

export function takenBackOf(
  invoices: readonly ProviderInvoice[],
  disputes: readonly StoredDispute[],
): TakenBack {
  const lost = disputes.flatMap(({ amountCents, lostAt }) =>
    lostAt !== null && isMissing(lostAt, invoices) ? [{ amountCents, at: Date.parse(lostAt) }] : [],
  );
  return {
    cents: lost.reduce((sum, { amountCents }) => sum + amountCents, 0),
    since: lost.length > 0 ? new Date(Math.min(...lost.map(({ at }) => at))) : null,
  };
}

/** Whether no period was paid since a dispute was lost. A change does not count, which may cost a few cents. */
const isMissing = (lostAt: string, invoices: readonly ProviderInvoice[]): boolean =>
  !invoices.some(
    ({ reason, amountCents, paidAt }) =>
      reason !== 'change' && amountCents > 0 && paidAt !== null && paidAt > new Date(lostAt),
  );

type DisputeNews = Extract<PaymentParams, { about: 'disputed' | 'dispute_won' | 'dispute_lost' }>;

/** `invoices`: all of the organization's. An appeal against a lost dispute is not told, its outcome is. */
export function newsOfDisputes(
  disputes: readonly StoredDispute[],
  known: readonly StoredDispute[],
  { invoices, what, nextOn }: { invoices: readonly ProviderInvoice[]; what: string; nextOn: string | null },
): DisputeNews[] {
  return disputes.flatMap(({ id, state, amountCents, lostAt }): DisputeNews[] => {
    const before = known.find((one) => one.id === id)?.state;
    const isUntold = before === undefined || before === 'inquiry' || before === 'closed';
    if (state === 'open' && isUntold) return [{ about: 'disputed', amountCents, what }];
    if (state === before) return [];
    if (state === 'won' && !isUntold) return [{ about: 'dispute_won', amountCents, what }];
    return lostAt !== null && isMissing(lostAt, invoices)
      ? [{ about: 'dispute_lost', amountCents, what, nextOn }]
      : [];
  });
}

/** What the payment history says of an invoice's disputes, of which there seldom is more than one. */
export function shownDispute(disputes: readonly StoredDispute[]): BillingEntry['dispute'] {
  for (const state of SHOWN_DISPUTES) {
    const all = disputes.filter((dispute) => dispute.state === state);
    if (all.length > 0) return { state, amountCents: all.reduce((sum, one) => sum + one.amountCents, 0) };
  }
  return null;
}
