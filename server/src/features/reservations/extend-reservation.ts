import type { Reservation } from '@chargerota/contract';
import { canExtend, DAY_MS, evaluateExtension, spanTimeSlot } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { bookingContext } from './booking-context.ts';
import { loadBookingFacts } from './booking-store.ts';
import { applyChanges, requireOwnReservation } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';
import { ruleRefusal } from './rule-refusal.ts';
import { findOwnReservation } from './own-store.ts';

/** Stays on the spot until `endHour`, under the rules of a booking (docs/rules.md "Release and extend"). */
export function extendReservation(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  { endHour }: { endHour: number },
): Promise<Reservation> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
    // The reservation's place. Only edits change it, and the member's lock prevents them.
    const before = await findOwnReservation(tx, scope, id);
    if (!before) throw new DomainError('not_found');
    const { organizationId, locationId, spotId, date, startsAt, endsAt } = before.reservation;
    await takeLocks(tx, [{ of: 'spot', id: spotId }]);
    const facts = await loadBookingFacts(tx, tenantScope(organizationId), {
      userId: scope.userId,
      locationId,
      spotId,
      date,
      near: { startsAt: new Date(startsAt.getTime() - 1), endsAt: new Date(endsAt.getTime() + DAY_MS) },
      exceptId: id,
      now: clock.now(),
    });
    if (!facts) throw new DomainError('not_found');
    const found = await requireOwnReservation(tx, scope, id);
    const { reservation } = found;
    const now = clock.now();
    if (!canExtend(reservation, now)) throw new DomainError('reservation_state');
    const own = { ...reservation, timezone: facts.location.timezone };
    const { violations, span } = evaluateExtension(own, { endHour }, bookingContext(facts, now, reservation));
    const refusal = ruleRefusal(violations);
    if (refusal) throw refusal;
    if (!span) throw new Error('an extension without a span was not refused');
    const changes = { endsAt: span.period.endsAt, timeSlot: spanTimeSlot(span), updatedAt: now };
    return presentReservation(await applyChanges(deps, tx, found, changes));
  });
}
