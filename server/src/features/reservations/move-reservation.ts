import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import { evaluateMove, MINUTE_MS } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { bookingContext } from './booking-context.ts';
import { loadBookingFacts } from './booking-store.ts';
import { applyChanges, leftBy, requireOwnReservation } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';
import { ruleRefusal, spotTaken } from './rule-refusal.ts';
import type { Changes } from './store.ts';
import { findOwnReservation, type ReservationView } from './own-store.ts';

const TAKEN = () => m.sentReservations.thatChargerWasJustTaken;

/**
 * Moves a reservation to another charger of its location, also while it runs: its own is blocked or broken (docs/rules.md
 * "At the charger").
 * @throws DomainError not_found, reservation_state, and the refusals of the booking rules
 */
export function moveReservation(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  { spotId }: { spotId: string },
): Promise<Reservation> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [
      { of: 'member', id: scope.userId },
      { of: 'spot', id: spotId },
    ]);
    const known = await findOwnReservation(tx, scope, id);
    if (!known) throw new DomainError('not_found');
    const { organizationId, locationId, date, startsAt, endsAt } = known.reservation;
    const now = clock.now();
    const facts = await loadBookingFacts(tx, tenantScope(organizationId), {
      now,
      userId: scope.userId,
      locationId,
      spotId,
      date,
      near: { startsAt, endsAt },
      exceptId: id,
    });
    if (!facts?.spot) throw new DomainError('not_found');
    const found = await requireOwnReservation(tx, scope, id);
    const evaluated = evaluateMove(found.reservation, bookingContext(facts, now, found.reservation));
    const { violations, isMovable } = evaluated;
    if (!isMovable) throw new DomainError('reservation_state');
    const refusal = ruleRefusal(violations);
    if (refusal) throw refusal;
    const { organization, location, spot } = facts;
    const moved = await applyChanges(
      deps,
      tx,
      found,
      {
        spotId,
        startsAt: evaluated.startsAt,
        ...(evaluated.startsAt > startsAt && usedBefore(found, evaluated.startsAt)),
        updatedAt: now,
      },
      { organization, location, spot },
    ).catch((error: unknown) => {
      if (!isExclusionViolation(error, 'reservations_spot_period_excl')) throw error;
      throw ruleRefusal([spotTaken(TAKEN())]);
    });
    return presentReservation(moved);
  });
}

/**
 * What has passed at the charger that is left, of a charging session or of the time to arrive; it counts in the order
 * of the line.
 */
const usedBefore = (found: ReservationView, goesOnAt: Date): Partial<Changes> =>
  found.reservation.status === 'arrived'
    ? { minutesMoved: Math.floor((goesOnAt.getTime() - found.reservation.startsAt.getTime()) / MINUTE_MS) }
    : leftBy(found, goesOnAt);
