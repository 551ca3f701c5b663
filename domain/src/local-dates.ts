// Calendar arithmetic without clocks. Days are 'YYYY-MM-DD' strings, which sort chronologically.
import { DAY_MS } from './durations.ts';
import { dateFormat } from '@chargerota/messages/locale';

/** A calendar day, 'YYYY-MM-DD'. */
export type LocalDate = string;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Both days belong to the range. */
export interface DateRange {
  first: LocalDate;
  last: LocalDate;
}

/** The day's midnight in milliseconds as if it were UTC. It is a scale for arithmetic, not an instant. */
export function dayNumberMs(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

export function dateOfMs(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}

/** True for an existing day of the years 1000 to 9998, so that every neighbouring day has a four-digit year, too. */
export function isRealDate(text: string): text is LocalDate {
  return SHAPE.test(text) && text >= '1000' && text < '9999' && dateOfMs(dayNumberMs(text)) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfMs(dayNumberMs(date) + days * DAY_MS);
}

/** The same day of a later or earlier month, or the last day of that month if it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOfMs(Date.UTC(year, month, Math.min(Number(date.slice(8, 10)), lastDay)));
}

export function weekdayOf(date: LocalDate): Weekday {
  return WEEKDAYS[(new Date(dayNumberMs(date)).getUTCDay() + 6) % 7]!;
}

export function isWeekend(date: LocalDate): boolean {
  const weekday = weekdayOf(date);
  return weekday === 'saturday' || weekday === 'sunday';
}

/** Monday to Sunday around the day. */
export function isoWeekOf(date: LocalDate): DateRange {
  const first = addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
  return { first, last: addDays(first, 6) };
}

/** The calendar month of the day. */
export function monthOf(date: LocalDate): DateRange {
  const first = `${date.slice(0, 7)}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

export function isInRange(date: LocalDate, range: DateRange): boolean {
  return range.first <= date && date <= range.last;
}

const dayFormat = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Fri, Nov 20' */
export const formatDate = (date: LocalDate): string => dayFormat(new Date(dayNumberMs(date)));
