import { DAY_MS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { listTrials } from './account-store.ts';

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
