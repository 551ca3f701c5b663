// Times in which chargers cannot be used: repairs, holidays, events (docs/rules.md "Closures").
import { m } from '@chargerota/messages';
import { addDays, dayNumberMs, dateOfMs, formatDate, isRealDate, type LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import { zonedTime } from './zone-names.ts';
import { localDate, startOfDay, wallInstant } from './zones.ts';

/** `YYYY-MM-DDTHH:MM` on a location's clocks. */
export type LocalMoment = string;

export const LONGEST_CLOSURE_DAYS = 366;
/** How many closures of a location can stand at once. */
export const MOST_CLOSURES = 400;

const partsOf = (moment: LocalMoment): { date: LocalDate; minutes: number } => {
  const [date = '', time = ''] = moment.split('T');
  const [hours, minutes] = time.split(':').map(Number);
  return { date, minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
};

export const dateOfMoment = (moment: LocalMoment): LocalDate => partsOf(moment).date;

/** `from` to `to` as instants; a moment that the clocks skip is the one after the gap. */
export function closurePeriod({ from, to }: { from: LocalMoment; to: LocalMoment }, zone: string): Period {
  const instantOf = (moment: LocalMoment) => {
    const { date, minutes } = partsOf(moment);
    return wallInstant(date, minutes, zone).instant;
  };
  return { startsAt: instantOf(from), endsAt: instantOf(to) };
}

/** From the beginning of the first day to the end of the last, which is the beginning of the day after. */
export function wholeDays({ from, to }: { from: LocalMoment; to: LocalMoment }): {
  from: LocalMoment;
  to: LocalMoment;
} {
  const last = partsOf(to);
  const until = last.minutes === 0 ? last.date : addDays(last.date, 1);
  return { from: `${dateOfMoment(from)}T00:00`, to: `${until}T00:00` };
}

/** The same a year later; the 29th of February returns in the next leap year. */
export function yearLater({ from, to }: { from: LocalMoment; to: LocalMoment }): {
  from: LocalMoment;
  to: LocalMoment;
} {
  const { date } = partsOf(from);
  let year = Number(date.slice(0, 4));
  let next: string;
  do {
    year += 1;
    next = `${year}${date.slice(4)}`;
  } while (!isRealDate(next));
  const shifted = dayNumberMs(dateOfMoment(to)) - dayNumberMs(date);
  const last = dateOfMs(dayNumberMs(next) + shifted);
  return { from: `${next}${from.slice(10)}`, to: `${last}${to.slice(10)}` };
}

/** The end of a closure, as `Thu, Dec 3, 2:00 PM`; of whole days the last of them, as `Wed, Dec 2`. */
export function closedUntil(endsAt: Date, zone: string, reader: string | undefined): string {
  const date = localDate(endsAt, zone);
  if (startOfDay(date, zone).getTime() === endsAt.getTime()) return formatDate(addDays(date, -1));
  return m.rulesMemberRules.dayAndTime({ day: formatDate(date), time: zonedTime(endsAt, zone, reader) });
}

/** A member's reservation that takes place while its charger is closed. */
export interface ClosureHit extends Period {
  id: string;
  userId: string;
  status: 'confirmed' | 'arrived';
  spotId: string;
  /** How long its member has occupied chargers of the organization, as the line counts it. */
  usedMinutes: number;
  createdAt: Date;
}

/** What becomes of it: it goes on at another charger, or it ends. Who is charging stays until the charger closes. */
export type ClosureOutcome =
  | { reservationId: string; outcome: 'moved'; spotId: string; startsAt: Date }
  | { reservationId: string; outcome: 'ended'; endsAt: Date };

/**
 * What becomes of the reservations that a closure hits. Whoever has used least chooses first, then who reserved first.
 * Nobody who is charging is moved.
 *
 * @param others the location's chargers that stay open, the most suitable for a hit first.
 * @param startThere when the hit could begin on a charger, beside what was moved there before; null if it could not.
 */
export function planClosure<Hit extends ClosureHit>(
  hits: readonly Hit[],
  closed: Period,
  others: (hit: Hit) => readonly string[],
  startThere: (hit: Hit, spotId: string, moved: readonly Period[]) => Date | null,
): ClosureOutcome[] {
  const taken = new Map<string, Period[]>();
  return hits.toSorted(byFairness).map((hit) => {
    const { id: reservationId, endsAt } = hit;
    if (hit.status === 'confirmed')
      for (const spotId of others(hit)) {
        const moved = taken.get(spotId) ?? [];
        const startsAt = startThere(hit, spotId, moved);
        if (!startsAt) continue;
        taken.set(spotId, [...moved, { startsAt, endsAt }]);
        return { reservationId, outcome: 'moved', spotId, startsAt };
      }
    return { reservationId, outcome: 'ended', endsAt: closed.startsAt < endsAt ? closed.startsAt : endsAt };
  });
}

const byFairness = (one: ClosureHit, other: ClosureHit): number =>
  one.usedMinutes - other.usedMinutes ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);
