// When a location is open (docs/rules.md "Opening hours").
import { m } from '@chargerota/messages';
import { addDays, weekdayOf, WEEKDAYS } from './local-dates.ts';
import type { LocalDate, Weekday } from './local-dates.ts';
import { sharedTime } from './periods.ts';
import type { Period } from './periods.ts';
import { INVALID_TIME, joinPeriods, parseTimeOfDay } from './time-slots.ts';
import { dayPeriod, formatMinutes, localDate, wallInstant } from './zones.ts';

/** A time without a break: 'HH:MM', `close` may be '24:00'. A `close` before `open` is on the next day. */
export interface OpenSpan {
  open: string;
  close: string;
}

/** One weekday, by the day on which it opens. Its times are ignored when `closed` or `is24hrs`. */
export interface DayHours extends OpenSpan {
  closed: boolean;
  is24hrs: boolean;
  /** When it opens again that day, in order. */
  more?: OpenSpan[] | undefined;
}

export const MOST_SPANS_A_DAY = 4;

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
  /** In the weekday, such as `close` or `more.0.open`. */
  path: string;
  message: string;
}

/** The errors in a week, at most one a day; empty if it is valid. */
export function validateWeeklyHours(week: WeeklyHours): HoursError[] {
  return WEEKDAYS.flatMap((weekday): HoursError[] => {
    const hours = week[weekday];
    if (hours.closed || hours.is24hrs) return [];
    let closedAt = -1;
    for (const [index, { open, close }] of spansOf(hours).entries()) {
      const error = (field: keyof OpenSpan, message: string): HoursError[] => [
        { weekday, path: index === 0 ? field : `more.${index - 1}.${field}`, message },
      ];
      const from = parseTimeOfDay(open);
      const to = parseTimeOfDay(close);
      if (from === null || from === DAY) return error('open', INVALID_TIME());
      if (to === null) return error('close', INVALID_TIME());
      if (from === to) return error('close', m.rulesOpeningHours.closingAfterOpening);
      if (from <= closedAt) return error('open', m.rulesOpeningHours.opensAfterItHasClosed);
      closedAt = endOf({ from, to });
    }
    return [];
  });
}

/** In minutes after midnight. */
type Minutes = { from: number; to: number };
const DAY = 1440;

const spansOf = ({ open, close, more = [] }: DayHours): readonly OpenSpan[] => [{ open, close }, ...more];

/** When a span ends, after the midnight before it. */
const endOf = ({ from, to }: Minutes): number => (to < from ? to + DAY : to);

/** The valid spans of a weekday; one over midnight ends after 1440. */
function minutesOf(hours: DayHours): Minutes[] {
  if (hours.closed) return [];
  if (hours.is24hrs) return [{ from: 0, to: DAY }];
  return spansOf(hours).flatMap(({ open, close }) => {
    const from = parseTimeOfDay(open);
    const to = parseTimeOfDay(close);
    return from === null || to === null || from === to ? [] : [{ from, to: endOf({ from, to }) }];
  });
}

/** The minutes of a weekday in which it is open, without those of the next day, and with those of the night before. */
function openMinutes(week: WeeklyHours, weekday: Weekday): Minutes[] {
  const before = WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1)!;
  const night = minutesOf(week[before]).map(({ from, to }) => ({
    from: Math.max(from - DAY, 0),
    to: to - DAY,
  }));
  const day = minutesOf(week[weekday]).map(({ from, to }) => ({ from, to: Math.min(to, DAY) }));
  const joined: Minutes[] = [];
  for (const { from, to } of [...night.filter((each) => each.to > 0), ...day].toSorted(
    (a, b) => a.from - b.from,
  )) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

export function isOpenOn(date: LocalDate, week: WeeklyHours): boolean {
  return openMinutes(week, weekdayOf(date)).length > 0;
}

/**
 * The whole hours at which an hour of charging can start on a date, without one on any day of the week; none if the
 * location is closed.
 */
export function startHours(week: WeeklyHours, date: LocalDate | null): number[] {
  const open = (date === null ? WEEKDAYS : [weekdayOf(date)]).flatMap((day) => openMinutes(week, day));
  return [...Array(24).keys()].filter((hour) =>
    open.some(({ from, to }) => from <= hour * 60 && (hour + 1) * 60 <= to),
  );
}

/** The times of a day in which a location is open, in order and each after a break; none if it is closed. */
export function openIntervals(date: LocalDate, week: WeeklyHours, zone: string): Period[] {
  return openMinutes(week, weekdayOf(date)).map(({ from, to }) =>
    from === 0 && to === DAY
      ? dayPeriod(date, zone)
      : { startsAt: wallInstant(date, from, zone).instant, endsAt: wallInstant(date, to, zone).instant },
  );
}

const openIntervalAt = (instant: Date, week: WeeklyHours, zone: string): Period | undefined =>
  openIntervals(localDate(instant, zone), week, zone).find(
    ({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt,
  );

export const isOpenAt = (instant: Date, week: WeeklyHours, zone: string): boolean =>
  openIntervalAt(instant, week, zone) !== undefined;

/** How far into the period the location is open without a break: its end if for all of it, its start if not at all. */
export function openUntil(period: Period, week: WeeklyHours, zone: string): Date {
  let open = period.startsAt;
  while (open < period.endsAt) {
    const interval = openIntervalAt(open, week, zone);
    if (!interval) return open;
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
    for (const was of openIntervals(date, before, zone)) {
      const open = sharedTime(was, period);
      if (open && !isWithinHours(open, after, zone)) return true;
    }
  }
  return false;
}

/** What hours are described with, apart from times. */
interface HoursWords {
  notSet: string;
  closed: string;
  allDay: string;
  invalidTime: string;
  join: (texts: readonly string[]) => string;
}

/** In the language of whoever reads them. */
const shownWords = (): HoursWords => ({
  notSet: m.rulesOpeningHours.notSet,
  closed: m.rulesOpeningHours.closed,
  allDay: m.rulesOpeningHours.open24Hours,
  invalidTime: INVALID_TIME(),
  join: joinPeriods,
});

/** Of the text that is stored and sent to everybody. It is in English, and `differingDays` reads it. */
const STORED_WORDS: HoursWords = {
  notSet: 'Not set',
  closed: 'closed',
  allDay: 'open 24 hours',
  invalidTime: 'Invalid time',
  join: (texts) => texts.join(' and '),
};

/** A weekday's hours as text: '8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM', 'Open 24 hours', 'Closed', or their error. */
export const describeDayHours = (hours: DayHours | undefined): string => dayText(hours, shownWords());

function dayText(hours: DayHours | undefined, words: HoursWords): string {
  if (!hours) return words.notSet;
  if (hours.closed) return words.closed;
  if (hours.is24hrs) return words.allDay;
  if (!hours.open || !hours.close) return words.notSet;
  return words.join(
    spansOf(hours).map(({ open, close }) => {
      const from = parseTimeOfDay(open);
      const to = parseTimeOfDay(close);
      return from === null || to === null ? words.invalidTime : minutesText({ from, to }, words);
    }),
  );
}

const isWholeDay = ({ from, to }: Minutes): boolean => from === 0 && to === DAY;

// Midnight at both ends would read as if it never opened.
const minutesText = (minutes: Minutes, { allDay }: HoursWords): string =>
  isWholeDay(minutes) ? allDay : `${formatMinutes(minutes.from)} – ${formatMinutes(minutes.to)}`;

/**
 * The hours of a date as text, as `describeDayHours`; with what the night before leaves of them, and an end after
 * midnight as that day's: '12:00 AM – 2:00 AM and 6:00 PM – 2:00 AM'.
 */
export function describeHoursOn(date: LocalDate, week: WeeklyHours): string {
  const words = shownWords();
  const { hours, own, night } = partsOf(date, week);
  if (!night) return dayText(hours, words);
  return words.join([minutesText(night, words), ...(own.length > 0 ? [dayText(hours, words)] : [])]);
}

/** Whether the text of `describeHoursOn` begins with times. */
export function hasTimesOn(date: LocalDate, week: WeeklyHours): boolean {
  const { own, night } = partsOf(date, week);
  return night !== undefined || (own[0] !== undefined && !isWholeDay(own[0]));
}

/** What a date's text is made of; `night` is what the night before leaves apart from the day's own hours. */
function partsOf(date: LocalDate, week: WeeklyHours) {
  const hours = week[weekdayOf(date)];
  const own = minutesOf(hours);
  const night = openMinutes(week, weekdayOf(date)).find(({ from }) => from === 0);
  const isApart = night && !own.some(({ from }) => from <= night.to);
  return { hours, own, night: isApart ? night : undefined };
}

/** The hours of one day as text; 'Closed today' if closed. */
export function describeToday(date: LocalDate, week: WeeklyHours | null): string {
  if (!week) return m.rulesOpeningHours.hoursNotAvailable;
  const { hours, night } = partsOf(date, week);
  return hours.closed && !night ? m.rulesOpeningHours.closedToday : describeHoursOn(date, week);
}

function shortName(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1, 3);
}

/** The text `operatingHours`, in English for everybody: 'Mon–Fri 8:00 AM – 6:00 PM, Sat 9:00 AM – 2:00 PM, Sun closed', or '24/7'. */
export function describeWeeklyHours(week: WeeklyHours): string {
  const texts = WEEKDAYS.map((weekday) => dayText(week[weekday], STORED_WORDS));
  return texts.every((text) => text === STORED_WORDS.allDay) ? ALWAYS : joinDays(texts);
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
  if (described === ALWAYS) return WEEKDAYS.map(() => STORED_WORDS.allDay);
  const names = WEEKDAYS.map(shortName);
  const texts: string[] = [];
  for (const part of described.split(', ')) {
    const [, first = '', last = first, text = ''] = /^(\w{3})(?:–(\w{3}))? (.+)$/.exec(part) ?? [];
    if (names.indexOf(first) !== texts.length) return null;
    for (let index = texts.length; index <= names.indexOf(last); index += 1) texts.push(text);
  }
  return texts.length === WEEKDAYS.length ? texts : null;
}
