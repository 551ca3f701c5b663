import { replanJob } from './plan-reminders.ts';

/** The work that changed choices and settings leave for later. */
export const notificationJobs = () => [replanJob];
