import type { AppDeps } from '../../platform/app-deps.ts';
import { updateCustomerJob } from './billing-details.ts';
import { finishOperationJob } from './finish-operation-job.ts';
import { mirrorJob } from './mirror-job.ts';
import { reconcileJob } from './reconcile.ts';
import { switchCycleJob } from './switch-cycle.ts';
import { trialJobs } from './trial-jobs.ts';

/** Keeps what is stored of billing in step with the provider and the calendar. */
export const billingJobs = (deps: AppDeps) => [
  mirrorJob(deps),
  finishOperationJob(deps),
  switchCycleJob(deps),
  reconcileJob(deps),
  updateCustomerJob(deps),
  ...trialJobs(deps),
];
