import { followUpsOf, isNoShowDue, stateOfAbsent } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue.ts';
import { tell, type NoticeRequest } from '../notifications/tell.ts';
import { toldOfEnded } from './coming-list.ts';
import { settleAtRequest } from '../waitlist/line-jobs.ts';
import { followUpJobs, JOB_KINDS, replanFollowUps } from './follow-ups.ts';
import { lockForNoShow } from './no-show-store.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Marks a reservation without an arrival as a no-show, which frees its spot (docs/rules.md "Arrival"), or cancels it if
 * its location was closed at the start. It is judged again under the row's lock, since it may have been edited or
 * cancelled, or the grace period prolonged.
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
      if (found?.before.status !== 'confirmed') return;
      const { before, place, rules } = found;
      if (!rules.autoMarkNoShow) {
        await enqueueAll(tx, [settleAtRequest(scope, before.userId, before.endsAt)]);
      } else if (isNoShowDue(before, rules, now)) {
        const { userId, timezone } = before;
        const status = stateOfAbsent(before, place.weeklyHours, timezone);
        const reason = `${place.locationName} was closed when your reservation began.`;
        const changes =
          status === 'cancelled'
            ? { status, cancelledAt: now, cancelReason: reason, updatedAt: now }
            : { status, updatedAt: now };
        await writeChanges(tx, scope, [{ before, changes, timezone, by: 'others' }], { rules, now });
        const to = { userId, timezone, before: before.endsAt };
        const notice: NoticeRequest =
          status === 'cancelled'
            ? {
                ...to,
                kind: 'cancelled_by_other',
                params: toldOfEnded([{ ...before, ...place }], { reason, mayReserve: true }),
              }
            : { ...to, kind: 'no_show', reservationId };
        await tell(tx, scope, [notice], now);
      } else {
        const row = { organizationId, id: reservationId };
        await enqueueAll(tx, followUpJobs(row, followUpsOf(before, rules)));
      }
    });
  },
});

/**
 * Applies changed no-show rules to an organization's reservations, in the transaction that changed the rules. Every
 * window still open now closes by the present grace period; if it closes by this, the reservation is judged at once. A
 * window that closed while no-shows were not marked stays as it is.
 */
export async function followNoShowRules(
  tx: Tx,
  scope: TenantScope,
  wereMarked: boolean,
  now: Date,
): Promise<void> {
  await replanFollowUps(tx, scope, { oldRulesMarkedNoShows: wereMarked, now });
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
 * Repeats this later. A booking that was under way during the change has read the old rules, without a lock (so that
 * bookings do not wait for one another), and its job follows them.
 */
export const followNoShowRulesAgain = defineJob({
  kind: FOLLOW_KIND,
  payload: z.object({}),
  run: async ({ database, clock, organizationId }) => {
    if (organizationId === null) throw new Error('rules belong to an organization');
    await inTransaction(database, (tx) =>
      replanFollowUps(tx, tenantScope(organizationId), { oldRulesMarkedNoShows: true, now: clock.now() }),
    );
  },
});
