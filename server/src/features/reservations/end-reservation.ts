import type { Reservation } from '@chargerota/contract';
import { canCancel, canRelease } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { applyChanges, leftBy, requireOwnReservation } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';

/** Cancels a confirmed reservation; its spot is free at once. No booking rule prevents it. */
export function cancelReservation(deps: AppDeps, scope: UserScope, id: string): Promise<Reservation> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    const found = await requireOwnReservation(tx, scope, id);
    const now = clock.now();
    if (!canCancel(found.reservation, now)) throw new DomainError('reservation_state');
    return presentReservation(
      await applyChanges(deps, tx, found, {
        status: 'cancelled',
        cancelledAt: now,
        ...leftBy(found, now),
        updatedAt: now,
      }),
    );
  });
}

/**
 * Leaves early: the charging session ends now, and the remaining time is free at once (docs/rules.md "Release and
 * extend").
 */
export function releaseReservation(deps: AppDeps, scope: UserScope, id: string): Promise<Reservation> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    const found = await requireOwnReservation(tx, scope, id);
    const now = clock.now();
    if (!canRelease(found.reservation, now)) throw new DomainError('reservation_state');
    return presentReservation(
      await applyChanges(deps, tx, found, { releasedAt: now, endsAt: now, updatedAt: now }),
    );
  });
}
