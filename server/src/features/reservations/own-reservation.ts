import { leaving, type Leavable, type ReservationState } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { lockOwnReservation } from './own-store.ts';
import type { ReservationView } from './own-store.ts';
import type { Changes } from './store.ts';
import { writeChanges } from './write-changes.ts';

/** Locks the caller's own reservation; 404 for another person's. */
export async function requireOwnReservation(
  tx: Tx,
  scope: Pick<UserScope, 'userId'>,
  id: string,
): Promise<ReservationView> {
  const found = await lockOwnReservation(tx, scope, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** The state that decides on the effects of a change. */
export const stateOf = ({
  reservation,
  location,
}: Pick<ReservationView, 'reservation' | 'location'>): ReservationState => ({
  ...reservation,
  timezone: location.timezone,
});

/** What its member leaves of a reservation that has begun without an arrival, and gives up or moves on now. */
export function leftBy({ reservation }: { reservation: Leavable }, now: Date): Partial<Changes> {
  const leaves = leaving(reservation, now);
  if (!leaves) return {};
  const { minutes: minutesMoved, ...left } = leaves;
  return { ...left, minutesMoved };
}

/**
 * Writes a member's own `changes` to a locked reservation with all that follows. Returns the reservation after the
 * change, in the place that it has `moved` to.
 */
export async function applyChanges(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  view: ReservationView,
  changes: Changes,
  moved: Partial<Pick<ReservationView, 'organization' | 'location' | 'spot'>> = {},
): Promise<ReservationView> {
  const after = { ...view, ...moved, reservation: { ...view.reservation, ...changes } };
  const { id, userId, kind, organizationId } = view.reservation;
  await writeChanges(
    deps,
    tx,
    tenantScope(organizationId),
    [
      {
        before: { ...stateOf(view), id, userId, kind },
        changes,
        timezone: after.location.timezone,
        by: 'member',
      },
    ],
    changes.updatedAt,
  );
  return after;
}
