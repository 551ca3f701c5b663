import { arrivalWindow, isNoShowDue } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { announceJobs, cancelJob, enqueue } from '../../platform/jobs/enqueue.ts';
import type { NoShowJob } from './booking-store.ts';
import { moveNoShowJobs } from './no-show-store.ts';
import { reservationEvent } from './reservation-event.ts';
import { changeReservation, lockForNoShow } from './store.ts';

const KIND = 'reservations.no-show';
const KEY_PREFIX = 'no-show:';
const keyOf = (reservationId: string) => `${KEY_PREFIX}${reservationId}`;

/** The job at the close of a reservation's arrival window, by the grace period as it is now. */
export function noShowJob(reservation: Period & { id: string }, graceMinutes: number): NoShowJob {
  return {
    id: newId(),
    kind: KIND,
    payload: { reservationId: reservation.id },
    dueAt: arrivalWindow(reservation, graceMinutes).closesAt,
    dedupeKey: keyOf(reservation.id),
  };
}

/** Sets, or moves, the no-show of a confirmed reservation. */
export async function scheduleNoShow(
  tx: Tx,
  reservation: Period & { id: string; organizationId: string },
  graceMinutes: number,
): Promise<void> {
  const { kind, payload, dueAt, dedupeKey } = noShowJob(reservation, graceMinutes);
  await enqueue(tx, { kind, payload, dueAt, dedupeKey, organizationId: reservation.organizationId });
}

/** For reservations that are no longer waited for. */
export async function dropNoShow(tx: Tx, ...reservationIds: string[]): Promise<void> {
  await cancelJob(tx, ...reservationIds.map(keyOf));
}

/**
 * Marks a reservation that nobody arrived for, which frees its spot (DESIGN.md §5 "Arrival"). Judged anew under the
 * row's lock: by then it may have been edited, cancelled, or the grace period prolonged.
 */
export const markNoShow = defineJob({
  kind: KIND,
  payload: z.object({ reservationId: z.uuid() }),
  run: async ({ database, clock, organizationId }, { reservationId }) => {
    if (organizationId === null) throw new Error('a no-show belongs to an organization');
    const now = clock.now();
    await inTransaction(database, async (tx) => {
      const scope = tenantScope(organizationId);
      const found = await lockForNoShow(tx, scope, reservationId);
      if (found?.status !== 'confirmed' || !found.rules.autoMarkNoShow) return;
      if (isNoShowDue(found, found.rules, now)) {
        await changeReservation(tx, scope, reservationId, { status: 'no_show', updatedAt: now });
        await emitLiveEvents(tx, [reservationEvent({ ...found, organizationId })]);
      } else {
        const row = { ...found, organizationId, id: reservationId };
        await scheduleNoShow(tx, row, found.rules.noShowGracePeriodMinutes);
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
  await moveNoShowJobs(tx, scope, { kind: KIND, keyPrefix: KEY_PREFIX, wereMarked, now });
  await enqueue(tx, {
    kind: FOLLOW_KIND,
    payload: {},
    dueAt: new Date(now.getTime() + IN_FLIGHT_MS),
    organizationId: scope.organizationId,
    dedupeKey: `${FOLLOW_KIND}:${scope.organizationId}`,
  });
}

const FOLLOW_KIND = 'reservations.follow-no-show-rules';
/** Longer than any request lasts. */
const IN_FLIGHT_MS = 30_000;

/**
 * The same once more: a booking that was on its way during the change has its job by the rules of before, which it read
 * without a lock, so that bookings do not wait for one another.
 */
export const followNoShowRulesAgain = defineJob({
  kind: FOLLOW_KIND,
  payload: z.object({}),
  run: async ({ database, clock, organizationId }) => {
    if (organizationId === null) throw new Error('rules belong to an organization');
    await inTransaction(database, async (tx) => {
      const scope = tenantScope(organizationId);
      const moving = { kind: KIND, keyPrefix: KEY_PREFIX, wereMarked: true, now: clock.now() };
      await moveNoShowJobs(tx, scope, moving);
      await announceJobs(tx);
    });
  },
});
