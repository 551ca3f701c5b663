import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx, type Queries } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import { tenantScope, type TenantScope } from '../../../platform/http/scopes.ts';
import { enqueueAll, enqueue } from '../../../platform/jobs/enqueue.ts';
import type { ProviderAccount } from '../../../platform/payments/payments.ts';
import { defineJob, type JobDefinition } from '../../../platform/jobs/define.ts';
import { notifyOfBilling, type BillingNews } from '../../notifications/notify-of-billing.ts';
import { nextReadSequence, readBillingAccount } from '../subscription-store.ts';
import { listSourcedEntries } from '../history/history-store.ts';
import {
  differenceOf,
  lockState,
  saveState,
  type BillingState,
  type StateDifference,
  refreshScreens,
} from '../billing-state.ts';
import { recordDisputes, takenBackOf } from '../history/disputes.ts';
import { type Issuer, issueDocuments } from '../history/documents.ts';
import { chargedInvoices, invoiceSource } from '../history/history-entries.ts';
import { writeHistory } from '../history/write-history.ts';
import { switchJobs } from './switch-jobs.ts';
import { withAccount, countedSubscription } from './provider-state.ts';

/** The kind of the job that stores what the payment provider knows of `{customerId}`. */
export const MIRROR_ACCOUNT = 'billing.mirror-account';

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock' | 'payments' | 'log'>;

/**
 * Carried out in the transaction that stores an account: says what the rows were before, and what a decision makes of
 * them. `isChange`: what was shown to administrators before holds no more.
 */
export type Conclusion = (
  tx: Tx,
  state: BillingState,
  account: ProviderAccount,
  now: Date,
) => Promise<{ state: BillingState; isChange: boolean; news: readonly BillingNews[] }>;

/** So often others may store a later reading while this one is under way. */
const MOST_READINGS = 8;

/**
 * Reads what the provider knows of a customer, and stores it. Every news of the provider, every decision and every
 * comparison ends here, so that their order and repetition do not matter. Answers what differed, or null.
 */
export async function mirrorAccount(
  deps: Deps,
  customerId: string,
  conclude: Conclusion | null = null,
): Promise<(StateDifference & { organizationId: string }) | null> {
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const drawn = await nextReadSequence(deps.database.drizzle, customerId);
    if (!drawn) {
      deps.log.warn({ customerId }, 'news of a customer of whom nothing is known');
      return null;
    }
    const account = await deps.payments.readAccount(customerId);
    const scope = tenantScope(drawn.organizationId);
    const stored = await inTransaction(deps.database, (tx) =>
      storeReading(tx, scope, {
        account,
        ticket: drawn.ticket,
        conclude,
        issuer: deps,
        now: deps.clock.now(),
      }),
    );
    if (stored.isStored) return stored.difference && { ...stored.difference, ...scope };
    // A later reading is as good where nothing is concluded from this one.
    if (!conclude) return null;
  }
  throw new Error('others keep storing later readings of this account');
}

type Reading = {
  account: ProviderAccount;
  ticket: number;
  conclude: Conclusion | null;
  issuer: Issuer;
  now: Date;
};

async function storeReading(tx: Tx, scope: TenantScope, { account, ticket, conclude, issuer, now }: Reading) {
  await lockOrganization(tx, scope.organizationId);
  const before = await lockState(tx, scope);
  // What is stored was read after this reading began.
  if (before.subscription.ticketStored > ticket) return { isStored: false as const };
  const concluded = (await conclude?.(tx, before, account, now)) ?? {
    state: before,
    isChange: false,
    news: [],
  };
  const entries = await listSourcedEntries(tx, scope);
  const disputes = new Map(
    account.invoices.map((invoice) => {
      const source = invoiceSource(invoice);
      return [source, recordDisputes(invoice, entries.get(source)?.disputes ?? [], now)];
    }),
  );
  const takenBack = takenBackOf(account.invoices, [...disputes.values()].flat());
  const { subscription, addOns } = withAccount(concluded.state, { ...account, takenBack });
  const after = { subscription: { ...subscription, ticketStored: ticket }, addOns };
  const { timezone } = await readBillingAccount(tx, scope);
  const counted = countedSubscription(account.subscription, before.subscription);
  const written = { entries, disputes, before, after, counted, account, timezone, now };
  const history = await writeHistory(tx, scope, written);
  await saveState(tx, scope, { before, after, now, isChange: concluded.isChange });
  await issueDocuments(tx, scope, chargedInvoices(account.invoices), issuer);
  await enqueueAll(tx, switchJobs(scope, after));
  const difference = differenceOf(before, after);
  if (difference || history.hasChanged || concluded.isChange) await refreshScreens(tx, scope);
  await notifyOfBilling(tx, scope, { news: [...concluded.news, ...history.news], timezone }, now);
  return { isStored: true as const, difference };
}

/** Reads and stores a customer's account after the provider said that something has changed. */
export const mirrorJob = (deps: AppDeps): JobDefinition =>
  defineJob({
    kind: MIRROR_ACCOUNT,
    payload: z.object({ customerId: z.string() }),
    run: async (_context, { customerId }) => void (await mirrorAccount(deps, customerId)),
  });

/** One waiting job a customer, however often the provider calls. */
export const enqueueMirror = async (queries: Queries, customerId: string, now: Date): Promise<void> =>
  void (await enqueue(queries, {
    kind: MIRROR_ACCOUNT,
    payload: { customerId },
    dueAt: now,
    dedupeKey: `${MIRROR_ACCOUNT} ${customerId}`,
  }));
