import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { reviewComing } from './agenda-store.ts';

const KIND = 'agenda.review';

/**
 * Has what coming reservations have due found out anew: of an organization, a person, or a person in an organization. After
 * the commit, so that what was decided by the old choices at the same moment is decided anew as well.
 */
export async function review(
  tx: Tx,
  { organizationId, userId }: { organizationId?: string; userId?: string },
  now: Date,
): Promise<void> {
  const dedupeKey = [KIND, organizationId, userId].filter(Boolean).join(':');
  await enqueue(tx, { kind: KIND, payload: { userId }, dueAt: now, organizationId, dedupeKey });
}

export const reviewJob = defineJob({
  kind: KIND,
  payload: z.object({ userId: z.uuid().optional() }),
  run: ({ database, clock, organizationId }, { userId = null }) =>
    inTransaction(database, (tx) => reviewComing(tx, { organizationId, userId }, clock.now())),
});
