import { termsJob } from './terms-job.ts';

/** Tells everybody of new terms. */
export const notificationJobs = () => [termsJob()];
