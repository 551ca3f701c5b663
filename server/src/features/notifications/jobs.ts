import { replanJob } from './plan-reminders.ts';
import { termsJob } from './terms-job.ts';

/** The work that changed choices and settings leave for later, and what is told to everybody. */
export const notificationJobs = () => [replanJob, termsJob()];
