// Converts between a place's wall-clock time and instants (docs/rules.md "Time"). All dates and hours of a location are
// local to its IANA time zone; only this file converts them.
import { tzOffset } from '@date-fns/tz';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { currentFormats } from '@chargerota/messages/formats';
import { addDays, dateOfMs, dayNumberMs, weekdayOf } from './local-dates.ts';
import type { LocalDate, Weekday } from './local-dates.ts';
import type { Period } from './periods.ts';
import { currentZoneName, formerZoneNames } from './zone-aliases.ts';

/** How many zones the caches below remember. */
const ZONES_KEPT = 100;
/** More than any zone's offset, including the day that Samoa skipped. */
const BEYOND_OFFSETS_MS = 36 * HOUR_MS;

/**
 * True for an IANA name that this runtime knows, such as 'Europe/London'. Other spellings such as 'europe/london' are
 * refused, as there are too many to remember. The runtime does not report the spelling of an alias such as
 * 'Asia/Kolkata', so aliases are accepted in any case.
 */
export function isTimeZone(name: string): boolean {
  let answer = zoneAnswers.get(name);
  if (answer === undefined) {
    answer = isKnownToRuntime(name);
    if (zoneAnswers.size >= ZONES_KEPT) zoneAnswers.clear();
    zoneAnswers.set(name, answer);
  }
  return answer;
}

// Asking the runtime takes a tenth of a millisecond, and every response of the server names zones.
const zoneAnswers = new Map<string, boolean>();

function isKnownToRuntime(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

export class UnknownTimeZone extends RangeError {
  constructor(zone: string) {
    super(`The time zone “${zone}” is not known here.`);
  }
}

/**
 * The name by which this runtime knows a zone: some know only its former name, or only that of today. A zone that it
 * doesn't know at all has no times, because any guess would be a wrong hour.
 */
export function nameInRuntime(zone: string): string {
  const name = [zone, currentZoneName(zone), ...formerZoneNames(zone)].find((each) => canFormat(each));
  if (name === undefined) throw new UnknownTimeZone(zone);
  return name;
}

function canFormat(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The furthest that clocks are ahead of UTC and behind it, in whole hours. */
const [FURTHEST_EAST, FURTHEST_WEST] = [14, -12];

/**
 * A zone whose clocks are `minutes` ahead of UTC at an instant: `Etc/GMT-2` for 120, because the signs of these names
 * are reversed.
 */
export function zoneOfOffset(minutes: number, instant: Date): string {
  const hours = minutes / 60;
  if (hours === 0) return 'UTC';
  if (Number.isInteger(hours) && hours >= FURTHEST_WEST && hours <= FURTHEST_EAST)
    return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return (
    Intl.supportedValuesOf('timeZone').find((zone) => utcOffsetMinutes(instant, zone) === minutes) ?? 'UTC'
  );
}

// Offsets are needed thousands of times while choices are computed. Zones change theirs only on quarter hours.
const QUARTER_MS = 15 * MINUTE_MS;
const OFFSETS_KEPT = 4_000;
const offsetsByZone = new Map<string, Map<number, number>>();

function offsetMs(ms: number, name: string): number {
  // One spelling per zone, because tzOffset caches something for every spelling that it is given.
  const zone = name.toLowerCase();
  let offsets = offsetsByZone.get(zone);
  if (!offsets) {
    if (offsetsByZone.size >= ZONES_KEPT) offsetsByZone.clear();
    offsetsByZone.set(zone, (offsets = new Map()));
  }
  const quarter = Math.floor(ms / QUARTER_MS);
  let offset = offsets.get(quarter);
  if (offset === undefined) {
    offset = offsetOf(new Date(quarter * QUARTER_MS), name);
    if (offsets.size >= OFFSETS_KEPT) offsets.clear();
    offsets.set(quarter, offset);
  }
  return offset;
}

function offsetOf(instant: Date, name: string): number {
  const minutes = tzOffset(name.toLowerCase(), instant);
  // NaN if the runtime does not know the name.
  return (Number.isNaN(minutes) ? tzOffset(nameInRuntime(name).toLowerCase(), instant) : minutes) * MINUTE_MS;
}

/** Whether the clocks of two zones show the same time at an instant. */
export function clocksAgree(instant: Date, zone: string, other: string): boolean {
  return offsetMs(instant.getTime(), zone) === offsetMs(instant.getTime(), other);
}

/** How far the clocks of a zone are ahead of UTC at an instant. */
export function utcOffsetMinutes(instant: Date, zone: string): number {
  return offsetMs(instant.getTime(), zone) / MINUTE_MS;
}

/** The wall-clock time at an instant, as milliseconds on the scale of dayNumberMs. */
function wallMs(ms: number, zone: string): number {
  return ms + offsetMs(ms, zone);
}

export interface LocalTime {
  date: LocalDate;
  hour: number;
  minute: number;
  weekday: Weekday;
}

/** The date and time on a location's wall clock at `instant`. */
export function localTime(instant: Date, zone: string): LocalTime {
  const wall = wallMs(instant.getTime(), zone);
  const date = dateOfMs(wall);
  const minutes = Math.floor((wall - dayNumberMs(date)) / MINUTE_MS);
  return { date, hour: Math.floor(minutes / 60), minute: minutes % 60, weekday: weekdayOf(date) };
}

export function localDate(instant: Date, zone: string): LocalDate {
  return dateOfMs(wallMs(instant.getTime(), zone));
}

export interface WallInstant {
  /** The first instant at which the clock shows this time; if it skips the time, the instant of the change. */
  instant: Date;
  /** True if the clock never shows this time. */
  skipped: boolean;
  /** The second instant at which the clock shows this time, if it goes back. */
  again: Date | null;
}

/** The instant at which clocks show `minutes` after the day's midnight (0 to 1440; 1440 is the next midnight). */
export function wallInstant(date: LocalDate, minutes: number, zone: string): WallInstant {
  const wall = dayNumberMs(date) + minutes * MINUTE_MS;
  const offsetBefore = offsetMs(wall - BEYOND_OFFSETS_MS, zone);
  const offsetAfter = offsetMs(wall + BEYOND_OFFSETS_MS, zone);
  const earlier = wall - Math.max(offsetBefore, offsetAfter);
  const later = wall - Math.min(offsetBefore, offsetAfter);
  const matches = [earlier, later].filter((ms) => wallMs(ms, zone) === wall);
  if (matches.length > 0) {
    const again = matches.length > 1 && matches[1] !== matches[0] ? new Date(matches[1]!) : null;
    return { instant: new Date(matches[0]!), skipped: false, again };
  }
  return { instant: new Date(changeBetween(earlier, later, wall, zone)), skipped: true, again: null };
}

/** The first minute in (low, high] at which the clock shows more than `wall`. */
function changeBetween(low: number, high: number, wall: number, zone: string): number {
  let before = Math.floor(low / MINUTE_MS) - 1;
  let after = Math.ceil(high / MINUTE_MS) + 1;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallMs(middle * MINUTE_MS, zone) > wall) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
}

/** The instant at which an hour (0 to 24) of a day begins. */
export function hourInstant(date: LocalDate, hour: number, zone: string): WallInstant {
  return wallInstant(date, hour * 60, zone);
}

/** The next full hour at a place: from then a charger that is free now can be reserved. */
export function nextHour(now: Date, zone: string): Date {
  const { date, hour } = localTime(now, zone);
  return hourInstant(date, hour + 1, zone).instant;
}

export function startOfDay(date: LocalDate, zone: string): Date {
  return wallInstant(date, 0, zone).instant;
}

/** From a day's first instant to that of the next day: 23, 24 or 25 hours, or half an hour more or less. */
export function dayPeriod(date: LocalDate, zone: string): Period {
  return { startsAt: startOfDay(date, zone), endsAt: startOfDay(addDays(date, 1), zone) };
}

export interface DayHour extends Period {
  hour: number;
  /** `hourLabel` */
  label: string;
  /** True if the clock went back and shows this hour again. */
  repeated: boolean;
}

/**
 * The columns of a day's grid: usually 24; 23 or 25 when clocks change. They follow each other without gaps. If a zone
 * moves its clocks by half an hour, the columns beside the change are shorter than an hour.
 */
export function dayHours(date: LocalDate, zone: string): DayHour[] {
  const day = dayPeriod(date, zone);
  const columns: DayHour[] = [];
  let at = day.startsAt.getTime();
  while (at < day.endsAt.getTime()) {
    const minutes = Math.floor((wallMs(at, zone) - dayNumberMs(date)) / MINUTE_MS);
    const next = Math.min(at + (60 - (minutes % 60)) * MINUTE_MS, day.endsAt.getTime());
    const hour = Math.floor(minutes / 60);
    columns.push({
      hour,
      label: hourLabel(hour),
      repeated: columns.some((column) => column.hour === hour),
      startsAt: new Date(at),
      endsAt: new Date(next),
    });
    at = next;
  }
  return columns;
}

/** '2' for 14, '12' for 0, 12 and 24; by a clock of 24 hours '14' and '0'. */
export function hourNumber(hour: number): string {
  return String(currentFormats().is24Hour ? hour % 24 : hour % 12 || 12);
}

/** '2 PM' for 14, '12 AM' for 0 and 24; by a clock of 24 hours '14:00' and '00:00'. */
export function hourLabel(hour: number): string {
  return currentFormats().is24Hour ? formatHour(hour) : `${hourNumber(hour)} ${halfOfDay(hour)}`;
}

const halfOfDay = (hour: number): string => (hour % 24 < 12 ? 'AM' : 'PM');
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** '2:05 PM' for the minutes after midnight; '14:05' by a clock of 24 hours. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return currentFormats().is24Hour
    ? `${twoDigits(hour % 24)}:${twoDigits(minutes % 60)}`
    : `${hourNumber(hour)}:${twoDigits(minutes % 60)} ${halfOfDay(hour)}`;
}

/** '2:00 PM' for 14. */
export function formatHour(hour: number): string {
  return formatMinutes(hour * 60);
}

/** The wall-clock time at an instant: '2:05 PM'. */
export function formatTime(instant: Date, zone: string): string {
  const { hour, minute } = localTime(instant, zone);
  return formatMinutes(hour * 60 + minute);
}
