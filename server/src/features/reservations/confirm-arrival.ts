import type { Reservation } from '@chargerota/contract';
import { arrivalState } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { applyChanges, requireOwnReservation } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';

/** Confirms that the member is there; possible from the start until the grace period ends (docs/rules.md "Arrival"). */
export function confirmArrival(
  { database, clock }: AppDeps,
  scope: UserScope,
  id: string,
): Promise<Reservation> {
  return inTransaction(database, async (tx) => {
    const found = await requireOwnReservation(tx, scope, id);
    const { reservation, organization } = found;
    if (reservation.status === 'no_show') throw new DomainError('arrival_expired');
    if (reservation.status !== 'confirmed') throw new DomainError('reservation_state');
    const now = clock.now();
    const state = arrivalState(reservation, organization.noShowGracePeriodMinutes, now);
    if (state === 'not_started') throw new DomainError('arrival_not_open');
    if (state === 'grace_expired') throw new DomainError('arrival_expired');
    const changes = { status: 'arrived', arrivedAt: now, updatedAt: now } as const;
    return presentReservation(await applyChanges(tx, found, changes));
  });
}
