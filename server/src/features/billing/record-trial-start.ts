import { PLANS, TRIAL_DAYS, type PlanName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { insertBillingEntry } from './store.ts';

/** The first entry of an organization's payment history: its trial, which is free (SPEC.md §3 "billing_history"). */
export async function recordTrialStart(
  tx: Tx,
  organizationId: string,
  plan: PlanName,
  now: Date,
): Promise<void> {
  await insertBillingEntry(tx, {
    organizationId,
    type: 'trial_start',
    description: `${PLANS[plan].label} plan: ${TRIAL_DAYS}-day free trial started`,
    amountCents: 0,
    status: 'paid',
    billingDate: now,
    paidAt: now,
    metadata: { plan },
    createdAt: now,
  });
}
