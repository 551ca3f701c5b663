import type { AppDeps } from '../../platform/app-deps.ts';
import { updateCustomerJob } from './provider/customer.ts';
import { finishOperationJob } from './provider/carry-out.ts';
import { mirrorJob } from './provider/mirror-account.ts';
import { reconcileJob } from './provider/reconcile.ts';
import { switchCycleJob } from './decide/switch-cycle.ts';
import { trialJobs } from './provider/trial-jobs.ts';

/** Keeps what is stored of billing in step with the provider and the calendar. */
export const billingJobs = (deps: AppDeps) => [
  mirrorJob(deps),
  finishOperationJob(deps),
  switchCycleJob(deps),
  reconcileJob(deps),
  updateCustomerJob(deps),
  ...trialJobs(deps),
];
