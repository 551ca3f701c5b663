import { m } from '@chargerota/messages';
import { inEnglish } from '@chargerota/messages/stored';
import { PLANS, TRIAL_DAYS, trialEnd, type PlanName, DAY_MS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import type { Tx, Queries } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { addEntryOnce } from './history/history-store.ts';
import { insertSubscription } from './subscription-store.ts';

type Trial = {
  organizationId: string;
  plan: PlanName;
  billingEmail: string;
  /** The customer at the payment provider, if already created. */
  paymentCustomerId: string | null;
};

/**
 * Creates the subscription of a new organization in the transaction that creates the organization. It starts with the
 * free trial, which is the first entry of the payment history.
 */
export async function startTrial(tx: Tx, trial: Trial, now: Date): Promise<void> {
  const { organizationId, plan } = trial;
  const trialEndDate = trialEnd(now);
  await insertSubscription(tx, {
    ...trial,
    status: 'trial',
    isInTrial: true,
    trialUsed: true,
    trialStartDate: now,
    trialEndDate,
    createdAt: now,
    updatedAt: now,
  });
  await addEntryOnce(tx, tenantScope(organizationId), {
    source: 'trial_start',
    type: 'trial_start',
    description: inEnglish(() => m.stored.trialStarted({ label: PLANS[plan].label, days: TRIAL_DAYS })),
    amountCents: 0,
    status: 'paid',
    billingDate: now,
    paidAt: now,
    metadata: { plan },
    createdAt: now,
  });
  await scheduleTrial(tx, { organizationId, trialEndDate });
}

export const TRIAL_ENDS_SOON = 'billing.trial-ends-soon';
export const TRIAL_ENDS = 'billing.trial-ends';

/** The jobs that warn of a trial's end and end it. */
export function scheduleTrial(
  tx: Queries,
  { organizationId, trialEndDate }: { organizationId: string; trialEndDate: Date },
): Promise<void> {
  const job = (kind: string, dueAt: Date): JobRequest => ({
    kind,
    payload: { organizationId },
    dueAt,
    organizationId,
    dedupeKey: `${kind} ${organizationId}`,
  });
  const warnedAt = new Date(trialEndDate.getTime() - TRIAL_WARNING_DAYS * DAY_MS);
  return enqueueAll(tx, [job(TRIAL_ENDS_SOON, warnedAt), job(TRIAL_ENDS, trialEndDate)]);
}
