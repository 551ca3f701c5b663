import { DAY_MS, HOUR_MS, localDate, MINUTE_MS } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { definePeriodicJob, type PeriodicJob } from '../../../platform/jobs/periodic.ts';
import { notifyOfBilling, type BillingNews } from '../../notifications/notify-of-billing.ts';
import { readBillingAccount } from '../subscription-store.ts';
import { listPendingOperations } from '../operation-store.ts';
import {
  listExpiringCards,
  listOverdueCustomers,
  finishReconciliation,
  insertReconciliation,
  lastCursor,
} from './reconciliation-store.ts';
import { enqueueMirror, mirrorAccount } from './mirror-account.ts';
import { finishOperation } from './carry-out.ts';
import { wasTold } from './told-store.ts';

/** At night in the zones of most organizations' administrators: 7 o'clock UTC. */
const HOUR_OF_DAY = 7;

/** Compares what is stored with the provider every night, and mends what differs. */
export const reconcileJob = (deps: AppDeps): PeriodicJob =>
  definePeriodicJob({
    kind: 'billing.reconcile',
    nextAt: (now) => {
      const today = new Date(now);
      today.setUTCHours(HOUR_OF_DAY, 0, 0, 0);
      return today > now ? today : new Date(today.getTime() + DAY_MS);
    },
    run: () => reconcile(deps),
  });

/**
 * Reads every account that has changed since the last run, and those of which we should have heard. Completes decisions
 * that nothing else has completed. What it mends is kept with the run. One account that cannot be read, such as that of
 * a customer whom somebody has deleted at the provider, must not keep it from the others: it is read again by a job.
 */
export async function reconcile(deps: AppDeps): Promise<void> {
  const { drizzle } = deps.database;
  const startedAt = deps.clock.now();
  const before = (milliseconds: number) => new Date(startedAt.getTime() - milliseconds);
  const id = newId();
  await insertReconciliation(drizzle, { id, startedAt });
  const { customerIds, cursor } = await deps.payments.changedSince(await lastCursor(drizzle));
  const overdue = await listOverdueCustomers(drizzle, before(HOUR_MS));
  const customers = [...new Set([...customerIds, ...overdue])];
  const mended: Record<string, unknown>[] = [];
  // One after the other spares the provider.
  for (const customerId of customers) {
    const difference = await attempt(deps, { customerId }, () => mirrorAccount(deps, customerId));
    if (difference === FAILED) await enqueueMirror(drizzle, customerId, startedAt);
    else if (difference) mended.push(difference);
  }
  for (const operation of await listPendingOperations(drizzle, before(10 * MINUTE_MS))) {
    const { organizationId, id: operationId } = operation;
    const about = { organizationId, operationId };
    const result = await attempt(deps, about, () => finishOperation(deps, organizationId, operationId));
    if (result !== FAILED) mended.push(about);
  }
  await tellOfExpiringCards(deps, startedAt);
  const finishedAt = deps.clock.now();
  const customersRead = customers.length;
  await finishReconciliation(drizzle, id, { finishedAt, cursor, customersRead, mended });
  const level = mended.length > 0 ? 'warn' : 'info';
  deps.log[level]({ customersRead, mended: mended.length }, 'compared billing with the payment provider');
}

const FAILED = Symbol('failed');

async function attempt<T>(
  { log }: Pick<AppDeps, 'log'>,
  about: Record<string, string>,
  work: () => Promise<T>,
): Promise<T | typeof FAILED> {
  try {
    return await work();
  } catch (error) {
    log.error({ ...about, err: error }, 'billing could not be compared with the payment provider');
    return FAILED;
  }
}

/** Once for each card, in the month with which it expires. */
async function tellOfExpiringCards(deps: AppDeps, now: Date): Promise<void> {
  const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  const lastDay = new Date(Date.UTC(month.year, month.month, 0));
  for (const organizationId of await listExpiringCards(deps.database.drizzle, month)) {
    await inTransaction(deps.database, async (tx) => {
      const scope = tenantScope(organizationId);
      await lockOrganization(tx, organizationId);
      const { subscription, timezone } = await readBillingAccount(tx, scope);
      const { cardBrand: brand, cardLast4: last4 } = subscription;
      if (!brand || !last4) return;
      const endsOn = localDate(lastDay, 'UTC');
      const news: BillingNews = {
        kind: 'payment',
        params: { about: 'card_expires', card: { brand, last4 }, endsOn },
      };
      if (!(await wasTold(tx, scope, news)))
        await notifyOfBilling(tx, scope, { news: [news], timezone }, now);
    });
  }
}
