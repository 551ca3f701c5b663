import type { AppDeps } from '../../platform/app-deps.ts';
import { emailLinkJob } from './profile/mail-email-link.ts';
import { resetLinkJob } from './passwords/mail-reset-link.ts';

/** Mails with a link whose token is made when they are written. */
export const accountJobs = (deps: AppDeps) => [resetLinkJob(deps), emailLinkJob(deps)];
