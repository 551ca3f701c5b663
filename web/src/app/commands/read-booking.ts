// Understands "book tomorrow 9", "book fri 14-16" or "book 12 June 9am 2h". Pure; the words are in booking-words.ts.
import { m } from '@chargerota/messages';
import {
  addDays,
  currentFormats,
  dateFormat,
  isoWeekOf,
  isRealDate,
  monthComesFirst,
  weekdayOf,
  WEEKDAYS,
} from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { ENGLISH } from './booking-words.ts';
import type { BookingWords } from './booking-words.ts';

/** What somebody wants to book. What they did not say is null. */
export interface BookingWish {
  date: LocalDate | null;
  startHour: number | null;
  hours: number | null;
  /** The words that name no time: they may name the location. */
  place: readonly string[];
}

/** Null if the text is about no booking. */
export type BookingText = { wish: BookingWish } | { problem: string } | null;

/** The location's clock. */
type Clock = { date: LocalDate; hour: number };

type Found = {
  /** The number of words that it consists of. */
  taken: number;
  date?: LocalDate;
  /** Said as a day of the week: today's name means next week once the hour has passed. */
  isWeekday?: boolean;
  startHour?: number;
  hours?: number;
  problem?: string;
};
type Reader = (tokens: readonly string[], clock: Clock, words: BookingWords) => Found | null;

/** Within this time a date without a year is one that has passed; before it, the next year's is meant. */
const RECENT_DAYS = 90;

export function readBooking(text: string, clock: Clock, words: BookingWords = ENGLISH): BookingText {
  const tokens = tokensOf(text);
  const hasVerb = words.verbs.includes(tokens[0] ?? '');
  const place: string[] = [];
  let said: Omit<Found, 'taken'> = {};
  let at = hasVerb ? 1 : 0;
  while (at < tokens.length) {
    const found = nextPart(tokens.slice(at), said, clock, words);
    if (found?.problem !== undefined && (hasVerb || said.date)) return { problem: found.problem };
    if (found) said = { ...said, ...found };
    else place.push(tokens[at]!);
    at += found?.taken ?? 1;
  }
  const wish = { ...timesOf(said, clock), place };
  const isBooking = hasVerb
    ? wish.date !== null || place.length > 0
    : said.date !== undefined &&
      place.length === 0 &&
      (said.startHour !== undefined || isDayAlone(tokens, said, clock, words));
  return isBooking ? { wish } : null;
}

/**
 * Without the verb and an hour, a day to come is a booking if it is written in full: "today", "may" and "tom" are words
 * that find something else.
 */
function isDayAlone(
  tokens: readonly string[],
  { date, isWeekday }: Omit<Found, 'taken'>,
  clock: Clock,
  words: BookingWords,
): boolean {
  const isInFull = tokens.length > 1 || [...words.tomorrow, ...words.weekdays].includes(tokens[0]!);
  return isInFull && date !== undefined && (date > clock.date || isWeekday === true);
}

/**
 * The day that a text names by a date or a word such as "tomorrow", and its other words. A weekday's name stays a word: it
 * may mean several days.
 */
export function readDay(
  text: string,
  clock: Clock,
  words: BookingWords = ENGLISH,
): { date: LocalDate; rest: readonly string[] } | null {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const found = DATES.map((reader) => reader(tokens.slice(at), clock, words)).find(Boolean);
    if (found?.date !== undefined && !found.isWeekday)
      return { date: found.date, rest: [...tokens.slice(0, at), ...tokens.slice(at + found.taken)] };
  }
  return null;
}

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .match(/\d{4}-\d{2}-\d{2}|\d+[.,]\d+|\d+|[ap]\.m|\p{L}+|[-:/]/gu) ?? [];

/** What the next words say. What has been said already is not said again. */
function nextPart(
  tokens: readonly string[],
  said: Omit<Found, 'taken'>,
  clock: Clock,
  words: BookingWords,
): Found | null {
  const read = (reader: Reader): Found | null => reader(tokens, clock, words);
  const date = said.date === undefined ? DATES.map(read).find(Boolean) : null;
  if (date) return date;
  const length = said.hours === undefined ? read(lengthOf) : null;
  if (length) return length;
  const time = said.startHour === undefined ? read(timeOf) : null;
  if (time) return time;
  return words.fillers.includes(tokens[0]!) ? { taken: 1 } : null;
}

function timesOf(said: Omit<Found, 'taken'>, clock: Clock): Omit<BookingWish, 'place'> {
  const { startHour = null, hours = null } = said;
  const isPast = startHour !== null && startHour <= clock.hour;
  const ofHour = startHour === null ? null : addDays(clock.date, isPast ? 1 : 0);
  const date = said.date ?? ofHour;
  const isNextWeek = said.isWeekday && date === clock.date && isPast;
  return { date: date !== null && isNextWeek ? addDays(date, 7) : date, startHour, hours };
}

const isoDate: Reader = ([text = '']) => {
  if (!/^\d{4}-/.test(text)) return null;
  return { taken: 1, ...(isRealDate(text) ? { date: text } : { problem: m.commands.thereIsNoSuchDay }) };
};

const nearDay: Reader = (tokens, { date }, words) => {
  const [word = ''] = tokens;
  if (begins(words.today, word)) return { taken: 1, date };
  if (begins(words.tomorrow, word)) return { taken: 1, date: addDays(date, 1) };
  if (begins(words.yesterday, word)) return { taken: 1, date: addDays(date, -1) };
  const phrase = words.dayAfterTomorrow.find((each) => each.every((part, index) => tokens[index] === part));
  if (phrase) return { taken: phrase.length, date: addDays(date, 2) };
  const [, count = '', unit = ''] = tokens;
  if (!words.inDays.in.includes(word) || !words.inDays.days.includes(unit) || !/^\d{1,3}$/.test(count))
    return null;
  return { taken: 3, date: addDays(date, Number(count)) };
};

const weekday: Reader = (tokens, { date }, words) => {
  const isNext = words.next.includes(tokens[0]!);
  const index = indexOfWord(words.weekdays, tokens[isNext ? 1 : 0]);
  if (index < 0) return null;
  if (isNext) return { taken: 2, date: addDays(isoWeekOf(date).first, 7 + index) };
  const ahead = (index - WEEKDAYS.indexOf(weekdayOf(date)) + 7) % 7;
  return { taken: 1, date: addDays(date, ahead), isWeekday: true };
};

/** "12 June", "12th of June 2027" */
const dayAndMonth: Reader = (tokens, clock, words) => {
  const [day = '', ...rest] = tokens;
  if (!isDayNumber(day)) return null;
  const skipped = rest.findIndex((word) => !words.ordinals.includes(word) && !words.fillers.includes(word));
  const month = indexOfWord(words.months, rest[skipped]);
  if (month < 0) return null;
  return withYear(tokens, skipped + 2, month, Number(day), clock);
};

/** "June 12", but not "June 9am" */
const monthAndDay: Reader = (tokens, clock, words) => {
  const month = indexOfWord(words.months, tokens[0]);
  const [, day = '', after = ''] = tokens;
  if (month < 0 || !isDayNumber(day) || [...words.am, ...words.pm, ':'].includes(after)) return null;
  return withYear(tokens, words.ordinals.includes(after) ? 3 : 2, month, Number(day), clock);
};

/** "6/12": the month comes first, as the application writes dates. */
const slashes: Reader = (tokens, clock) => {
  const [first = '', slash, second = ''] = tokens;
  const [month, day] = monthComesFirst() ? [first, second] : [second, first];
  if (slash !== '/' || !/^\d{1,2}$/.test(month) || !isDayNumber(day) || Number(month) > 12 || month === '0')
    return null;
  const yearAt = tokens[3] === '/' ? 4 : 3;
  return withYear(tokens, yearAt, Number(month) - 1, Number(day), clock);
};

const DATES: readonly Reader[] = [isoDate, nearDay, weekday, dayAndMonth, monthAndDay, slashes];

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

function withYear(
  tokens: readonly string[],
  yearAt: number,
  month: number,
  day: number,
  clock: Clock,
): Found {
  const saidYear = /^20\d\d$/.test(tokens[yearAt] ?? '') ? Number(tokens[yearAt]) : null;
  const taken = saidYear === null ? yearAt : yearAt + 1;
  const thisYear = Number(clock.date.slice(0, 4));
  const inYear = (year: number): LocalDate =>
    `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isLongAgo = inYear(thisYear) < addDays(clock.date, -RECENT_DAYS);
  const year = saidYear ?? (isLongAgo ? thisYear + 1 : thisYear);
  const date = inYear(year);
  if (isRealDate(date)) return { taken, date };
  const name = monthName(new Date(Date.UTC(year, month)));
  return { taken, problem: m.commands.monthHasNoDay({ month: name, year, day }) };
}

/** "2h", "for 2", "3 hours" */
const lengthOf: Reader = (tokens, _clock, words) => {
  const isLasting = words.lasting.includes(tokens[0]!);
  const [count = '', unit = ''] = tokens.slice(isLasting ? 1 : 0);
  if (!/^\d+([.,]\d+)?$/.test(count)) return null;
  const hasUnit = words.hours.includes(unit);
  const taken = (isLasting ? 2 : 1) + (hasUnit ? 1 : 0);
  if (words.minutes.includes(unit) || (hasUnit && /[.,]/.test(count)))
    return { taken: taken + 1, problem: m.commands.reservationsLastWholeHours };
  if (!hasUnit && (!isLasting || isTimeGoingOn(unit, words))) return null;
  const hours = Number(count);
  if (hours >= 1 && hours <= 24) return { taken, hours };
  return { taken, problem: m.commands.reservationsLast1To24 };
};

const isTimeGoingOn = (word: string, words: BookingWords): boolean =>
  [...words.am, ...words.pm, ...words.until, ':'].includes(word);

type Point = {
  taken: number;
  hour: number;
  /** Null for a bare number. */
  half: 'am' | 'pm' | null;
  /** "06", or an hour after 12: of the clock with 24 hours. */
  isOf24: boolean;
  problem?: string;
};

/** "9", "9am", "14-16", "9 to 11:00 pm", "noon" */
const timeOf: Reader = (tokens, _clock, words) => {
  const start = pointOf(tokens, words);
  if (!start) return null;
  const end = words.until.includes(tokens[start.taken] ?? '')
    ? pointOf(tokens.slice(start.taken + 1), words)
    : null;
  const taken = start.taken + (end ? end.taken + 1 : 0);
  const problem = start.problem ?? end?.problem;
  if (problem !== undefined) return { taken, problem };
  const startHour = startOf(start, end);
  if (!end) return { taken, startHour };
  return { taken, startHour, hours: (endOf(end, startHour) - startHour + 24) % 24 || 24 };
};

function pointOf(tokens: readonly string[], words: BookingWords): Point | null {
  const [text = '', ...after] = tokens;
  const named = { taken: 1, half: null, isOf24: true };
  if (words.noon.includes(text)) return { ...named, hour: 12 };
  if (words.midnight.includes(text)) return { ...named, hour: 0 };
  if (!/^\d{1,2}$/.test(text)) return null;
  const minutes = after[0] === ':' && /^\d\d$/.test(after[1] ?? '') ? after[1]! : null;
  const halfAt = minutes === null ? 0 : 2;
  const half = halfOf(after[halfAt], words);
  const taken = 1 + halfAt + (half ? 1 : 0);
  const number = Number(text);
  const point = {
    taken,
    half,
    hour: number % 24,
    isOf24: !half && (text.startsWith('0') || number > 12 || (minutes !== null && currentFormats().is24Hour)),
  };
  if (number > 24 || (half && (number < 1 || number > 12)))
    return {
      ...point,
      problem: m.commands.thereIsNoHour({
        hour: [text, half?.toUpperCase()].filter(Boolean).join(' '),
      }),
    };
  if (minutes !== null && minutes !== '00')
    return { ...point, problem: m.commands.reservationsBeginAndEndOn };
  return { ...point, hour: half ? (number % 12) + (half === 'pm' ? 12 : 0) : number % 24 };
}

function halfOf(word: string | undefined, words: BookingWords): 'am' | 'pm' | null {
  if (word === undefined) return null;
  return words.am.includes(word) ? 'am' : words.pm.includes(word) ? 'pm' : null;
}

/** The bare hours from 1 to 6 are those of the afternoon, unless the end says otherwise. */
function startOf(start: Point, end: Point | null): number {
  if (start.half || start.isOf24 || start.hour === 0) return start.hour;
  if (end?.half) {
    const inHalf = (start.hour % 12) + (end.half === 'pm' ? 12 : 0);
    return inHalf < end.hour ? inHalf : (inHalf + 12) % 24;
  }
  const isAfternoon = start.hour <= 6 && !end?.isOf24;
  return isAfternoon ? start.hour + 12 : start.hour;
}

/** "9-5" ends in the afternoon; "22-2" on the next day. */
function endOf(end: Point, startHour: number): number {
  if (end.half || end.isOf24 || end.hour > startHour) return end.hour;
  const later = end.hour + 12;
  return later > startHour && later <= 24 ? later % 24 : end.hour;
}

const isDayNumber = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;

/** "tom" while somebody types "tomorrow" */
const begins = (names: readonly string[], word: string): boolean =>
  word.length >= 3 && names.some((name) => name.startsWith(word));

const indexOfWord = (names: readonly string[], word = ''): number =>
  word.length >= 3 ? names.findIndex((name) => name.startsWith(word)) : -1;
