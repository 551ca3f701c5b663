import { reservation as reservationAnswer } from '@chargerota/contract';
import { arrivalState, evaluateEarlyArrival } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { answerOnce, type IdempotencyKey } from '../../platform/http/idempotency.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { bookingContext } from './booking-context.ts';
import { loadBookingFacts, type BookingFacts } from './booking-store.ts';
import { applyChanges, requireOwnReservation } from './own-reservation.ts';
import { findOwnReservation, type ReservationView } from './own-store.ts';
import type { Booked } from './place-booking.ts';
import { presentReservation } from './presenter.ts';
import { ruleRefusal } from './rule-refusal.ts';

/**
 * Confirms that the member is there; possible from the start until the grace period ends, and before the start where
 * nobody has the charger until then, which makes the reservation begin now (docs/rules.md "Arrival"). A repeat with the
 * same idempotency key gets the first answer again, also after the grace period.
 * @throws DomainError not_found, reservation_state, arrival_not_open, arrival_expired, and the refusals of the rules
 */
export function confirmArrival(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  idempotency: IdempotencyKey | null,
): Promise<Booked> {
  const { database, clock } = deps;
  const now = clock.now();
  const once = { userId: scope.userId, idempotency, answer: reservationAnswer, now };
  return answerOnce(database, once, async (tx) => {
    const timeBefore = await lockTimeBefore(tx, scope, id, now);
    const found = await requireOwnReservation(tx, scope, id);
    const { reservation, organization } = found;
    if (reservation.status === 'no_show') throw new DomainError('arrival_expired');
    if (reservation.status !== 'confirmed') throw new DomainError('reservation_state');
    // The time at which the row is had, which another transaction may have held until now.
    const arrivedAt = clock.now();
    const state = arrivalState(reservation, organization.noShowGracePeriodMinutes, arrivedAt);
    if (state === 'grace_expired') throw new DomainError('arrival_expired');
    const arrived = { status: 'arrived', arrivedAt, updatedAt: arrivedAt } as const;
    const changes =
      state === 'can_confirm' ? arrived : { ...arrived, startsAt: startEarly(found, timeBefore, arrivedAt) };
    return presentReservation(await applyChanges(deps, tx, found, changes));
  });
}

/**
 * Locks the charger until a reservation begins there, and reads the facts that decide whether it can begin now. Null if it
 * has begun.
 */
async function lockTimeBefore(tx: Tx, scope: UserScope, id: string, now: Date): Promise<BookingFacts | null> {
  const asked = await findOwnReservation(tx, scope, id);
  if (!asked || asked.reservation.startsAt <= now) return null;
  await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
  // Only its member changes its place and time, which the member's lock prevents.
  const { reservation } = (await findOwnReservation(tx, scope, id)) ?? asked;
  const { organizationId, locationId, spotId, date, startsAt } = reservation;
  await takeLocks(tx, [{ of: 'spot', id: spotId }]);
  return loadBookingFacts(tx, tenantScope(organizationId), {
    userId: scope.userId,
    locationId,
    spotId,
    date,
    near: { startsAt: now, endsAt: startsAt > now ? startsAt : now },
    exceptId: id,
    now,
  });
}

/** The new start of a reservation that begins now, before its time. */
function startEarly({ reservation, location }: ReservationView, facts: BookingFacts | null, now: Date): Date {
  if (!facts) throw new DomainError('arrival_not_open');
  const own = { ...reservation, timezone: location.timezone };
  const refusal = ruleRefusal(evaluateEarlyArrival(own, bookingContext(facts, now, reservation)));
  if (refusal) throw refusal;
  return now;
}
