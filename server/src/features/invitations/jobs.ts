import type { AppDeps } from '../../platform/app-deps.ts';
import { invitationMailJob } from './mail-invitation.ts';

/** The work that invitations leave for later. */
export const invitationJobs = (deps: AppDeps) => [invitationMailJob(deps)];
