import {
  freeStretches,
  holdUntil,
  isFulfilledBy,
  isUpcoming,
  localDate,
  matchEntry,
  methodsFor,
  offerReach,
  addDays,
  afterQuietHours,
  dayPeriod,
  overlaps,
  spanTimeSlot,
  startableHours,
} from '@chargerota/domain';
import type {
  BookingContext,
  LineDay,
  LineOffer,
  OwnReservation,
  SpotUse,
  Violation,
} from '@chargerota/domain';
import * as z from 'zod';
import { inOneRoundTrip, inTransaction, type Database, type Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { takeLocks } from '../../platform/database/locks.ts';
import { emitLiveEvents, type Emitted } from '../../platform/events/emit.ts';
import { tenantScope, type TenantScope } from '../../platform/http/scopes.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { choicesOf } from '../notifications/sql-rules.ts';
import { loadRecipients, tellKnown } from '../notifications/tell.ts';
import { bookingContext } from '../reservations/booking-context.ts';
import { loadBookingFacts } from '../reservations/read-booking-facts.ts';
import {
  BATCH,
  FIRST_BATCH,
  listCandidates,
  listOwnOf,
  listUses,
  readPlace,
  type Candidate,
  type LinePlace,
} from './day-store.ts';
import { deleteGuards, insertHolds, lockGuards, LONG_FREE, type NewHold } from './hold-store.ts';
import { recheckLineAt, lapseKey, LINE_JOBS, type LineDate } from './line-jobs.ts';
import { insertOffer } from './offer-store.ts';
import { markPassedOver, noteOffer, rescoreLine, type Refused } from './watch-store.ts';

const DAY_MS = 24 * 3_600_000;
/** Each repeat follows an offer or a change by somebody else, so that there are never many. */
const MOST_ATTEMPTS = 1_000;
/** An entry whose offer is overtaken as often is left out, and looked at again after a minute. */
const MOST_OVERTAKEN = 3;
const MINUTE_MS = 60_000;

/**
 * Offers what is free on a day of a location to those who wait for it, in the order of the line, until nobody is left who
 * may have any of it; what remains is free for everybody then (docs/rules.md "The line"). One at a time for a location:
 * each offer is decided by what the one before has left.
 */
export const matchLineJob = defineJob({
  kind: LINE_JOBS.match,
  payload: z.object({ locationId: z.uuid(), date: z.string() }),
  run: async ({ database, clock, organizationId }, day) => {
    if (organizationId === null) throw new Error('a line belongs to an organization');
    await matchLine(database, tenantScope(organizationId), day, () => clock.now());
  },
});

export async function matchLine(
  database: Database,
  scope: TenantScope,
  day: LineDate,
  now: () => Date,
): Promise<void> {
  const overtaken = new Map<string, number>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each offer depends on the one before
      const result = await inTransaction(database, (tx) =>
        offerNext(tx, scope, { day, overtaken, now: now() }),
      );
      if (result === 'done') return;
      // oxlint-disable-next-line no-await-in-loop -- at most once a day
      if (result === 'of another day') await rescoreLine(database, scope, day.locationId, now());
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      overtaken.set(error.entryId, (overtaken.get(error.entryId) ?? 0) + 1);
    }
  }
  throw new Error('a line did not come to an end');
}

/** Somebody else has changed what the offer to an entry was decided by. */
class Overtaken extends Error {
  readonly entryId: string;

  constructor(entryId: string) {
    super('the offer was decided by what is no longer so');
    this.entryId = entryId;
  }
}

type Found = { candidate: Candidate; offer: LineOffer; context: BookingContext };

type Run = { day: LineDate; overtaken: ReadonlyMap<string, number>; now: Date };

/** 'of another day': the scores of the line are to be renewed first. */
async function offerNext(
  tx: Tx,
  scope: TenantScope,
  { day: at, overtaken, now }: Run,
): Promise<'offered' | 'done' | 'of another day'> {
  // What is read is of the time after the lock.
  const [, place, uses] = await inOneRoundTrip([
    takeLocks(tx, [{ of: 'line', id: at.locationId }]),
    readPlace(tx, scope, at.locationId, now),
    listUses(tx, scope, at.locationId, anywhereAround(at.date)),
  ]);
  if (!place) return 'done';
  const { timezone } = place;
  const today = localDate(now, timezone);
  if (place.scoredOn.some((date) => date !== null && date !== today)) return 'of another day';
  const day: LineDay = {
    date: at.date,
    timezone,
    now,
    spotIds: place.isActive && place.settings.lineEnabled ? place.spotIds : [],
    uses: [...uses, ...blockedTimes(place, now)],
    restAtOnce: place.settings.lineRestAtOnce,
  };
  const refused: Refused[] = [];
  const left = (id: string) => (overtaken.get(id) ?? 0) < MOST_OVERTAKEN;
  const found = await findOffer(tx, scope, { at, place, day, refused, left });
  if (found) {
    await writeOffer(tx, scope, { at, place, found, now });
    await markPassedOver(tx, scope, refused, now);
    return 'offered';
  }
  const ids = uses.flatMap(({ id, date }) => (id !== null && date === at.date ? [id] : []));
  if ((await deleteGuards(tx, scope, ids)) > 0) await emitLiveEvents(tx, dayEvents(scope, at));
  await markPassedOver(tx, scope, refused, now);
  const again = new Set(refused.flatMap((each) => each.again?.getTime() ?? []));
  for (const instant of blockedUntil(place, at)) again.add(instant.getTime());
  if ([...overtaken.values()].some((times) => times >= MOST_OVERTAKEN)) again.add(now.getTime() + MINUTE_MS);
  await recheckLineAt(
    tx,
    scope,
    at,
    [...again].map((instant) => new Date(instant)),
  );
  return 'done';
}

/** Where a car is in the way, nothing is offered that starts soon. Later it will have gone. */
const blockedTimes = ({ blocked }: LinePlace, now: Date): SpotUse[] =>
  blocked.map(({ spotId, until }) => ({ spotId, freeSince: null, startsAt: now, endsAt: until }));

/** When cars that are in the way are expected to have gone, as far as that is on the day. */
const blockedUntil = ({ blocked, timezone }: LinePlace, { date }: LineDate): Date[] =>
  blocked.map(({ until }) => until).filter((until) => localDate(until, timezone) === date);

/** All that touches what may be offered on a day, and a day more on both sides: the location may have changed its zone. */
const around = (date: string, timezone: string) => ({
  startsAt: dayPeriod(addDays(date, -2), timezone).startsAt,
  endsAt: dayPeriod(addDays(date, 2), timezone).endsAt,
});

/** Holds `around` in every zone. */
const anywhereAround = (date: string) => ({
  startsAt: dayPeriod(addDays(date, -3), 'UTC').startsAt,
  endsAt: dayPeriod(addDays(date, 3), 'UTC').endsAt,
});

type Search = {
  at: LineDate;
  place: LinePlace;
  day: LineDay;
  refused: Refused[];
  /** Whether an entry is still to be asked in this run. */
  left: (id: string) => boolean;
};

/** The first in line who may have something that is free. Whoever is passed over is added to `refused`. */
async function findOffer(
  tx: Tx,
  scope: TenantScope,
  { at, place, day, refused, left }: Search,
): Promise<Found | null> {
  const stretches = freeStretches(day);
  if (stretches.length === 0) return null;
  const { timezone, now } = day;
  const today = stretches.filter(({ startsAt }) => localDate(startsAt, timezone) === at.date);
  if (today.length === 0) return null;
  const hours = startableHours(today, day, anybody(scope, at, place, now));
  if (hours.length === 0) return null;
  const free = { hours, spotIds: [...new Set(today.map(({ spotId }) => spotId))] };
  const { lineOrder: order } = place.settings;
  let batch: Candidate[] = [];
  let limit = FIRST_BATCH;
  for (let isEnd = false; !isEnd; limit = BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- mostly one batch
    batch = await listCandidates(tx, scope, at, { order, after: batch.at(-1), limit, free, now });
    isEnd = batch.length < limit;
    const near = {
      startsAt: new Date(now.getTime() - DAY_MS),
      endsAt: dayPeriod(addDays(at.date, 2), timezone).endsAt,
    };
    const userIds = batch.map(({ userId }) => userId);
    // oxlint-disable-next-line no-await-in-loop -- mostly one batch
    const own = await listOwnOf(tx, scope, { userIds, date: at.date, near, now });
    for (const candidate of batch) {
      const { id } = candidate;
      if (!left(id)) continue;
      const ownReservations = own.get(candidate.userId) ?? [];
      if (isServed(candidate, ownReservations, at, timezone)) {
        refused.push({ id, code: 'own_overlap', message: SERVED, again: null });
        continue;
      }
      const context = contextOf(scope, at, { place, candidate, ownReservations, now });
      const { offer, refusal } = matchEntry(
        candidate.wish,
        day,
        { context, offers: candidate.offers },
        stretches,
      );
      const quietUntil = offer && quietEnd(candidate, timezone, now);
      if (offer && !quietUntil) return { candidate, offer, context };
      if (quietUntil) refused.push({ id, code: 'quiet_hours', message: QUIET, again: quietUntil });
      else if (refusal) refused.push({ ...refusal, id, again: againAfter(refusal, context) });
    }
  }
  return null;
}

/** When a refusal may be over without any change; null if that takes one. The booking window moves with the day. */
function againAfter(
  { code }: Violation,
  { ownReservations, organizationId, now }: BookingContext,
): Date | null {
  if (code !== 'cap_open') return null;
  const ends = ownReservations
    .filter(
      (own) => own.organizationId === organizationId && own.kind === 'reservation' && isUpcoming(own, now),
    )
    .map(({ endsAt }) => endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

const SERVED = 'You have a reservation there in these hours already.';
const QUIET = 'A charger was free during your quiet hours.';

/** The end of the member's quiet hours; null outside them. Nobody is woken, and nothing is held for a sleeper. */
function quietEnd(candidate: Candidate, timezone: string, now: Date): Date | null {
  const end = afterQuietHours(now, choicesOf(candidate.choices).quiet, timezone);
  return end > now ? end : null;
}

/** The member has a reservation in the hours that they wait for on this day; other days may still bring another. */
const isServed = (
  { wish }: Candidate,
  own: OwnReservation[],
  { locationId, date }: LineDate,
  timezone: string,
): boolean =>
  own.some(
    (each) =>
      each.locationId === locationId &&
      (each.status === 'confirmed' || each.status === 'arrived') &&
      isFulfilledBy({ ...wish, firstDate: date, lastDate: date }, each, timezone),
  );

const contextOf = (
  scope: TenantScope,
  at: LineDate,
  of: { place: LinePlace; candidate: Candidate; ownReservations: OwnReservation[]; now: Date },
): BookingContext => ({
  ...anybody(scope, at, of.place, of.now),
  accountStatus: of.candidate.accountStatus,
  membershipStatus: of.candidate.membershipStatus,
  ownReservations: of.ownReservations,
});

/** Somebody who may do all that the rules allow a member. */
const anybody = (
  { organizationId }: TenantScope,
  { locationId }: LineDate,
  place: LinePlace,
  now: Date,
): BookingContext => ({
  now,
  timezone: place.timezone,
  weeklyHours: place.weeklyHours,
  organizationId,
  locationId,
  locationActive: place.isActive,
  rules: place.rules,
  accountStatus: 'approved',
  membershipStatus: 'active',
  ownReservations: [],
});

type Written = { at: LineDate; place: LinePlace; found: Found; now: Date };

async function writeOffer(
  tx: Tx,
  scope: TenantScope,
  { at: { locationId, date }, place, found, now }: Written,
): Promise<void> {
  const { candidate, offer } = found;
  const { userId, wish } = candidate;
  const { spotId, span, freeSince } = offer;
  const { period } = span;
  const near = around(date, place.timezone);
  const [, facts, guards, recipients] = await inOneRoundTrip([
    takeLocks(tx, [
      { of: 'member', id: userId },
      { of: 'spot', id: spotId },
    ]),
    loadBookingFacts(tx, scope, { userId, locationId, spotId, date, near, now }),
    lockGuards(tx, scope, spotId, period),
    loadRecipients(tx, scope, [userId]),
  ]);
  const overtaken = new Overtaken(candidate.id);
  if (!facts?.spot) throw overtaken;
  const guarded = new Set(guards.map(({ id }) => id));
  const taken = facts.spotBookings.filter(({ id }) => !guarded.has(id));
  // By the rules and the member's reservations as they are now that nobody else can change them.
  const again = matchEntry(
    { ...wish, spotId },
    {
      date,
      timezone: place.timezone,
      now,
      spotIds: facts.spot.isActive ? [spotId] : [],
      uses: [
        ...taken.map((use) => ({ ...use, spotId, freeSince: null })),
        ...guards.map((guard) => ({ ...guard, spotId })),
        ...blockedTimes(place, now),
      ],
      restAtOnce: place.settings.lineRestAtOnce,
    },
    { context: { ...bookingContext(facts, now), spotBookings: [] }, offers: candidate.offers },
  ).offer;
  if (again?.span.period.startsAt.getTime() !== period.startsAt.getTime()) throw overtaken;
  if (again.span.period.endsAt.getTime() !== period.endsAt.getTime()) throw overtaken;

  const holdId = newId();
  const since = freeSince ?? LONG_FREE;
  const onSpot = { locationId, spotId };
  const hold: NewHold = {
    ...onSpot,
    ...period,
    id: holdId,
    userId,
    date: span.date,
    timeSlot: spanTimeSlot(span),
    freeSince: since,
  };
  const rest = guards.flatMap((guard) =>
    partsBeside(guard, period).map((part) => ({
      ...onSpot,
      ...part,
      id: newId(),
      userId: null,
      // Whoever frees the rest looks for it by the day for which it was kept, also if the zone has changed since.
      date: guard.date,
      timeSlot: 'hold',
      freeSince: guard.freeSince,
    })),
  );
  const choices = choicesOf(candidate.choices);
  const reach = offerReach(methodsFor('availability', choices));
  const expiresAt = holdUntil(period, { reach, offerMinutes: place.settings.lineOfferMinutes }, now);
  const id = newId();
  const { organizationId } = scope;
  const row = {
    organizationId,
    id,
    watchId: candidate.id,
    userId,
    ...onSpot,
    reservationId: holdId,
    date: span.date,
    timeSlot: hold.timeSlot,
    ...period,
    status: 'open' as const,
    reach,
    freeSince,
    createdAt: now,
    expiresAt,
  };
  const { timezone } = place;
  const params = {
    offerId: id,
    locationName: facts.location.name,
    address: facts.location.address,
    spotNumber: facts.spot.spotNumber,
    timezone,
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
    askedHours: wish.hours,
    expiresAt: expiresAt.toISOString(),
  };
  const [, isHeld, isOnly, isStill] = await inOneRoundTrip([
    // The hold takes the place of the guards.
    deleteGuards(tx, scope, [...guarded]),
    insertHolds(tx, scope, [hold, ...rest], now),
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
    tellKnown(tx, scope, [{ kind: 'availability', userId, params, timezone, before: expiresAt }], {
      recipients,
      now,
    }),
    emitLiveEvents(tx, [
      ...dayEvents(scope, { locationId, date: span.date }),
      { topic: 'line', organizationId, userId },
    ]),
  ]);
  if (!isHeld || !isOnly || !isStill) throw overtaken;
}

function partsBeside(guard: { startsAt: Date; endsAt: Date }, taken: { startsAt: Date; endsAt: Date }) {
  if (!overlaps(guard, taken)) return [guard];
  return [
    { startsAt: guard.startsAt, endsAt: taken.startsAt },
    { startsAt: taken.endsAt, endsAt: guard.endsAt },
  ].filter((part) => part.startsAt < part.endsAt);
}

const dayEvents = ({ organizationId }: TenantScope, { locationId, date }: LineDate): Emitted[] => [
  { topic: 'reservations', organizationId, locationId, date },
  { topic: 'line', organizationId, locationId },
];
