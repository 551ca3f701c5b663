import { PLANS, TRIAL_DAYS, trialEnd, type PlanName, DAY_MS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import type { Tx, Queries } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { addEntryOnce } from './history/history-store.ts';
import { insertSubscription, listTrials } from './subscription-store.ts';

type NewTrial = {
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
export async function startTrial(tx: Tx, trial: NewTrial, now: Date): Promise<void> {
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
    description: `${PLANS[plan].label} plan: ${TRIAL_DAYS}-day free trial started`,
    amountCents: 0,
    status: 'paid',
    billingDate: now,
    paidAt: now,
    metadata: { plan },
    createdAt: now,
  });
  await scheduleTrials(tx, [{ organizationId, trialEndDate }]);
}

export const TRIAL_ENDS_SOON = 'billing.trial-ends-soon';
export const TRIAL_ENDS = 'billing.trial-ends';

type Trial = { organizationId: string; trialEndDate: Date };

const jobsOf = ({ organizationId, trialEndDate }: Trial): JobRequest[] => {
  const job = (kind: string, dueAt: Date): JobRequest => ({
    kind,
    payload: { organizationId },
    dueAt,
    organizationId,
    dedupeKey: `${kind} ${organizationId}`,
  });
  const warnedAt = new Date(trialEndDate.getTime() - TRIAL_WARNING_DAYS * DAY_MS);
  return [job(TRIAL_ENDS_SOON, warnedAt), job(TRIAL_ENDS, trialEndDate)];
};

/** The jobs of trials, in the transaction that begins them. */
export const scheduleTrials = (queries: Queries, trials: readonly Trial[]): Promise<void> =>
  enqueueAll(queries, trials.flatMap(jobsOf));

/** Trials from before there were jobs of them get theirs, whenever an instance starts. */
export const scheduleAllTrials = async (queries: Queries): Promise<void> =>
  scheduleTrials(queries, await listTrials(queries));
