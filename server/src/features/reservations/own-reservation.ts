import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { changeReservation, lockOwnReservation } from './store.ts';
import type { Changes, ReservationView } from './store.ts';

/** The caller's own reservation, kept from changing; 404 for anybody else's. */
export async function requireOwnReservation(tx: Tx, scope: UserScope, id: string): Promise<ReservationView> {
  const found = await lockOwnReservation(tx, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Writes `changes` to a locked reservation, and gives it as it is then. */
export async function applyChanges(
  tx: Tx,
  view: ReservationView,
  changes: Changes,
): Promise<ReservationView> {
  await changeReservation(tx, tenantScope(view.reservation.organizationId), view.reservation.id, changes);
  return { ...view, reservation: { ...view.reservation, ...changes } };
}
