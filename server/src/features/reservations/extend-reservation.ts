import type { Reservation } from '@chargerota/contract';
import { canExtend, judgeExtension, spanTimeSlot } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { bookingContext } from './booking-context.ts';
import { loadBookingFacts } from './booking-store.ts';
import { applyChanges, requireOwnInPlace } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';
import { readOwnReservation } from './require-rows.ts';
import { ruleRefusal } from './rule-refusal.ts';

const DAY_MS = 24 * 3_600_000;

/** Stays on the spot until `endHour`, under the rules of a booking (DESIGN.md §5 "Release and extend"). */
export async function extendReservation(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  { endHour }: { endHour: number },
): Promise<Reservation> {
  const { database, clock } = deps;
  const { spotId } = (await readOwnReservation(deps, scope, id)).reservation;

  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [
      { of: 'member', id: scope.userId },
      { of: 'spot', id: spotId },
    ]);
    const found = await requireOwnInPlace(tx, scope, id);
    const { reservation } = found;
    const now = clock.now();
    // An edit in between may have moved it away from the spot that is locked.
    if (!canExtend(reservation, now) || reservation.spotId !== spotId) {
      throw new DomainError('reservation_state');
    }
    const facts = await loadBookingFacts(tx, tenantScope(reservation.organizationId), {
      userId: scope.userId,
      locationId: reservation.locationId,
      spotId,
      date: reservation.date,
      near: {
        startsAt: new Date(reservation.startsAt.getTime() - 1),
        endsAt: new Date(reservation.endsAt.getTime() + DAY_MS),
      },
      exceptId: id,
    });
    if (!facts) throw new DomainError('not_found');
    const own = { ...reservation, timezone: facts.location.timezone };
    const { violations, span } = judgeExtension(own, { endHour }, bookingContext(facts, now, id));
    const refusal = ruleRefusal(violations);
    if (refusal) throw refusal;
    if (!span) throw new Error('an extension without a span was not refused');
    const changes = { endsAt: span.period.endsAt, timeSlot: spanTimeSlot(span), updatedAt: now };
    return presentReservation(await applyChanges(tx, found, changes));
  });
}
