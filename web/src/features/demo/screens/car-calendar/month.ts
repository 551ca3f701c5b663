import { dateFormat, weekBeginsOnSunday } from '@chargerota/domain';

/** A day on the device's calendar; `month` counts from 0, as in `Date`. */
export type Day = { year: number; month: number; date: number };

export function dayOf(moment: Date): Day {
  return { year: moment.getFullYear(), month: moment.getMonth(), date: moment.getDate() };
}

export const isSameDay = (one: Day, other: Day): boolean =>
  one.year === other.year && one.month === other.month && one.date === other.date;

const dateOf = ({ year, month, date }: Day): Date => new Date(year, month, date);

export const lastOf = ({ year, month }: Day): number => new Date(year, month + 1, 0).getDate();

/** The first day of the month that is `months` later; earlier, if negative. */
export const monthsLater = ({ year, month }: Day, months: number): Day =>
  dayOf(new Date(year, month + months, 1));

/** The weeks of a month, as they begin in the reader's region; null before its first and after its last day. */
export function weeksOf(day: Day): (number | null)[][] {
  const before = (dateOf({ ...day, date: 1 }).getDay() + (weekBeginsOnSunday() ? 0 : 6)) % 7;
  const last = lastOf(day);
  const weeks = Math.ceil((before + last) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= last ? date : null;
    }),
  );
}

const monthFormat = dateFormat({ month: 'long', year: 'numeric' });
const longFormat = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** `November 2026` */
export const monthText = (day: Day): string => monthFormat(dateOf(day));
/** `Friday, November 20` */
export const dayText = (day: Day): string => longFormat(dateOf(day));

const nameFormat = dateFormat({ weekday: 'long' });
const shortFormat = dateFormat({ weekday: 'short' });

/** `Sunday` and `Sun` to `Saturday` and `Sat`, where weeks begin on Sunday. */
export function weekdays(): { name: string; short: string }[] {
  // February 2026 begins on a Sunday.
  const first = weekBeginsOnSunday() ? 1 : 2;
  return Array.from({ length: 7 }, (_weekday, index) => new Date(2026, 1, first + index)).map((day) => ({
    name: nameFormat(day),
    short: shortFormat(day),
  }));
}
