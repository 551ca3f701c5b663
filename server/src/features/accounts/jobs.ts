import type { AppDeps } from '../../platform/app-deps.ts';
import { emailLinkJob } from './profile/mail-email-link.ts';
import { resetLinkJob } from './passwords/mail-reset-link.ts';

/** Jobs that write mails with a link; its token is made when the mail is written. */
export const accountJobs = (deps: AppDeps) => [resetLinkJob(deps), emailLinkJob(deps)];
