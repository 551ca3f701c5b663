import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { JobRequest } from '../../../platform/jobs/enqueue.ts';
import type { BillingState } from '../billing-state.ts';

export const SWITCH_CYCLE = 'billing.switch-cycle';

export const switchJob = ({ organizationId }: TenantScope, addOnId: string, dueAt: Date): JobRequest => ({
  kind: SWITCH_CYCLE,
  payload: { organizationId, addOnId },
  dueAt,
  organizationId,
  dedupeKey: `${SWITCH_CYCLE} ${addOnId}`,
});

/** A job for each add-on that changes its cycle when its paid period ends. */
export const switchJobs = (scope: TenantScope, { addOns }: BillingState): JobRequest[] =>
  addOns.flatMap(({ id, status, nextBillingCycle, nextBillingDate }) =>
    status === 'active' && nextBillingCycle && nextBillingDate ? [switchJob(scope, id, nextBillingDate)] : [],
  );
