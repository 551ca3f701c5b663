import { m } from '@chargerota/messages';
import {
  addDays,
  afterQuietHours,
  DAY_MS,
  dayPeriod,
  formatsOf,
  freeStretches,
  isFulfilledBy,
  isUpcoming,
  localDate,
  matchEntry,
  startableHours,
  writeIn,
} from '@chargerota/domain';
import type { BookingContext, LineDay, LineOffer, OwnReservation, Violation } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { choicesOf } from '../notifications/sql-rules.ts';
import {
  BATCH,
  FIRST_BATCH,
  listCandidates,
  listOwnOf,
  type Candidate,
  type LinePlace,
} from './day-store.ts';
import type { LineDate } from './line-jobs.ts';
import type { Refused } from './entry-store.ts';

/** An entry and what its member may have. */
export type Found = { candidate: Candidate; offer: LineOffer };

type Search = {
  at: LineDate;
  place: LinePlace;
  day: LineDay;
  /** The same day with the chargers alone that a report keeps from being offered, as if it did not. */
  withheld: LineDay;
  refused: Refused[];
  /** Whether an entry is still to be asked in this run. */
  mayStillBeAsked: (id: string) => boolean;
};

/** The first in line who may have something that is free. Whoever is passed over is added to `refused`. */
export async function findOffer(
  tx: Tx,
  scope: TenantScope,
  { at, place, day, withheld, refused, mayStillBeAsked }: Search,
): Promise<Found | null> {
  const stretches = freeStretches(day);
  const kept = freeStretches(withheld);
  const { timezone, now } = day;
  const onThatDay = [...stretches, ...kept].filter(
    ({ startsAt }) => localDate(startsAt, timezone) === at.date,
  );
  if (onThatDay.length === 0) return null;
  const hours = startableHours(onThatDay, day, anybody(scope, at, place, now));
  if (hours.length === 0) return null;
  const free = { hours, spotIds: [...new Set(onThatDay.map(({ spotId }) => spotId))] };
  const { lineOrder: order } = place.settings;
  const askCandidate = (
    candidate: Candidate,
    ownReservations: OwnReservation[],
  ): { offer: LineOffer } | Omit<Refused, 'id'> | null => {
    if (isServed(candidate, ownReservations, at, timezone))
      return { code: 'own_overlap', message: m.sentWaitlist.youHaveAReservationThere, again: null };
    const context = contextOf(scope, at, { place, candidate, ownReservations, now });
    const { wish, offers } = candidate;
    const ownReports = place.reports.filter(({ reporters }) =>
      reporters.some(({ userId }) => userId === candidate.userId),
    );
    const { offer, refusal } = matchEntry(wish, day, { context, offers, ownReports }, stretches);
    const quietUntil = offer && quietEnd(candidate, timezone, now);
    if (quietUntil)
      return { code: 'quiet_hours', message: m.sentWaitlist.aChargerWasFreeDuring, again: quietUntil };
    if (offer) return { offer };
    if (refusal) return { ...refusal, again: againAfter(refusal, context) };
    const isReported =
      (kept.length > 0 && matchEntry(wish, withheld, { context, offers }, kept).offer) ||
      // What only informs others keeps its charger from its author.
      (ownReports.length > 0 && matchEntry(wish, day, { context, offers }, stretches).offer);
    return isReported
      ? { code: 'spot_reported', message: m.sentWaitlist.theChargerThatIsFree, again: null }
      : null;
  };
  let batch: Candidate[] = [];
  let limit = FIRST_BATCH;
  for (let isEnd = false; !isEnd; limit = BATCH) {
    batch = await listCandidates(tx, scope, at, { order, after: batch.at(-1), limit, free, now });
    isEnd = batch.length < limit;
    const near = {
      startsAt: new Date(now.getTime() - DAY_MS),
      endsAt: dayPeriod(addDays(at.date, 2), timezone).endsAt,
    };
    const userIds = batch.map(({ userId }) => userId);
    const own = await listOwnOf(tx, scope, { userIds, date: at.date, near, now });
    for (const candidate of batch) {
      const { id } = candidate;
      if (!mayStillBeAsked(id)) continue;
      const answer = writeIn(formatsOf(candidate.formats), () =>
        askCandidate(candidate, own.get(candidate.userId) ?? []),
      );
      if (answer && 'offer' in answer) return { candidate, offer: answer.offer };
      if (answer) refused.push({ ...answer, id });
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
