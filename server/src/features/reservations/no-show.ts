import { followUpsOf, isNoShowDue, stateOfAbsent, whyItCounts } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue, enqueueAll } from '../../platform/jobs/enqueue.ts';
import { lockOwnReports, noteGivenUp } from '../chargers/reporter-facts.ts';
import { tell, type NoticeRequest } from '../notifications/tell.ts';
import { toldOfEnded } from './coming-list.ts';
import { settleAtRequest } from '../waitlist/line-jobs.ts';
import { followUpJobs, JOB_KINDS, replanFollowUps } from './follow-ups.ts';
import { lockForNoShow } from './no-show-store.ts';
import { readUnusable, unusableReason } from './unusable-charger.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Marks a reservation without an arrival as a no-show, which frees its spot (docs/rules.md "Arrival"), or cancels it if
 * its location was closed at the start, or its charger could not be used. It is judged again under the row's lock, since
 * it may have been edited or cancelled, or the grace period prolonged.
 */
export const markNoShow = defineJob({
  kind: JOB_KINDS.no_show,
  payload: z.object({ reservationId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { reservationId }) => {
    if (organizationId === null) throw new Error('a no-show belongs to an organization');
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      const scope = tenantScope(organizationId);
      const said = await lockOwnReports(tx, scope, reservationId);
      const found = await lockForNoShow(tx, scope, reservationId);
      if (found?.before.status !== 'confirmed') return;
      const { before, place, rules } = found;
      if (!rules.autoMarkNoShow) {
        await enqueueAll(tx, [settleAtRequest(scope, before.userId, before.endsAt)]);
      } else if (isNoShowDue(before, rules, now)) {
        const { userId, timezone } = before;
        const reason = await whyNoNoShow(tx, scope, { ...found, said }, now);
        const changes = reason
          ? { status: 'cancelled' as const, cancelledAt: now, cancelReason: reason, updatedAt: now }
          : { status: 'no_show' as const, updatedAt: now };
        await writeChanges(tx, scope, [{ before, changes, timezone, by: 'others' }], { rules, now });
        const to = { userId, timezone, before: before.endsAt };
        const notice: NoticeRequest =
          reason === null
            ? { ...to, kind: 'no_show', reservationId }
            : {
                ...to,
                kind: 'cancelled_by_other',
                params: toldOfEnded([{ ...before, ...place }], { reason, mayReserve: true }),
              };
        await tell(tx, scope, [notice], now);
      } else {
        const row = { organizationId, id: reservationId };
        await enqueueAll(tx, followUpJobs(row, followUpsOf(before, rules)));
      }
    });
  },
});

type Absent = NonNullable<Awaited<ReturnType<typeof lockForNoShow>>> & {
  said: Awaited<ReturnType<typeof lockOwnReports>>;
};

/** Why an absence is none, as a sentence: the location was closed, or the charger could not be used; otherwise null. */
async function whyNoNoShow(
  tx: Tx,
  scope: TenantScope,
  { before, place, said }: Absent,
  now: Date,
): Promise<string | null> {
  if (stateOfAbsent(before, place.weeklyHours, before.timezone) === 'cancelled')
    return `${place.locationName} was closed when your reservation began.`;
  const charger = await readUnusable(tx, scope, { reservation: before, said }, now);
  if (whyItCounts(before, charger) !== null) return null;
  await noteGivenUp(tx, scope, before);
  return unusableReason(place.spotNumber);
}

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
