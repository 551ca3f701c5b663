import { PLANS, TRIAL_DAYS, trialEnd, type PlanName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { addEntryOnce } from './billing-entry-store.ts';
import { insertSubscription } from './store.ts';
import { scheduleTrials } from './trial-schedule.ts';

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
