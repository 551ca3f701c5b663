import type { RouteResponse, updateReservation, updateReservationForm } from '@chargerota/contract';
import { canEdit, judgeBooking, spanTimeSlot } from '@chargerota/domain';
import type * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { bookingContext, nearWish } from './booking-context.ts';
import { loadBookingFacts } from './booking-store.ts';
import { scheduleNoShow } from './no-show.ts';
import { applyChanges, requireOwnInPlace } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';
import { ruleRefusal, spotTaken } from './rule-refusal.ts';
import { holdActiveSpot, listFreeSpots } from './store.ts';
import type { Changes, ReservationView } from './store.ts';

const NONE_FREE = 'No spot of this location is free at that time.';

/**
 * Moves a confirmed reservation to another time, or to another location of its organization, under the rules of a
 * booking. It keeps its spot when that is free then, else takes the first free one; with none, nothing changes.
 */
export function editReservation(
  { database, clock }: AppDeps,
  scope: UserScope,
  id: string,
  wish: z.output<typeof updateReservationForm>,
): Promise<RouteResponse<typeof updateReservation>> {
  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
    const found = await requireOwnInPlace(tx, scope, id);
    const { reservation } = found;
    const tenant = tenantScope(reservation.organizationId);
    const facts = await loadBookingFacts(tx, tenant, {
      userId: scope.userId,
      locationId: wish.locationId,
      spotId: null,
      date: wish.date,
      near: nearWish(wish),
      exceptId: id,
    });
    if (!facts) throw new DomainError('not_found');

    const now = clock.now();
    if (!canEdit(reservation, now)) throw new DomainError('reservation_state');
    const { violations, span } = judgeBooking(wish, bookingContext(facts, now, id));
    const candidates = span
      ? await listFreeSpots(tx, tenant, {
          locationId: wish.locationId,
          period: span.period,
          preferredId: reservation.spotId,
          exceptReservationId: id,
        })
      : [];
    if (span && candidates.length === 0) violations.push(spotTaken(NONE_FREE));
    const refusal = ruleRefusal(violations);
    if (refusal) throw refusal;
    if (!span) throw new Error('a wish without a span was not refused');

    const target = { ...found, location: facts.location, organization: facts.organization };
    for (const spot of candidates) {
      const moved = await moveToSpot(tx, target, spot.id, {
        locationId: wish.locationId,
        date: span.date,
        timeSlot: spanTimeSlot(span),
        startsAt: span.period.startsAt,
        endsAt: span.period.endsAt,
        updatedAt: now,
      });
      if (!moved) continue;
      await scheduleNoShow(tx, moved.reservation, facts.rules.noShowGracePeriodMinutes);
      return {
        ...presentReservation(moved),
        movedToAnotherSpot: reservation.locationId === wish.locationId && reservation.spotId !== spot.id,
      };
    }
    throw ruleRefusal([spotTaken(NONE_FREE)]);
  });
}

/**
 * Tries one spot under a savepoint, which also gives the spot's lock back when it fails: at most one is held, so two
 * edits never wait for each other. Null when the spot was taken, or put out of service, in the meantime.
 */
async function moveToSpot(
  tx: Tx,
  view: ReservationView,
  spotId: string,
  changes: Changes,
): Promise<ReservationView | null> {
  try {
    return await tx.transaction(async (savepoint) => {
      await takeLocks(savepoint, [{ of: 'spot', id: spotId }]);
      const spot = await holdActiveSpot(savepoint, tenantScope(view.organization.id), spotId);
      if (!spot) return null;
      return applyChanges(savepoint, { ...view, spot }, { ...changes, spotId });
    });
  } catch (error) {
    if (isExclusionViolation(error, 'reservations_spot_period_excl')) return null;
    throw error;
  }
}
