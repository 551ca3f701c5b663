// Why chargers are closed for a time, and until when, in the same words wherever one is looked at.
import { m } from '@chargerota/messages';
import type { DayReservation, Location, Spot } from '@chargerota/contract';
import { closedUntil, dayPeriod, isInService, keepTimesTogether, overlaps } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import { formatTimeThere, viewerZone } from '../../../lib/dates.ts';
import { periodOf } from '../member/rule-context.ts';

export type Closed = { reason: string; endsAt: Date };

/** Null if it is in maintenance without a reason, or not closed. */
export const closedOf = ({ closedFor, endsAt }: DayReservation): Closed | null =>
  closedFor ? { reason: closedFor, endsAt: new Date(endsAt) } : null;

/** `Closed for repairs until Mon, Nov 23, 2:00 PM.` */
export const closedWords = ({ reason, endsAt }: Closed, timezone: string): string =>
  keepTimesTogether(
    m.rulesMemberRules.closedForUntil({ reason, until: closedUntil(endsAt, timezone, viewerZone()) }),
  );

/** The first closure of a period, that is not over, of all chargers that could be had otherwise; null if there is none. */
function wholeClosure(
  spots: readonly Spot[],
  reservations: readonly DayReservation[],
  period: Period,
): (Period & Closed) | null {
  const usable = spots.filter(isInService);
  const closed = new Map<string, DayReservation[]>();
  for (const row of reservations) {
    if (!row.closedFor || !overlaps(periodOf(row), period)) continue;
    const key = [row.startsAt, row.endsAt, row.closedFor].join(' ');
    closed.set(key, [...(closed.get(key) ?? []), row]);
  }
  const [first] = [...closed.values()]
    .filter((rows) => usable.length > 0 && usable.every(({ id }) => rows.some(({ spotId }) => spotId === id)))
    .map(([row]) => ({ reason: row!.closedFor!, ...periodOf(row!) }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return first ?? null;
}

type Day = {
  location: Location;
  date: LocalDate;
  /** Those of the location. */
  spots: readonly Spot[];
  reservations: readonly DayReservation[];
  now: Date;
};

/** That a whole location is closed, in a sentence, and whether it is for the rest of the day: nobody can wait for it. */
export type WholeClosure = { words: string; isAllDay: boolean };

/** Whether a whole location is closed at the moment or on a day; null if it is not. */
export function wholeClosureOn({ location, date, spots, reservations, now }: Day): WholeClosure | null {
  const { name, timezone } = location;
  const day = dayPeriod(date, timezone);
  const startsAt = day.startsAt < now ? now : day.startsAt;
  const closure = startsAt < day.endsAt && wholeClosure(spots, reservations, { ...day, startsAt });
  if (!closure) return null;
  const { reason, endsAt } = closure;
  const hasBegun = closure.startsAt <= startsAt;
  const until = closedUntil(endsAt, timezone, viewerZone());
  const from = formatTimeThere(closure.startsAt, timezone);
  return {
    words: keepTimesTogether(
      hasBegun
        ? m.reservationsDay.nameIsClosedUntil({ name, reason, until })
        : m.reservationsDay.nameIsClosedFromUntil({ name, reason, from, until }),
    ),
    isAllDay: hasBegun && endsAt >= day.endsAt,
  };
}
