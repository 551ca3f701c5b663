import { reservation as reservationAnswer } from '@chargerota/contract';
import { arrivalState } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { answerOnce } from '../../platform/http/answer-once.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { applyChanges, requireOwnReservation } from './own-reservation.ts';
import type { Booked } from './place-booking.ts';
import { presentReservation } from './presenter.ts';

/**
 * Confirms that the member is there; possible from the start until the grace period ends (docs/rules.md "Arrival"). A
 * repeat with the same idempotency key gets the first answer again, also after the grace period.
 */
export function confirmArrival(
  { database, clock }: AppDeps,
  scope: UserScope,
  id: string,
  idempotency: IdempotencyKey | null,
): Promise<Booked> {
  const now = clock.now();
  const once = { userId: scope.userId, idempotency, answer: reservationAnswer, now };
  return inTransaction(database, (tx) =>
    answerOnce(tx, once, async () => {
      const found = await requireOwnReservation(tx, scope, id);
      const { reservation, organization } = found;
      if (reservation.status === 'no_show') throw new DomainError('arrival_expired');
      if (reservation.status !== 'confirmed') throw new DomainError('reservation_state');
      // The time at which the row is had, which another transaction may have held until now.
      const arrivedAt = clock.now();
      const state = arrivalState(reservation, organization.noShowGracePeriodMinutes, arrivedAt);
      if (state === 'not_started') throw new DomainError('arrival_not_open');
      if (state === 'grace_expired') throw new DomainError('arrival_expired');
      const changes = { status: 'arrived', arrivedAt, updatedAt: arrivedAt } as const;
      return presentReservation(await applyChanges(tx, found, changes));
    }),
  );
}
