import { holdUntil, matchEntry, methodsFor, offerReach, spanTimeSlot, subtract } from '@chargerota/domain';
import type { LineOffer } from '@chargerota/domain';
import { inOneRoundTrip, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { choicesOf } from '../notifications/sql-rules.ts';
import { loadRecipients, notifyKnown } from '../notifications/notify.ts';
import { bookingContext } from '../reservations/booking-context.ts';
import { loadBookingFacts } from '../reservations/facts-for-others.ts';
import type { LinePlace } from './day-store.ts';
import type { Found } from './find-offer.ts';
import {
  deletePriorityHolds,
  insertHolds,
  lockPriorityHolds,
  LONG_FREE,
  type PriorityHold,
  type NewHold,
} from './hold-store.ts';
import { around, dayEvents, withheldTimes } from './line-day.ts';
import { lapseKey, LINE_JOBS, type LineDate } from './line-jobs.ts';
import { insertOffer } from './offer-store.ts';
import { noteOffer } from './entry-store.ts';

/** Somebody else has changed what the offer to an entry was decided by. */
export class OfferConflict extends Error {
  readonly entryId: string;

  constructor(entryId: string) {
    super('the offer was decided by what is no longer so');
    this.entryId = entryId;
  }
}

type ToWrite = { at: LineDate; place: LinePlace; found: Found; now: Date };

type Facts = NonNullable<Awaited<ReturnType<typeof loadBookingFacts>>>;
/** What the offer is decided by the second time, read under the locks of a booking. */
type Locked = { facts: Facts & { spot: NonNullable<Facts['spot']> }; priorityHolds: PriorityHold[] };

/**
 * Decides what was found once more, under the locks of a booking, and writes it.
 * @throws OfferConflict
 */
export async function writeOffer(tx: Tx, scope: TenantScope, toWrite: ToWrite): Promise<void> {
  const { place, now } = toWrite;
  const { locationId, date } = toWrite.at;
  const { candidate, offer } = toWrite.found;
  const { userId } = candidate;
  const { spotId, span } = offer;
  const near = around(date, place.timezone);
  const [, facts, priorityHolds, recipients] = await inOneRoundTrip([
    takeLocks(tx, [
      { of: 'member', id: userId },
      { of: 'spot', id: spotId },
    ]),
    loadBookingFacts(tx, scope, { userId, locationId, spotId, date, near, now }),
    lockPriorityHolds(tx, scope, spotId, span.period),
    loadRecipients(tx, scope, [userId]),
  ]);
  const conflict = new OfferConflict(candidate.id);
  if (!facts?.spot) throw conflict;
  const { location, spot } = facts;
  const decidedAgain = decideAgain(toWrite, { facts: { ...facts, spot }, priorityHolds });
  if (decidedAgain?.span.period.startsAt.getTime() !== span.period.startsAt.getTime()) throw conflict;
  if (decidedAgain.span.period.endsAt.getTime() !== span.period.endsAt.getTime()) throw conflict;

  const priorityHoldIds = priorityHolds.map((priorityHold) => priorityHold.id);
  const { holds, row } = offerRows(scope, toWrite, priorityHolds);
  const { id, expiresAt } = row;
  const { organizationId } = scope;
  const { timezone } = place;
  const params = {
    offerId: id,
    locationName: location.name,
    address: location.address,
    spotNumber: spot.spotNumber,
    timezone,
    startsAt: span.period.startsAt.toISOString(),
    endsAt: span.period.endsAt.toISOString(),
    askedHours: candidate.wish.hours,
    expiresAt: expiresAt.toISOString(),
  };
  const [, isHeld, isOnlyOpenOffer, isEntryUnchanged] = await inOneRoundTrip([
    // The hold takes the place of the priority holds.
    deletePriorityHolds(tx, scope, priorityHoldIds),
    insertHolds(tx, scope, holds, now),
    insertOffer(tx, row),
    // The member may have left or changed the entry since it was read.
    noteOffer(tx, scope, candidate, now),
    enqueue(tx, {
      kind: LINE_JOBS.lapse,
      payload: { offerId: id },
      dueAt: expiresAt,
      organizationId,
      dedupeKey: lapseKey(id),
    }),
    notifyKnown(tx, scope, [{ kind: 'availability', userId, params, timezone, before: expiresAt }], {
      recipients,
      now,
    }),
    emitLiveEvents(tx, [
      ...dayEvents(scope, { locationId, date: span.date }),
      { topic: 'line', organizationId, userId },
    ]),
  ]);
  if (!isHeld || !isOnlyOpenOffer || !isEntryUnchanged) throw conflict;
}

/** By the rules and the member's reservations as they are now that nobody else can change them. */
function decideAgain(
  { at: { date }, place, found: { candidate, offer }, now }: ToWrite,
  { facts, priorityHolds }: Locked,
): LineOffer | null {
  const { spotId } = offer;
  const held = new Set(priorityHolds.map(({ id }) => id));
  const taken = facts.spotBookings.filter(({ id }) => !held.has(id));
  return matchEntry(
    { ...candidate.wish, spotId },
    {
      date,
      timezone: place.timezone,
      now,
      spotIds: facts.spot.isActive ? [spotId] : [],
      uses: [
        ...taken.map((use) => ({ ...use, spotId, freeSince: null })),
        ...priorityHolds.map((priorityHold) => ({ ...priorityHold, spotId })),
        ...withheldTimes(place, now),
      ],
      restAtOnce: place.settings.lineRestAtOnce,
    },
    { context: { ...bookingContext(facts, now), spotBookings: [] }, offers: candidate.offers },
  ).offer;
}

/** The offer, its hold, and what remains of the priority holds beside it. */
function offerRows(
  { organizationId }: TenantScope,
  { at: { locationId }, place, found: { candidate, offer }, now }: ToWrite,
  priorityHolds: readonly PriorityHold[],
) {
  const { userId } = candidate;
  const { spotId, span, freeSince } = offer;
  const { period } = span;
  const onSpot = { locationId, spotId };
  const hold: NewHold = {
    ...onSpot,
    ...period,
    id: newId(),
    userId,
    date: span.date,
    timeSlot: spanTimeSlot(span),
    freeSince: freeSince ?? LONG_FREE,
  };
  const rest = priorityHolds.flatMap((priorityHold) =>
    subtract([priorityHold], [period]).map(({ startsAt, endsAt }): NewHold => ({
      ...onSpot,
      startsAt,
      endsAt,
      id: newId(),
      userId: null,
      // Whoever frees the rest looks for it by the day for which it was kept, also if the zone has changed since.
      date: priorityHold.date,
      timeSlot: 'hold',
      freeSince: priorityHold.freeSince,
    })),
  );
  const reach = offerReach(methodsFor('availability', choicesOf(candidate.choices)));
  const row = {
    organizationId,
    id: newId(),
    entryId: candidate.id,
    userId,
    ...onSpot,
    reservationId: hold.id,
    date: span.date,
    timeSlot: hold.timeSlot,
    ...period,
    status: 'open' as const,
    reach,
    freeSince,
    createdAt: now,
    expiresAt: holdUntil(
      period,
      { reach, offerMinutes: place.settings.lineOfferMinutes, timezone: place.timezone },
      now,
    ),
  };
  return { holds: [hold, ...rest], row };
}
