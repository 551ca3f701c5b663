import type { Tx } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { reservationEvent } from './reservation-event.ts';
import { changeReservation, lockOwnReservation } from './store.ts';
import type { Changes, ReservationView } from './store.ts';

/** The caller's own reservation, kept from changing; 404 for anybody else's. */
export async function requireOwnReservation(tx: Tx, scope: UserScope, id: string): Promise<ReservationView> {
  const found = await lockOwnReservation(tx, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/**
 * Writes `changes` to a locked reservation, tells of both its days and places, and gives it as it is then. With `readers`
 * these alone are told: nobody else sees what has changed.
 */
export async function applyChanges(
  tx: Tx,
  view: ReservationView,
  changes: Changes,
  readers: string[] | null = null,
): Promise<ReservationView> {
  const before = view.reservation;
  const after = { ...before, ...changes };
  await changeReservation(tx, tenantScope(before.organizationId), before.id, changes);
  const hasMoved = after.locationId !== before.locationId || after.date !== before.date;
  const events = (hasMoved ? [before, after] : [after]).map(reservationEvent);
  const addressed = readers?.flatMap((userId) => events.map((event) => ({ ...event, userId })));
  await emitLiveEvents(tx, addressed ?? events);
  return { ...view, reservation: after };
}
