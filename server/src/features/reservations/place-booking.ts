import { m } from '@chargerota/messages';
import type { Reservation } from '@chargerota/contract';
import { awaitedBefore, spanTimeSlot } from '@chargerota/domain';
import type { BookingContext, WishEvaluation, Span } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { MAKE_READING_DURABLE } from '../../platform/database/durable-reading.ts';
import { lockStatement } from '../../platform/database/locks.ts';
import { newId } from '../../platform/database/ids.ts';
import { twoStepTransaction } from '../../platform/database/two-step-transaction.ts';
import { isExclusionViolation } from '../../platform/database/errors.ts';
import { followAll } from '../../platform/followers.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyKey } from '../../platform/http/idempotency.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { preflightAttempt } from '../../platform/rate-limits/attempts.ts';
import { bookingContext } from './booking-context.ts';
import { bookStatements, factsStatement, readFacts } from './booking-store.ts';
import type { BookingFacts, BookingQuestion } from './booking-store.ts';
import { stateOf } from './own-reservation.ts';
import { RESERVATION_LIMITS } from './policy.ts';
import { presentReservation } from './presenter.ts';
import { isForTakenSpotAlone, ruleRefusal, spotTaken } from './rule-refusal.ts';
import type { ReservationView } from './own-store.ts';
import { rememberRefused } from './store.ts';

const JUST_TAKEN = () => m.sentReservations.thisChargerWasJustTaken;

/** The wish, and the reservation that it becomes if `evaluate` finds no violation. */
export type BookingRequest = Omit<BookingQuestion, 'userId' | 'spotId' | 'now' | 'idempotencyKey'> & {
  spotId: string;
  evaluate: (context: BookingContext) => WishEvaluation;
  status: 'confirmed' | 'arrived';
  idempotency: IdempotencyKey | null;
};

/** The new reservation, and whether this is a repeated response to the same idempotency key. */
export type Booked = { body: Reservation; replayed: boolean };

/**
 * Takes a spot for the caller. The wish is evaluated and written under the member's and the spot's locks, so that concurrent
 * requests cannot get past a cap, a chain or an overlap; the database's constraints are the second line of defence.
 * @throws DomainError rate_limited, not_found, idempotency_mismatch, and the refusals of the booking rules
 */
export async function placeBooking(
  deps: AppDeps,
  scope: OrganizationScope,
  request: BookingRequest,
): Promise<Booked> {
  try {
    return await evaluateAndBook(deps, scope, request);
  } catch (thrown) {
    // A constraint refused what the rules had allowed.
    const error = isExclusionViolation(thrown) ? ruleRefusal([spotTaken(JUST_TAKEN())]) : thrown;
    // For the report, once the transaction is over: with a free charger the member would have had it.
    if (isForTakenSpotAlone(error)) await rememberRefused(deps.database.drizzle, scope, request);
    throw error;
  }
}

function evaluateAndBook(deps: AppDeps, scope: OrganizationScope, request: BookingRequest): Promise<Booked> {
  const { database, clock, reservationFollowers } = deps;
  const { spotId, idempotency } = request;
  const attempt = preflightAttempt(deps, RESERVATION_LIMITS.takeSpotByAccount, scope.userId);
  const asking = {
    scope,
    userIds: [scope.userId],
    changes: [],
    now: clock.now(),
  };
  const asked = reservationFollowers.map((follower) => follower.reads(asking));
  const read = [
    lockStatement([
      { of: 'member', id: scope.userId },
      { of: 'spot', id: spotId },
    ]),
    factsStatement(scope, {
      ...request,
      userId: scope.userId,
      now: clock.now(),
      idempotencyKey: idempotency?.key,
    }),
    ...asked.flat(),
  ];
  const steps = { preflight: attempt.statements, read, looksForItself: idempotency !== null };
  return twoStepTransaction<Booked>(database, steps, (rows) => {
    attempt.require(rows.preflight);
    const [, factRows = [], ...followed] = rows.read;
    const facts = readFacts(factRows);
    if (!facts?.spot) throw new DomainError('not_found');
    if (idempotency && facts.remembered) {
      const { requestHash, body } = facts.remembered;
      if (requestHash !== idempotency.requestHash) throw new DomainError('idempotency_mismatch');
      // Answers that earlier versions stored under a key lack the user.
      const replay = { body: { ...body, user: facts.user }, replayed: true };
      return { write: [MAKE_READING_DURABLE], result: () => replay };
    }

    const now = clock.now();
    const { violations, span } = request.evaluate(bookingContext(facts, now));
    const refusal = ruleRefusal(violations);
    if (refusal) throw refusal;
    if (!span) throw new Error('a wish without a span was not refused');

    const view = newReservation(scope, request, facts, span, now);
    const { reservation } = view;
    const body = presentReservation(view);
    const after = { ...reservation, ...stateOf(view) };
    const of = { ...asking, changes: [{ before: null, after, by: 'member' as const }], now };
    const { writes, announce } = followAll(reservationFollowers, asked, of, followed);
    return {
      write: [...bookStatements(view, idempotency && { ...idempotency, body }), ...writes],
      result: () => ({ body, replayed: false }),
      announce,
    };
  });
}

function newReservation(
  scope: OrganizationScope,
  { spotId, status }: BookingRequest,
  { user, organization, location, spot, leftTimes }: BookingFacts,
  span: Span,
  now: Date,
): ReservationView {
  if (!spot) throw new Error('a booking without a spot');
  return {
    reservation: {
      organizationId: scope.organizationId,
      id: newId(),
      kind: span.kind,
      status,
      userId: scope.userId,
      locationId: location.id,
      spotId,
      date: span.date,
      timeSlot: spanTimeSlot(span),
      startsAt: span.period.startsAt,
      endsAt: span.period.endsAt,
      arrivedAt: status === 'arrived' ? now : null,
      releasedAt: null,
      awaitedMs: status === 'confirmed' ? awaitedBefore(span.period, { leftTimes }) : 0,
      leftFrom: null,
      leftUntil: null,
      createdAt: now,
    },
    user,
    organization,
    location,
    spot,
  };
}
