import { replanJob } from './plan-reminders.ts';
import { termsJob } from './terms-job.ts';

/** Plans reminders again after changes, and tells everybody of new terms. */
export const notificationJobs = () => [replanJob, termsJob()];
