import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { PLANS, TRIAL_DAYS } from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { ProviderAccount, ProviderSubscription } from '../../../platform/payments/payments.ts';
import type { BillingNews } from '../../notifications/notify-of-billing.ts';
import type { BillingState } from '../billing-state.ts';
import type { SubscriptionRow } from '../subscription-store.ts';
import type { StoredDispute } from '../tables.ts';
import { addEntryOnce, saveEntry, type BillingEntryRow } from './history-store.ts';
import { locationNamesOf } from './describe-line.ts';
import {
  chargedInvoices,
  entryOfInvoice,
  entryOfRefund,
  invoiceSource,
  isNews,
  newsOf,
} from './history-entries.ts';

type Written = {
  /** The entries that there are, by what they are about. */
  entries: Map<string, BillingEntryRow>;
  /** What is to be kept of each invoice's disputes, by the same. */
  disputes: Map<string, StoredDispute[]>;
  before: BillingState;
  after: BillingState;
  /** The provider's subscription if it counts. */
  counted: ProviderSubscription | null;
  account: ProviderAccount;
  timezone: string;
  now: Date;
};

/** Brings the payment history up to date with the provider's invoices; answers what administrators are told of it. */
export async function writeHistory(
  tx: Tx,
  scope: TenantScope,
  { entries, disputes, before, after, counted, account, timezone, now }: Written,
): Promise<{ hasChanged: boolean; news: BillingNews[] }> {
  const names = locationNamesOf(after.addOns);
  const { invoices } = account;
  const nextRenewal = after.subscription.nextRenewalDate;
  const news: BillingNews[] = [];
  let hasChanged = await writeEnds(tx, scope, { before, after, counted, now });
  let hasPaidBefore = [...entries.values()].some(
    ({ invoiceId, paidAt }) => invoiceId !== null && paidAt !== null,
  );
  if (hasChanged && after.subscription.status === 'inactive') news.push(endOf(account));
  for (const invoice of chargedInvoices(invoices)) {
    const source = invoiceSource(invoice);
    const stored = entries.get(source);
    const entry = entryOfInvoice(invoice, disputes.get(source) ?? [], { names, now });
    const refund = entryOfRefund(invoice, names, now);
    if (isNews(entry, stored)) {
      // The words of an entry stay as they were when it was written.
      await saveEntry(tx, scope, stored ? { ...entry, description: stored.description } : entry);
      news.push(...newsOf(invoice, entry, { stored, hasPaidBefore, invoices, nextRenewal, timezone }));
      hasChanged = true;
    }
    if (refund && entries.get(refund.source)?.amountCents !== refund.amountCents) {
      await saveEntry(tx, scope, refund);
      hasChanged = true;
    }
    hasPaidBefore ||= invoice.paidAt !== null;
  }
  return { hasChanged, news };
}

/** The ends of the trial and of the subscription, each once. */
async function writeEnds(
  tx: Tx,
  scope: TenantScope,
  { before, after, counted, now }: Pick<Written, 'before' | 'after' | 'counted' | 'now'>,
): Promise<boolean> {
  const row = before.subscription;
  if (!counted) return false;
  let hasChanged = false;
  if (row.isInTrial && counted.state !== 'trialing')
    hasChanged = await addEntryOnce(tx, scope, trialEndEntry(row, now));
  if (counted.state === 'ended')
    hasChanged =
      (await addEntryOnce(tx, scope, {
        source: `ended:${counted.id}`,
        type: 'cancellation',
        description: inEnglish(() =>
          m.stored.subscriptionEnded({ label: PLANS[after.subscription.plan].label }),
        ),
        amountCents: 0,
        status: 'cancelled',
        billingDate: counted.endedAt ?? now,
        createdAt: now,
      })) || hasChanged;
  return hasChanged;
}

export const trialEndEntry = ({ plan, trialEndDate }: SubscriptionRow, now: Date) =>
  ({
    source: 'trial_end',
    type: 'trial_end',
    description: inEnglish(() => m.stored.trialEnded({ label: PLANS[plan].label, days: TRIAL_DAYS })),
    amountCents: 0,
    status: 'paid',
    billingDate: trialEndDate && trialEndDate < now ? trialEndDate : now,
    paidAt: now,
    createdAt: now,
  }) as const;

const endOf = ({ subscription, invoices }: ProviderAccount): BillingNews => ({
  kind: 'payment',
  params: {
    about: 'ended',
    // What was overdue when it was cancelled is void.
    isUnpaid: invoices.some(
      ({ state, createdAt }) =>
        state === 'uncollectible' && subscription !== null && createdAt >= subscription.startedAt,
    ),
  },
});
