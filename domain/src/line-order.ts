// The order of a line (docs/rules.md "The line").
import { MINUTE_MS } from './durations.ts';
import type { LineWish } from './line-wish.ts';
import { addDays } from './local-dates.ts';
import type { DateRange, LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import type { ReservationStatus } from './reservation-status.ts';

export const LINE_ORDERS = ['fair', 'first_come'] as const;
/** fair: who has occupied chargers least comes first. first_come: who has waited longest. */
export type LineOrder = (typeof LINE_ORDERS)[number];

const DAYS_COUNTED = 14;

/** Sessions in these states have occupied a charger: from start to release or end, a no-show for all of its time. */
export const OCCUPIED_STATUSES = ['arrived', 'no_show'] as const satisfies ReservationStatus[];

/** The days of which occupied time counts: today and the 13 before it, so that a score changes with the day alone. */
export const countedDays = (today: LocalDate): DateRange => ({
  first: addDays(today, 1 - DAYS_COUNTED),
  last: today,
});

/**
 * Minutes for which a member has occupied chargers of the organization on the counted days; also at chargers from which
 * they moved, and of time that they left after it had begun.
 */
export function occupiedMinutes(
  sessions: readonly (Period & { date: LocalDate; status: ReservationStatus; minutesBeforeMove?: number })[],
  { today, now }: { today: LocalDate; now: Date },
): number {
  const { first, last } = countedDays(today);
  const counted = sessions.filter(({ date }) => first <= date && date <= last);
  return counted.reduce(
    (sum, session) => sum + occupiedBy(session, now) + (session.minutesBeforeMove ?? 0),
    0,
  );
}

function occupiedBy(session: Period & { status: ReservationStatus }, now: Date): number {
  const { status, startsAt, endsAt } = session;
  // Where no-shows are not marked: nobody else could use it.
  const wasKept = status === 'confirmed' && endsAt <= now;
  const counts = wasKept || (OCCUPIED_STATUSES as readonly string[]).includes(status);
  return counts ? Math.floor((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS) : 0;
}

type Wanted = Pick<LineWish, 'firstDate' | 'lastDate' | 'fromHour' | 'toHour'>;

/**
 * Whether a changed entry takes a new place: where that is by the time of joining, whoever has waited for one day or hour
 * does not come ahead of those who wait for another. Days that have passed are no change.
 */
export function joinsAnew(
  before: Wanted,
  after: Wanted,
  { order, today }: { order: LineOrder; today: LocalDate },
): boolean {
  const from = ({ firstDate }: Wanted) => (firstDate > today ? firstDate : today);
  return (
    order === 'first_come' &&
    (from(before) !== from(after) ||
      before.lastDate !== after.lastDate ||
      before.fromHour !== after.fromHour ||
      before.toHour !== after.toHour)
  );
}

/** Whether a changed entry leaves the front of the line, which is of its day alone. */
export const leavesFront = (before: Pick<Wanted, 'lastDate'>, after: Pick<Wanted, 'lastDate'>): boolean =>
  after.lastDate > before.lastDate;

export interface LinePosition {
  id: string;
  /** 0 at the front, 1 for everybody else (front-of-line.ts). */
  rank?: number;
  joinedAt: Date;
  occupiedMinutes: number;
}

/** Negative if `one` is ahead of `other`. */
export function compareInLine(one: LinePosition, other: LinePosition, order: LineOrder): number {
  return (
    (one.rank ?? 1) - (other.rank ?? 1) ||
    (order === 'fair' ? one.occupiedMinutes - other.occupiedMinutes : 0) ||
    one.joinedAt.getTime() - other.joinedAt.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}
