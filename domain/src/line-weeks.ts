// What the line of a location brings, by week (docs/rules.md "Line statistics").
import { addDays, isoWeekOf } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';

/** A day at one location, by its own clocks. A member counts once a day, however many entries were about it. */
export interface DayOfLine {
  date: LocalDate;
  /** Members who waited and had a charger in the end. */
  served: number;
  /** Members whose time passed without one. */
  notServed: number;
  /** Members who left the line themselves. */
  gaveUp: number;
  /** Minutes of freed time in which the members charged who accepted it. */
  savedMinutes: number;
  /** Reservations and walk-ins that were not cancelled; they include those that came from the line. */
  reservations: number;
  /** Chargers of the location. */
  spots: number;
}

type Sums = Omit<DayOfLine, 'date' | 'spots'>;

export interface LineWeek extends Sums {
  /** A Monday. */
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** The week of `today`; its later days are not counted yet. */
  isRunning: boolean;
  wishes: number;
  /** Reservations and wishes not served, for each charger and day on which there was any; null without such a day. */
  wishesPerSpotAndDay: number | null;
}

export const DEFAULT_LINE_WEEKS = 8;
export const MOST_LINE_WEEKS = 26;

/** By so many of the latest weeks, the running one included, it is judged what the line brings. */
export const JUDGED_LINE_WEEKS = 4;
/** Before so many days with figures nobody can say that the line brings nothing. */
const LEAST_DAYS = 14;
/** At most this share of those who wished for a charger waited for one: there is nothing to gain. */
const NOTHING_TO_GAIN_SHARE = 0.05;
/** From so many wishes for each charger and day, chargers are used so much that some find none, though nobody waited. */
const BUSY_WISHES = 3;
/** At least so many wishes, and at least this share of those that waited, were in vain: a limit is proposed. */
export const UNSERVED = { wishes: 5, share: 0.1 } as const;

/** The limit of coming reservations a member that is proposed where wishes go unserved. */
export const PROPOSED_OPEN_BOOKINGS = 3;

export const LINE_VERDICTS = [
  'no_figures',
  'too_new',
  'nothing_to_gain',
  'hardly_used',
  'helps',
  'wishes_unserved',
] as const;
export type LineVerdict = (typeof LINE_VERDICTS)[number];

/** The first day of the earliest of `weeks` weeks, the last of which is that of `today`. */
export const firstDayOfWeeks = (today: LocalDate, weeks: number): LocalDate =>
  addDays(isoWeekOf(today).first, -7 * (weeks - 1));

/** The latest weeks up to `today`, the earliest first; `days` of several locations may have the same date. */
export function lineWeeks(days: readonly DayOfLine[], { today, weeks }: { today: LocalDate; weeks: number }) {
  const first = firstDayOfWeeks(today, weeks);
  return Array.from({ length: weeks }, (_, index): LineWeek => {
    const { first: firstDate, last: lastDate } = isoWeekOf(addDays(first, 7 * index));
    const of = days.filter(({ date }) => date >= firstDate && date <= lastDate);
    return { firstDate, lastDate, isRunning: today <= lastDate, ...sumLineDays(of) };
  });
}

/** What the latest weeks say together, and the verdict on them. */
export function evaluateLine(days: readonly DayOfLine[], today: LocalDate) {
  const first = firstDayOfWeeks(today, JUDGED_LINE_WEEKS);
  const latest = sumLineDays(days.filter(({ date }) => date >= first));
  const used = days.filter(({ reservations, served, notServed }) => reservations + served + notServed > 0);
  const isNew = !used.some(({ date }) => date <= addDays(today, 1 - LEAST_DAYS));
  return { ...latest, verdict: verdictOn(latest, isNew) };
}

function verdictOn(
  { served, notServed, reservations, wishesPerSpotAndDay }: LineSums,
  isNew: boolean,
): LineVerdict {
  const wished = reservations + notServed;
  if (wished === 0) return 'no_figures';
  const waited = served + notServed;
  if (waited <= wished * NOTHING_TO_GAIN_SHARE) {
    if (isNew) return 'too_new';
    return (wishesPerSpotAndDay ?? 0) < BUSY_WISHES ? 'nothing_to_gain' : 'hardly_used';
  }
  if (notServed >= UNSERVED.wishes && notServed >= waited * UNSERVED.share) return 'wishes_unserved';
  return 'helps';
}

export type LineSums = Sums & Pick<LineWeek, 'wishes' | 'wishesPerSpotAndDay'>;

/** What several days say together. */
export function sumLineDays(days: readonly DayOfLine[]): LineSums {
  const sum = (of: (day: DayOfLine) => number) => days.reduce((total, day) => total + of(day), 0);
  const sums = {
    served: sum(({ served }) => served),
    notServed: sum(({ notServed }) => notServed),
    gaveUp: sum(({ gaveUp }) => gaveUp),
    savedMinutes: sum(({ savedMinutes }) => savedMinutes),
    reservations: sum(({ reservations }) => reservations),
  };
  const spotDays = sum(({ reservations, notServed, spots }) => (reservations + notServed > 0 ? spots : 0));
  return {
    ...sums,
    wishes: sums.served + sums.notServed + sums.gaveUp,
    wishesPerSpotAndDay: spotDays === 0 ? null : (sums.reservations + sums.notServed) / spotDays,
  };
}
