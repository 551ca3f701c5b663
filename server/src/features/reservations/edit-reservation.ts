import { m } from '@chargerota/messages';
import type { RouteResponse, updateReservation, updateReservationForm } from '@chargerota/contract';
import {
  arrivalPast,
  awaitedBefore,
  canEdit,
  evaluateBooking,
  parseTimeSlot,
  slotPeriod,
  spanTimeSlot,
} from '@chargerota/domain';
import type { BookingContext, ViolationCode } from '@chargerota/domain';
import type * as z from 'zod';
import type { AppDeps } from '../../platform/app-deps.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { inSavepoint, inTransaction, type Tx } from '../../platform/database/database.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope } from '../../platform/http/scopes.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { bookingContext, nearWish } from './booking-context.ts';
import { loadBookingFacts } from './booking-store.ts';
import { applyChanges, leftBy, requireOwnReservation } from './own-reservation.ts';
import { presentReservation } from './presenter.ts';
import { ruleRefusal, spotTaken } from './rule-refusal.ts';
import { findOwnReservation, type ReservationView } from './own-store.ts';
import { listFreeSpots } from './spot-store.ts';

const NONE_FREE = () => m.sentReservations.noChargerAtThisLocation;

type Wish = z.output<typeof updateReservationForm>;
type Edit = { organizationId: string; id: string; wish: Wish; spotId: string; now: Date };

/**
 * Moves a confirmed reservation to another time, or to another location of its organization, under the rules of a
 * booking. It keeps its spot if that is free, and otherwise takes the first free one; if there is none, nothing
 * changes. Free spots are read without a lock; then they are locked one at a time, and all rules are checked again.
 */
export function editReservation(
  deps: AppDeps,
  scope: UserScope,
  id: string,
  wish: Wish,
): Promise<RouteResponse<typeof updateReservation>> {
  const { database, clock } = deps;
  return inTransaction(database, async (tx) => {
    await takeLocks(tx, [{ of: 'member', id: scope.userId }]);
    const found = await findOwnReservation(tx, scope, id);
    if (!found) throw new DomainError('not_found');
    const { reservation } = found;
    const { organizationId } = reservation;
    const now = clock.now();
    const candidates = await listCandidates(tx, scope, reservation, wish, now);
    for (const { id: spotId } of candidates) {
      const moved = await moveToSpot(deps, tx, scope, { organizationId, id, wish, spotId, now });
      if (!moved) continue;
      return {
        ...presentReservation(moved),
        movedToAnotherSpot: reservation.locationId === wish.locationId && reservation.spotId !== spotId,
      };
    }
    throw ruleRefusal([spotTaken(NONE_FREE())]);
  });
}

/** The spots that the reservation could be moved to, in the order of preference; at least one. */
async function listCandidates(
  tx: Tx,
  scope: UserScope,
  reservation: ReservationView['reservation'],
  wish: Wish,
  now: Date,
): Promise<{ id: string }[]> {
  const tenant = tenantScope(reservation.organizationId);
  const { id } = reservation;
  const facts = await loadBookingFacts(tx, tenant, questionOf(scope, { id, wish, spotId: null, now }));
  if (!facts) throw new DomainError('not_found');
  if (!canEdit(reservation, now)) throw new DomainError('reservation_state');
  const { violations, span } = evaluateBooking(wish, bookingContext(facts, now, reservation));
  const candidates = span
    ? await listFreeSpots(tx, tenant, {
        locationId: wish.locationId,
        period: span.period,
        preferredId: reservation.spotId,
        exceptReservationId: id,
      })
    : [];
  if (span && candidates.length === 0) violations.push(spotTaken(NONE_FREE()));
  const refusal = ruleRefusal(violations);
  if (refusal) throw refusal;
  return candidates;
}

const questionOf = (
  scope: UserScope,
  { id, wish, spotId, now }: { id: string; wish: Wish; spotId: string | null; now: Date },
) => ({
  now,
  userId: scope.userId,
  locationId: wish.locationId,
  spotId,
  date: wish.date,
  near: nearWish(wish),
  exceptId: id,
});

class SpotGone extends Error {}
const OF_THE_SPOT: readonly ViolationCode[] = ['spot_taken', 'spot_closed', 'spot_inactive', 'spot_reported'];

/**
 * Tries one spot. It locks the spot, its location and the reservation in the same order as all bookings do. A savepoint
 * releases these locks on failure, so that the next attempt again begins with the spot. Null if the spot was taken or
 * put out of service in the meantime.
 */
async function moveToSpot(
  deps: AppDeps,
  tx: Tx,
  scope: UserScope,
  edit: Edit,
): Promise<ReservationView | null> {
  try {
    return await inSavepoint(tx, (savepoint) => lockAndMove(deps, savepoint, scope, edit));
  } catch (error) {
    if (error instanceof SpotGone || isExclusionViolation(error, 'reservations_spot_period_excl'))
      return null;
    throw error;
  }
}

/**
 * Whether the wish lies within the time that its member has at this charger already: their own report takes none of it
 * away.
 */
function keepsTime(
  { reservation }: ReservationView,
  { wish, spotId }: Edit,
  { timezone }: BookingContext,
): boolean {
  const slot = parseTimeSlot(wish.timeSlot);
  const period = slot && slotPeriod(wish.date, slot, timezone);
  if (!period || reservation.spotId !== spotId) return false;
  return reservation.startsAt <= period.startsAt && period.endsAt <= reservation.endsAt;
}

async function lockAndMove(deps: AppDeps, tx: Tx, scope: UserScope, edit: Edit): Promise<ReservationView> {
  const { organizationId, id, wish, spotId, now } = edit;
  await takeLocks(tx, [{ of: 'spot', id: spotId }]);
  const facts = await loadBookingFacts(tx, tenantScope(organizationId), questionOf(scope, edit));
  const found = await requireOwnReservation(tx, scope, id);
  if (!facts?.spot) throw new SpotGone();
  if (!canEdit(found.reservation, now)) throw new DomainError('reservation_state');
  const context = bookingContext(facts, now, found.reservation);
  const { violations, span } = evaluateBooking(
    wish,
    keepsTime(found, edit, context) ? { ...context, ownReports: [] } : context,
  );
  if (violations.some(({ code }) => OF_THE_SPOT.includes(code))) throw new SpotGone();
  const refusal = ruleRefusal(violations);
  if (refusal) throw refusal;
  if (!span) throw new Error('a wish without a span was not refused');
  const { organization, location, spot } = facts;
  const changes = {
    locationId: wish.locationId,
    spotId,
    date: span.date,
    timeSlot: spanTimeSlot(span),
    startsAt: span.period.startsAt,
    endsAt: span.period.endsAt,
    ...leftBy(found, now),
    awaitedMs: awaitedBefore(span.period, arrivalPast(context)),
    updatedAt: now,
  };
  return applyChanges(deps, tx, found, changes, { organization, location, spot });
}
