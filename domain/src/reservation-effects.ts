// What follows when a reservation changes, whoever changes it: the days on which others see it, and the time that became
// free. docs/rules.md "What follows a change".
import { addDays } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import { isOccupying } from './reservation-status.ts';
import type { ReservationStatus } from './reservation-status.ts';
import { localDate } from './zones.ts';

/** A reservation, walk-in, hold or closure, as far as anything follows from it. */
export interface ReservationState extends Period {
  status: ReservationStatus;
  locationId: string;
  spotId: string;
  /** The local day on which it starts. */
  date: LocalDate;
  /** Its location's IANA zone. */
  timezone: string;
}

/** A day of a location whose grid shows the reservation. */
export interface ShownDay {
  locationId: string;
  date: LocalDate;
}

/** Time of a spot that nothing occupies any more, from now on. */
export interface FreedTime extends Period {
  locationId: string;
  spotId: string;
}

export interface ReservationEffects {
  /** Days whose grid may show something else than before. */
  shown: ShownDay[];
  /** False where members without access to details see no difference: an arrival does not change what is occupied. */
  isSeenByAll: boolean;
  /** Its member's own list has a new row, which their open screens do not show yet. */
  isNewToMember: boolean;
  freed: FreedTime[];
}

/** What follows when `before` becomes `after`; null stands for a row that is not there. */
export function effectsOf(
  before: ReservationState | null,
  after: ReservationState | null,
  now: Date,
): ReservationEffects {
  return {
    shown: distinctDays([before, after]),
    isSeenByAll: !isSameStretch(before, after),
    // An accepted offer is a hold that becomes a reservation.
    isNewToMember: after !== null && after.status !== 'held' && (before === null || before.status === 'held'),
    freed: before ? freedTime(before, after, now) : [],
  };
}

function isSameStretch(before: ReservationState | null, after: ReservationState | null): boolean {
  return (
    before !== null &&
    after !== null &&
    isOccupying(before.status) === isOccupying(after.status) &&
    before.spotId === after.spotId &&
    isSame(before.startsAt, after.startsAt) &&
    isSame(before.endsAt, after.endsAt)
  );
}

const isSame = (a: Date, b: Date) => a.getTime() === b.getTime();

function distinctDays(states: (ReservationState | null)[]): ShownDay[] {
  const days = states.flatMap((state) => (state ? daysOf(state) : []));
  return [...new Map(days.map((day) => [`${day.locationId} ${day.date}`, day])).values()];
}

/** Its local days, the first even if it takes no time at all; one that began early may have begun on the day before. */
function daysOf({ locationId, date, startsAt, endsAt, timezone }: ReservationState): ShownDay[] {
  const began = localDate(startsAt, timezone);
  const lastInstant = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
  const last = localDate(lastInstant, timezone);
  const first = began < date ? began : date;
  const days = [{ locationId, date: first }];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push({ locationId, date: day });
  return days;
}

/** What `before` occupied from now on and `after` does not. */
function freedTime(before: ReservationState, after: ReservationState | null, now: Date): FreedTime[] {
  if (!isOccupying(before.status)) return [];
  const { locationId, spotId } = before;
  const kept = after && isOccupying(after.status) && after.spotId === spotId ? after : null;
  const from = Math.max(before.startsAt.getTime(), now.getTime());
  const until = before.endsAt.getTime();
  const keptFrom = Math.min(Math.max(kept?.startsAt.getTime() ?? until, from), until);
  const keptUntil = Math.min(Math.max(kept?.endsAt.getTime() ?? until, from), until);
  return [
    { from, until: keptFrom },
    { from: Math.max(from, keptUntil), until },
  ]
    .filter((part) => part.from < part.until)
    .map((part) => ({ locationId, spotId, startsAt: new Date(part.from), endsAt: new Date(part.until) }));
}
