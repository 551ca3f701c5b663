import { arrivalWindow, isNoShowDue } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import * as z from 'zod';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { cancelJob, enqueue } from '../../platform/jobs/enqueue.ts';
import type { NoShowJob } from './booking-store.ts';
import { reservationEvent } from './reservation-event.ts';
import { changeReservation, lockForNoShow } from './store.ts';

const KIND = 'reservations.no-show';
const keyOf = (reservationId: string) => `no-show:${reservationId}`;

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
