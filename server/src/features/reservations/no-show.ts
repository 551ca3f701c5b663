import { followUpsOf, isNoShowDue } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue.ts';
import { tell } from '../notifications/tell.ts';
import { followUpJobs, JOB_KINDS, replanFollowUps } from './follow-ups.ts';
import { lockForNoShow } from './store.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Marks a reservation that nobody arrived for, which frees its spot (docs/rules.md "Arrival"). Judged anew under the
 * row's lock: by then it may have been edited, cancelled, or the grace period prolonged.
 */
export const markNoShow = defineJob({
  kind: JOB_KINDS.no_show,
  payload: z.object({ reservationId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { reservationId }) => {
    if (organizationId === null) throw new Error('a no-show belongs to an organization');
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      const scope = tenantScope(organizationId);
      const found = await lockForNoShow(tx, scope, reservationId);
      if (found?.before.status !== 'confirmed' || !found.rules.autoMarkNoShow) return;
      const { before, rules } = found;
      if (isNoShowDue(before, rules, now)) {
        const changes = { status: 'no_show', updatedAt: now } as const;
        const { userId, timezone } = before;
        const change = { before, changes, timezone, by: 'others' } as const;
        await writeChanges(tx, scope, [change], { rules, now });
        const notice = { kind: 'no_show', userId, reservationId, timezone, before: before.endsAt } as const;
        await tell(tx, scope, [notice], now);
      } else {
        const row = { organizationId, id: reservationId };
        await enqueueAll(tx, followUpJobs(row, followUpsOf(before, rules)));
      }
    });
  },
});

/**
 * Lets the no-shows of an organization follow its rules, which the transaction has just changed: every window still
 * open closes by the present grace period, and one that this closes is judged at once. One that closed while no-shows
 * were not marked stays as it is.
 */
export async function followNoShowRules(
  tx: Tx,
  scope: TenantScope,
  wereMarked: boolean,
  now: Date,
): Promise<void> {
  await replanFollowUps(tx, scope, { wereDone: wereMarked, now });
  await enqueue(tx, {
    kind: FOLLOW_KIND,
    payload: {},
    dueAt: new Date(now.getTime() + IN_FLIGHT_MS),
    organizationId: scope.organizationId,
    dedupeKey: `${FOLLOW_KIND}:${scope.organizationId}`,
  });
}

const FOLLOW_KIND = 'reservations.follow-no-show-rules';
/** Longer than any request takes. */
const IN_FLIGHT_MS = 30_000;

/**
 * Repeats this later: a booking that was under way during the change has its job by the rules of before, which it read
 * without a lock, so that bookings do not wait for one another.
 */
export const followNoShowRulesAgain = defineJob({
  kind: FOLLOW_KIND,
  payload: z.object({}),
  run: async ({ database, clock, organizationId }) => {
    if (organizationId === null) throw new Error('rules belong to an organization');
    await inTransaction(database, (tx) =>
      replanFollowUps(tx, tenantScope(organizationId), { wereDone: true, now: clock.now() }),
    );
  },
});
