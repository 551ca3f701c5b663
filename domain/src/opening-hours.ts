// When a location is open (docs/rules.md "Opening hours").
import { addDays, weekdayOf, WEEKDAYS } from './local-dates.ts';
import type { LocalDate, Weekday } from './local-dates.ts';
import { sharedTime } from './periods.ts';
import type { Period } from './periods.ts';
import { INVALID_TIME, parseTimeOfDay } from './time-slots.ts';
import { dayPeriod, formatMinutes, localDate, wallInstant } from './zones.ts';

/** One weekday. `open` and `close` are 'HH:MM'; `close` may be '24:00'. Both are ignored when `closed` or `is24hrs`. */
export interface DayHours {
  open: string;
  close: string;
  closed: boolean;
  is24hrs: boolean;
}

export type WeeklyHours = Readonly<Record<Weekday, DayHours>>;

/** The week of a location that has no opening hours of its own. */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = {
  monday: openFrom('08:00', '18:00'),
  tuesday: openFrom('08:00', '18:00'),
  wednesday: openFrom('08:00', '18:00'),
  thursday: openFrom('08:00', '18:00'),
  friday: openFrom('08:00', '18:00'),
  saturday: openFrom('09:00', '14:00'),
  sunday: closeDay(openFrom('09:00', '14:00')),
};

const ALL_DAY: DayHours = { open: '00:00', close: '24:00', closed: false, is24hrs: true };

export const ALWAYS_OPEN: WeeklyHours = {
  monday: ALL_DAY,
  tuesday: ALL_DAY,
  wednesday: ALL_DAY,
  thursday: ALL_DAY,
  friday: ALL_DAY,
  saturday: ALL_DAY,
  sunday: ALL_DAY,
};

function openFrom(open: string, close: string): DayHours {
  return { open, close, closed: false, is24hrs: false };
}

/** Closing a day resets its 24-hour flag. */
export function closeDay(hours: DayHours): DayHours {
  return { ...hours, closed: true, is24hrs: false };
}

export interface HoursError {
  weekday: Weekday;
  field: 'open' | 'close';
  message: string;
}

/** The errors in a week; empty if it is valid. */
export function validateWeeklyHours(week: WeeklyHours): HoursError[] {
  return WEEKDAYS.flatMap((weekday): HoursError[] => {
    const { open, close, closed, is24hrs } = week[weekday];
    if (closed || is24hrs) return [];
    const from = parseTimeOfDay(open);
    const to = parseTimeOfDay(close);
    if (from === null || from === 1440) return [{ weekday, field: 'open', message: INVALID_TIME }];
    if (to === null) return [{ weekday, field: 'close', message: INVALID_TIME }];
    return to > from ? [] : [{ weekday, field: 'close', message: 'Closing time must be after opening time' }];
  });
}

/** The minutes after midnight between which a weekday is open; null if it is closed or its times are invalid. */
function openMinutes(hours: DayHours): { from: number; to: number } | null {
  if (hours.closed) return null;
  if (hours.is24hrs) return { from: 0, to: 1440 };
  const from = parseTimeOfDay(hours.open);
  const to = parseTimeOfDay(hours.close);
  return from === null || to === null || to <= from ? null : { from, to };
}

export function isOpenOn(date: LocalDate, week: WeeklyHours): boolean {
  return openMinutes(week[weekdayOf(date)]) !== null;
}

/**
 * The first and the last whole hour at which an hour of charging can start on a date, without one on any day of the week;
 * null if the location is closed.
 */
export function startHours(
  week: WeeklyHours,
  date: LocalDate | null,
): { first: number; last: number } | null {
  const open = (date === null ? WEEKDAYS : [weekdayOf(date)]).flatMap((day) => openMinutes(week[day]) ?? []);
  const first = Math.ceil(Math.min(...open.map(({ from }) => from)) / 60);
  const last = Math.floor(Math.max(...open.map(({ to }) => to)) / 60) - 1;
  return open.length > 0 && first <= last ? { first, last } : null;
}

/** The opening time of a location on a day; null if it is closed. */
export function openInterval(date: LocalDate, week: WeeklyHours, zone: string): Period | null {
  const minutes = openMinutes(week[weekdayOf(date)]);
  if (!minutes) return null;
  if (minutes.from === 0 && minutes.to === 1440) return dayPeriod(date, zone);
  return {
    startsAt: wallInstant(date, minutes.from, zone).instant,
    endsAt: wallInstant(date, minutes.to, zone).instant,
  };
}

export function isOpenAt(instant: Date, week: WeeklyHours, zone: string): boolean {
  const open = openInterval(localDate(instant, zone), week, zone);
  return open !== null && instant >= open.startsAt && instant < open.endsAt;
}

/** How far into the period the location is open without a break: its end if for all of it, its start if not at all. */
export function openUntil(period: Period, week: WeeklyHours, zone: string): Date {
  let open = period.startsAt;
  for (let date = localDate(open, zone); open < period.endsAt; date = addDays(date, 1)) {
    const interval = openInterval(date, week, zone);
    if (!interval || open < interval.startsAt || open >= interval.endsAt) return open;
    open = interval.endsAt;
  }
  return open;
}

/** True if the whole period lies in the union of the open intervals of the local days which it touches. */
export const isWithinHours = (period: Period, week: WeeklyHours, zone: string): boolean =>
  openUntil(period, week, zone) >= period.endsAt;

/** True if new hours close the location for any part of the period in which it is open by the old ones. */
export function closesDuring(period: Period, before: WeeklyHours, after: WeeklyHours, zone: string): boolean {
  const last = localDate(period.endsAt, zone);
  for (let date = localDate(period.startsAt, zone); date <= last; date = addDays(date, 1)) {
    const was = openInterval(date, before, zone);
    const open = was && sharedTime(was, period);
    if (open && !isWithinHours(open, after, zone)) return true;
  }
  return false;
}

/** A weekday's hours as text: '8:00 AM – 6:00 PM', 'Open 24 hours', 'Closed', or the error in them. */
export function describeDayHours(hours: DayHours | undefined): string {
  if (!hours) return 'Not set';
  if (hours.closed) return 'Closed';
  if (hours.is24hrs) return 'Open 24 hours';
  if (!hours.open || !hours.close) return 'Not set';
  const from = parseTimeOfDay(hours.open);
  const to = parseTimeOfDay(hours.close);
  if (from === null || to === null) return INVALID_TIME;
  // Midnight at both ends would read as if it never opened.
  return from === 0 && to === 1440 ? 'Open 24 hours' : `${formatMinutes(from)} – ${formatMinutes(to)}`;
}

/** The hours of one day as text; 'Closed today' if closed. */
export function describeToday(date: LocalDate, week: WeeklyHours | null): string {
  if (!week) return 'Hours not available';
  const text = describeDayHours(week[weekdayOf(date)]);
  return text === 'Closed' ? 'Closed today' : text;
}

function shortName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1, 3);
}

/** The text `operatingHours`: 'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed', or '24/7'. */
export function describeWeeklyHours(week: WeeklyHours): string {
  const texts = WEEKDAYS.map((weekday) => describeDayHours(week[weekday]));
  if (texts.every((text) => text === 'Open 24 hours')) return ALWAYS;
  return joinDays(
    texts.map((text) => (text === 'Closed' || text === 'Open 24 hours' ? text.toLowerCase() : text)),
  );
}

const ALWAYS = '24/7';

/** The days' texts with equal neighbours as one; a day that is null is left out. */
function joinDays(texts: readonly (string | null)[]): string {
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const text = texts[index] ?? null;
    const run = runs.at(-1);
    if (text === null) continue;
    if (run?.text === text && texts[index - 1] === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  return runs
    .map(({ first, last, text }) => {
      const days = first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;
      return `${days} ${text}`;
    })
    .join(', ');
}

/** Of two texts of `describeWeeklyHours`, the days that differ; null if either is none, or all days differ. */
export function differingDays(before: string, after: string): { before: string; after: string } | null {
  const was = textsOfDays(before);
  const is = textsOfDays(after);
  if (!was || !is || was.every((text, index) => text !== is[index])) return null;
  return {
    before: joinDays(was.map((text, index) => (text === is[index] ? null : text))),
    after: joinDays(is.map((text, index) => (text === was[index] ? null : text))),
  };
}

/** The text of each weekday; null if this is no text of `describeWeeklyHours`. */
function textsOfDays(described: string): string[] | null {
  if (described === ALWAYS) return WEEKDAYS.map(() => 'open 24 hours');
  const names = WEEKDAYS.map(shortName);
  const texts: string[] = [];
  for (const part of described.split(', ')) {
    const [, first = '', last = first, text = ''] = /^(\w{3})(?:–(\w{3}))? (.+)$/.exec(part) ?? [];
    if (names.indexOf(first) !== texts.length) return null;
    for (let index = texts.length; index <= names.indexOf(last); index += 1) texts.push(text);
  }
  return texts.length === WEEKDAYS.length ? texts : null;
}
