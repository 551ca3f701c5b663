import { m } from '@chargerota/messages';
import {
  addDays,
  afterQuietHours,
  DAY_MS,
  dayPeriod,
  freeStretches,
  isFulfilledBy,
  isUpcoming,
  localDate,
  matchEntry,
  startableHours,
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
      const ownReservations = own.get(candidate.userId) ?? [];
      if (isServed(candidate, ownReservations, at, timezone)) {
        refused.push({ id, code: 'own_overlap', message: SERVED(), again: null });
        continue;
      }
      const context = contextOf(scope, at, { place, candidate, ownReservations, now });
      const { wish, offers } = candidate;
      const ownReports = place.reports.filter(({ reporters }) =>
        reporters.some(({ userId }) => userId === candidate.userId),
      );
      const { offer, refusal } = matchEntry(wish, day, { context, offers, ownReports }, stretches);
      const quietUntil = offer && quietEnd(candidate, timezone, now);
      if (offer && !quietUntil) return { candidate, offer };
      if (quietUntil) refused.push({ id, code: 'quiet_hours', message: QUIET(), again: quietUntil });
      else if (refusal) refused.push({ ...refusal, id, again: againAfter(refusal, context) });
      else if (
        (kept.length > 0 && matchEntry(wish, withheld, { context, offers }, kept).offer) ||
        // What only informs others keeps its charger from its author.
        (ownReports.length > 0 && matchEntry(wish, day, { context, offers }, stretches).offer)
      )
        refused.push({ id, code: 'spot_reported', message: REPORTED(), again: null });
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

const SERVED = () => m.sentWaitlist.youHaveAReservationThere;
const REPORTED = () => m.sentWaitlist.theChargerThatIsFree;
const QUIET = () => m.sentWaitlist.aChargerWasFreeDuring;

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
