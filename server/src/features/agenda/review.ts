import * as z from 'zod';
import { inTransaction } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { REVIEW_KIND } from '../notifications/plan-reminders.ts';
import { reviewComing } from './agenda-store.ts';

/** Has what coming reservations have due found out anew, once choices or settings have changed. */
export const reviewJob = defineJob({
  kind: REVIEW_KIND,
  payload: z.object({ userId: z.uuid().optional() }),
  run: ({ database, clock, organizationId }, { userId = null }) =>
    inTransaction(database, (tx) => reviewComing(tx, { organizationId, userId }, clock.now())),
});
