// What a member waits for in the line of a location (docs/rules.md "The line").
import { addDays } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import { overlaps } from './periods.ts';
import type { Period } from './periods.ts';
import { dayPeriod, hourInstant, localDate } from './zones.ts';

/** Days of which each may bring the charge, a start between two hours, and a length. All by the location's clocks. */
export interface LineWish {
  /** Null: any charger of the location. */
  spotId: string | null;
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** The earliest start, 0 to 23. */
  fromHour: number;
  /** The latest start, from `fromHour` to 23; any minute of that hour counts. */
  toHour: number;
  /** The length that is wanted, 1 to 24; an offer may be shorter, never longer. */
  hours: number;
}

/** When a wish may start, whatever charger and length it is for. */
type WishedStarts = Pick<LineWish, 'firstDate' | 'lastDate' | 'fromHour' | 'toHour'>;

export const LINE_STATUSES = ['waiting', 'paused', 'fulfilled', 'ended', 'left'] as const;
/** waiting and paused entries stand in line; the others are over. */
export type LineStatus = (typeof LINE_STATUSES)[number];

/** An entry is paused after as many offers in a row have lapsed unanswered. */
export const LAPSES_TO_PAUSE = 2;
export const DEFAULT_LOOK_AHEAD_DAYS = 7;
export const MOST_LOOK_AHEAD_DAYS = 31;
/** Offers are of at least this length: a remainder below it helps nobody. */
export const SHORTEST_OFFER_MINUTES = 45;
/** Entries that one member may have in one organization at a time. */
export const MOST_LINE_ENTRIES = 10;

/** One date, or today and the days after it: `lookAheadDays` in all. */
export function wishDates(
  wish: { date: LocalDate | null; lookAheadDays: number },
  today: LocalDate,
): Pick<LineWish, 'firstDate' | 'lastDate'> {
  return wish.date === null
    ? { firstDate: today, lastDate: addDays(today, wish.lookAheadDays - 1) }
    : { firstDate: wish.date, lastDate: wish.date };
}

/** When the last start that the wish allows has passed: the entry ends then. */
export function wishEndsAt({ lastDate, toHour }: LineWish, zone: string): Date {
  return hourInstant(lastDate, toHour + 1, zone).instant;
}

/** The hours in which a charge may start on a day; null if the wish is not about that day. */
export function startHoursOn(wish: WishedStarts, date: LocalDate, zone: string): Period | null {
  if (date < wish.firstDate || date > wish.lastDate) return null;
  return {
    startsAt: hourInstant(date, wish.fromHour, zone).instant,
    endsAt: hourInstant(date, wish.toHour + 1, zone).instant,
  };
}

/** Whether a member's reservation at the location takes place in the hours for which they wait, so that they need not. */
export function isFulfilledBy(wish: WishedStarts, reservation: Period, zone: string): boolean {
  const last = localDate(new Date(reservation.endsAt.getTime() - 1), zone);
  for (let date = localDate(reservation.startsAt, zone); date <= last; date = addDays(date, 1)) {
    const hours = startHoursOn(wish, date, zone);
    if (hours && overlaps(hours, reservation)) return true;
  }
  return false;
}

/** A period in parts, each within one local day. */
export function splitByDay(period: Period, zone: string): (Period & { date: LocalDate })[] {
  const parts: (Period & { date: LocalDate })[] = [];
  for (let from = period.startsAt; from < period.endsAt;) {
    const date = localDate(from, zone);
    const { endsAt } = dayPeriod(date, zone);
    const until = endsAt < period.endsAt ? endsAt : period.endsAt;
    parts.push({ date, startsAt: from, endsAt: until });
    from = until;
  }
  return parts;
}
