import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

/** The kind of the job (agenda/review.ts) that finds out anew what coming reservations have due. */
export const REVIEW_KIND = 'agenda.review';

/** A member's choices in one organization have changed. */
export const replanMember = (tx: Tx, scope: TenantScope, userId: string, now: Date): Promise<void> =>
  review(tx, { userId, organizationId: scope.organizationId }, now);

/** A person is reached by other methods, in all organizations: a number was confirmed, or mail switched off. */
export const replanPerson = (tx: Tx, userId: string, now: Date): Promise<void> => review(tx, { userId }, now);

/** An organization's settings have changed. */
export const replanOrganization = (tx: Tx, { organizationId }: TenantScope, now: Date): Promise<void> =>
  review(tx, { organizationId }, now);

/** After the commit, so that what was decided by the old choices at the same moment is decided anew as well. */
async function review(
  tx: Tx,
  { organizationId, userId }: { organizationId?: string; userId?: string },
  now: Date,
): Promise<void> {
  const dedupeKey = [REVIEW_KIND, organizationId, userId].filter(Boolean).join(':');
  await enqueue(tx, { kind: REVIEW_KIND, payload: { userId }, dueAt: now, organizationId, dedupeKey });
}
