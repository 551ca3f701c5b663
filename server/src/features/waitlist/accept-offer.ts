import { m } from '@chargerota/messages';
import type { Reservation, TakenOffer } from '@chargerota/contract';
import {
  arrivalPast,
  awaitedBefore,
  DAY_MS,
  isFulfilledBy,
  evaluateBooking,
  evaluateHandOver,
  localTime,
} from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { bookingContext } from '../reservations/booking-context.ts';
import { loadBookingFacts } from '../reservations/facts-for-others.ts';
import { applyChanges, requireOwnReservation } from '../reservations/own-reservation.ts';
import { presentReservation } from '../reservations/presenter.ts';
import { ruleRefusal, spotTaken } from '../reservations/rule-refusal.ts';
import { lockHold } from './hold-store.ts';
import { endOfferRow, findOffer, lockOffer } from './offer-store.ts';
import { readOwnOffer, requireOwnOffer } from './read-offers.ts';
import { endEntry, listStandingOf } from './entry-store.ts';

/**
 * Makes a reservation of the held slot, under the rules of a booking as they are now; a slot that runs already begins now.
 * The member's entries in whose hours it is end with it. Done twice, it answers the same.
 * @throws DomainError not_found, offer_ended, and the refusals of the booking rules, which leave the offer open
 */
export async function acceptOffer(deps: AppDeps, scope: UserScope, id: string): Promise<TakenOffer> {
  const reservation = await reserve(deps, scope, id);
  const { endsWatches } = await readOwnOffer(deps, scope, id);
  return { ...reservation, endedWatches: endsWatches };
}

async function reserve(deps: AppDeps, scope: UserScope, id: string): Promise<Reservation> {
  const { organizationId } = (await requireOwnOffer(deps, scope, id)).offer;
  const tenant = tenantScope(organizationId);
  try {
    return await inTransaction(deps.database, async (tx) => {
      const seen = await findOffer(tx, tenant, id);
      if (!seen) throw new DomainError('not_found');
      const { spotId, locationId, reservationId, date } = seen;
      await takeLocks(tx, [
        { of: 'member', id: scope.userId },
        { of: 'spot', id: spotId },
      ]);
      const near = {
        startsAt: new Date(seen.startsAt.getTime() - DAY_MS),
        endsAt: new Date(seen.endsAt.getTime() + DAY_MS),
      };
      const now = deps.clock.now();
      const question = { userId: scope.userId, locationId, spotId, date, near, now, exceptId: reservationId };
      const facts = await loadBookingFacts(tx, tenant, question);
      if (!facts?.spot) throw new DomainError('not_found');
      const hold = await lockHold(tx, tenant, reservationId);
      const offer = await lockOffer(tx, tenant, id);
      if (offer?.status === 'accepted')
        return presentReservation(await requireOwnReservation(tx, scope, reservationId));
      if (offer?.status !== 'open' || !hold || offer.expiresAt <= now) throw new DomainError('offer_ended');

      // What is held for somebody stays theirs if they report its charger.
      const context = { ...bookingContext(facts, now), ownReports: [] };
      const { violations, span } =
        offer.startsAt > now
          ? evaluateBooking({ date, timeSlot: offer.timeSlot }, context)
          : evaluateHandOver({ endHour: localTime(offer.endsAt, facts.location.timezone).hour }, context);
      const refusal = ruleRefusal(violations);
      if (refusal) throw refusal;
      if (!span) throw new Error('a wish without a span was not refused');

      const { user, organization, location, spot } = facts;
      const reservation = { ...hold, userId: scope.userId };
      const changes = {
        kind: 'reservation',
        status: 'confirmed',
        startsAt: span.period.startsAt,
        endsAt: offer.endsAt,
        awaitedMs: awaitedBefore(span.period, arrivalPast(context)),
        // The hold's row says there since when its time was free.
        createdAt: now,
        updatedAt: now,
      } as const;
      const accepted = await applyChanges(
        deps,
        tx,
        { reservation, user, organization, location, spot },
        changes,
      );
      // Not left to the job that settles entries, so that the member is told at once which have ended.
      const standing = await listStandingOf(tx, tenant, scope.userId);
      const ended = standing.filter(
        (each) =>
          each.id === offer.entryId ||
          (each.locationId === locationId && isFulfilledBy(each, changes, location.timezone)),
      );
      for (const entry of ended) await endEntry(tx, tenant, entry.id, { status: 'fulfilled', now });
      await endOfferRow(tx, tenant, id, { status: 'accepted', endedAt: now });
      await emitLiveEvents(tx, [
        { topic: 'line', organizationId, userId: scope.userId },
        { topic: 'line', organizationId, locationId },
      ]);
      return presentReservation(accepted);
    });
  } catch (error) {
    if (isExclusionViolation(error, 'reservations_member_period_excl')) throw ruleRefusal([spotTaken(OWN())]);
    throw error;
  }
}

const OWN = () => m.sentWaitlist.youAlreadyHaveAReservation;
